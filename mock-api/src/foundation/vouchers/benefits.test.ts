import { getGuestBenefits } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { guestOwnsGifts } from '../../content/gifts/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { guestHasVoucher } from './states.ts';

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  const has = (type: number, amount: number, rest = {}) =>
    guestHasVoucher.setUp({ guestId: 7, type, amount, ...rest }, world);
  const client = testClient(world);
  return { ...testWorld, ...client, has, benefits: () => client.answer(getGuestBenefits, {}, { guestId: 7 }) };
};

// @spec query:guest.benefits, entity:guestBenefits, feature:reward.benefits 1
test('counts spins, gifts and messages, and lists tickets', async () => {
  const { world, has, benefits } = await setUp();
  const end = '2026-12-01T21:00:00.000Z';
  await has(10, 3);
  await has(5, 4);
  await has(5, 1, { actorId: 9101 });
  await has(6, 2, { subject: '2' });
  await guestOwnsGifts.setUp({ guestId: 7, giftId: 4, quantity: 3 }, world);
  await has(8, 2, { actorId: 9101 });
  await has(7, 1, { subject: 'friday', validTo: end });
  const noor = { id: 9101, name: 'Noor Vega' };
  expect(await benefits()).toMatchObject({
    spinwheelSpins: 3,
    messengerGiftCount: 5,
    freeMessagesCount: 5,
    privateShowTickets: [{ actor: noor }, { actor: noor }],
    chatShowTickets: [{ showId: 'friday', start: '2026-11-20T19:00:00.000Z', end, actor: null }],
  });
});

test('benefits are sorted by their end; their worth is stated only where a price is', async () => {
  const { has, benefits } = await setUp();
  await has(3, 20);
  await has(5, 5, { validTo: '2026-12-02T00:00:00.000Z' });
  await has(6, 2, { subject: '2', validTo: '2026-12-01T00:00:00.000Z' });
  await has(9, 1, { subject: 'TURN10', validTo: '2026-12-03T00:00:00.000Z' });
  expect(
    (await benefits()).benefits.map(({ type, worth, voucherId }) => [type, worth?.value ?? null, voucherId]),
  ).toEqual([
    ['messengerGifts', 1600, 3],
    ['freeMessages', null, 2],
    ['bonus', null, 4],
    ['bonusCredits', 2000, 1],
  ]);
});

test('rejects anonymous visitors', async () => {
  const { outcome } = await setUp();
  expect(await outcome(getGuestBenefits, {})).toMatchObject({ code: 'needLogin' });
});
