import { pageMustReload } from '@lounge/mock-api/states';
import { ping, pong } from '@lounge/protocol/foundation/realtime';
import { pageReload } from '@lounge/protocol/foundation/session';
import { expect, test } from 'vitest';
import { pactForCommand, pactForPush } from './pact-for-message.ts';

const push = { description: 'a push that is never written', event: pageMustReload({}), payload: {} };
const command = { description: 'a command that is never written', payload: {}, reply: pong, answer: { ttl: 120 } };

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

test('a pact of a command fails if it gets no reply', async () => {
  await expect(pactForCommand(ping, command, () => undefined)).rejects.toThrow('times that `act` calls `reply`');
});
