import { guestInitData } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

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
