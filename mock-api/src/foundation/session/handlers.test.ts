import { createVisitorToken, sessionExpired, vxpayLogout } from '@lounge/protocol/foundation/session';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import type { Delivery } from '../../world/bus.ts';
import { tokenHash } from '../../world/token-hash.ts';
import { guestIsLoggedIn } from './states.ts';

// @spec rest:vxpay.logout, socket:sessionExpired
test('logging out ends this session, notifies its tabs, and keeps the guest’s other sessions', async () => {
  const { world, run } = aWorld();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'here' }, world);
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'elsewhere' }, world);
  const published: Delivery[] = [];
  world.bus.subscribe((delivery) => published.push(delivery));
  const session = await tokenHash('here');
  expect(await testClient(world).answer(vxpayLogout, {}, { guestId: 7, session })).toEqual({ success: true });
  expect(published).toEqual([{ to: { session }, message: { type: sessionExpired.type } }]);
  expect(await run('select "tokenHash" from session')).toEqual([{ tokenHash: await tokenHash('elsewhere') }]);
});

test('logging out without a session succeeds', async () => {
  const { world } = aWorld();
  expect(await testClient(world).answer(vxpayLogout, {})).toEqual({ success: true });
});

test('without a server that knows tokens there is none for a visitor', async () => {
  const { world } = aWorld();
  expect(await testClient(world).outcome(createVisitorToken, {})).toMatchObject({ ok: false, code: 'unavailable' });
});
