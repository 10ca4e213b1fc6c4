import { pageMustReload } from '@lounge/mock-api/states';
import { pageReload } from '@lounge/protocol/foundation/session';
import { expect, test } from 'vitest';
import { pactForPush } from './pact-for-push.ts';

const push = { description: 'a push that is never written', event: pageMustReload({}), payload: {} };

test.each([
  ['never', 0],
  ['twice', 2],
])('a pact of a push fails if it is delivered %s', async (_, times) => {
  const pact = pactForPush(pageReload, push, ({ socket }, deliver) => {
    socket.on(pageReload, () => undefined);
    for (let at = 0; at < times; at += 1) deliver();
  });
  await expect(pact).rejects.toThrow('times that `act` calls `deliver`');
});
