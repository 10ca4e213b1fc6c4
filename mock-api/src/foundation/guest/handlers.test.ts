import type { AnswerOf } from '@lounge/protocol';
import { guestInitData, guestSidebarData } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { setUpState, type ProviderState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { guestSubscribes } from '../subscriptions/states.ts';

const robin = (isVip = false) => guestIsLoggedIn({ guestId: 7, token: 't', isVip });
const tv = guestSubscribes({ guestId: 7, product: 'tv' });
const setUp = () => {
  const testWorld = aWorld();
  return { ...testWorld, ...testClient(testWorld.world) };
};

test('rejects an unknown field', async () => {
  expect(await setUp().outcome(guestInitData, { id: 7 })).toMatchObject({ ok: false, code: 'malformed', field: 'id' });
});

// @spec query:guest.init-data, entity:guestState
test.each([[null], [999]])('a visitor with the id %s is anonymous', async (guestId) => {
  const data = await setUp().answer(guestInitData, {}, { guestId });
  expect(data).toMatchObject({ id: null, name: null, isLoggedIn: false, avsStatus: 'unknown', balance: null });
});

// @spec feature:shell.guest-state 1-2
test.each<[string, readonly ProviderState[], Partial<AnswerOf<typeof guestInitData>>]>([
  ['an anonymous visitor', [], { isLoggedIn: false, isPayingCustomer: false, isVip: false, isTvSubscriber: false }],
  ['a guest', [robin()], { isLoggedIn: true, isPayingCustomer: false, isVip: false, isTvSubscriber: false }],
  ['a guest who has paid', [robin()], { isLoggedIn: true, isPayingCustomer: true, isVip: false }],
  ['a VIP', [robin(true)], { isLoggedIn: true, isVip: true, isTvSubscriber: false }],
  ['a TV subscriber', [robin(), tv], { isLoggedIn: true, isVip: false, isTvSubscriber: true }],
])('the query service answers %s', async (_, states, expected) => {
  const { world, answer, outcome, run } = setUp();
  for (const each of states) await setUpState(each, world);
  if (expected.isPayingCustomer === false) await run('update guest set "isPaying" = 0 where id = 7');
  const caller = { guestId: states.length === 0 ? null : 7 };
  expect([guestInitData.kind, guestSidebarData.kind]).toEqual(['query', 'query']);
  expect(await answer(guestInitData, {}, caller)).toMatchObject(expected);
  const sidebar = await outcome(guestSidebarData, {}, caller);
  expect(sidebar).toMatchObject(caller.guestId === null ? { code: 'needLogin' } : { ok: true });
});

const columns =
  'id, name, "avsStatus", "avsMessage", "isVip", "isLocked", "isPaying", "showDataProtection", "loyaltyPoints", "createdAt"';

// @spec entity:enum.avsStatus
test.each([
  ['accepted', null, true],
  ['pending', null, false],
  ['rejected', 'The picture was blurred.', false],
  ['unknown', null, false],
])('returns the result of an age check: %s', async (status, message, hasAvs) => {
  const { answer, run } = setUp();
  await run(
    `insert into guest (${columns}) values (7, 'Robin', ?, ?, 1, 0, 1, 1, 120, '2026-01-01T00:00:00.000Z')`,
    status,
    message,
  );
  expect(await answer(guestInitData, {}, { guestId: 7 })).toMatchObject({
    id: 7,
    name: 'Robin',
    isLoggedIn: true,
    hasAvs,
    avsStatus: status,
    avsRejectMessage: message,
    isVip: true,
    isLocked: false,
    isPayingCustomer: true,
    showDataProtection: true,
    loyaltyPoints: 120,
  });
});
