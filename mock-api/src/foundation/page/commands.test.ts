import { guestInitData } from '@lounge/protocol/foundation/guest';
import { statusBarRemove } from '@lounge/protocol/foundation/page';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { guestIsLoggedIn } from '../session/states.ts';

test('a guest’s fifty newest closed items are kept, and those of others stay', async () => {
  const { world, pass } = aWorld();
  for (const guestId of [7, 8]) await setUpState(guestIsLoggedIn({ guestId, token: `t${guestId}` }), world);
  const { sendCommand } = testSocket({ guestId: 7 }, world);
  const { answer } = testClient(world);
  const closedOf = async (guestId: number) => (await answer(guestInitData, {}, { guestId })).closedItems;
  await testSocket({ guestId: 8 }, world).sendCommand(statusBarRemove, { item: 'news' });
  for (let at = 10; at <= 62; at += 1) {
    pass(1);
    expect(await sendCommand(statusBarRemove, { item: `news@${at}` })).toMatchObject({ ok: true });
  }
  // Closed again, it is among the newest ones.
  pass(1);
  await sendCommand(statusBarRemove, { item: 'news@13' });
  pass(1);
  await sendCommand(statusBarRemove, { item: 'news@63' });
  const closed = await closedOf(7);
  expect(closed).toHaveLength(50);
  expect([closed.includes('news@13'), closed.includes('news@14'), closed.includes('news@15')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await closedOf(8)).toEqual(['news']);
});
