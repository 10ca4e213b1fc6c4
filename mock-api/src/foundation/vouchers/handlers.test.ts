import { getGuestVouchers, voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { summaryOf, takeVoucher } from './index.ts';
import { guestGetsVoucher, guestHasVoucher } from './states.ts';

const messages = { guestId: 7, type: voucherTypes.messages };

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  const published: unknown[] = [];
  world.bus.subscribe(({ to, message }) => void published.push([to, message]));
  const client = testClient(world);
  const listed = async () => (await client.answer(getGuestVouchers, {}, { guestId: 7 })).map((each) => each.amount);
  const take = () =>
    runInWorld(world, true, (inside) => takeVoucher(7, { type: voucherTypes.messages, subject: null }, inside));
  return { ...testWorld, ...client, published, listed, take };
};

// @spec query:guest.vouchers, entity:voucher, constant:voucher.types
test('lists a guest’s vouchers with their performers in the caller’s language', async () => {
  const { world, answer } = await setUp();
  await guestHasVoucher.setUp({ ...messages, amount: 5, actorId: 101, validTo: '2026-12-24T22:59:59.000Z' }, world);
  await guestHasVoucher.setUp({ ...messages, guestId: 8, amount: 9 }, world);
  expect(await answer(getGuestVouchers, {}, { guestId: 7, language: 'de' })).toEqual([
    {
      id: 1,
      guestId: 7,
      type: 5,
      amount: 5,
      seconds: null,
      subject: null,
      actorId: 101,
      maxPrice: null,
      worth: { value: 1500, currency: 'VXC' },
      gives: null,
      validFrom: '2026-11-20T19:00:00.000Z',
      validTo: '2026-12-24T22:59:59.000Z',
      actors: [
        expect.objectContaining({ id: 101, link: expect.stringMatching(/^\/de\/amateur\//), name: expect.any(String) }),
      ],
    },
  ]);
});

test('rejects anonymous visitors', async () => {
  const { outcome } = await setUp();
  expect(await outcome(getGuestVouchers, {})).toMatchObject({ ok: false, code: 'needLogin' });
});

test('lists and uses vouchers by expiry; expired and used up ones are omitted', async () => {
  const { world, listed, take, pass } = await setUp();
  await guestHasVoucher.setUp({ ...messages, amount: 2 }, world);
  await guestHasVoucher.setUp({ ...messages, amount: 1, validTo: '2026-11-21T19:00:00.000Z' }, world);
  await guestHasVoucher.setUp({ ...messages, amount: 7, validTo: '2026-11-20T20:00:00.000Z' }, world);
  expect(await listed()).toEqual([7, 1, 2]);
  pass(3_600_000);
  expect(await listed()).toEqual([1, 2]);
  expect([await take(), await listed()]).toEqual([true, [2]]);
  expect([await take(), await take(), await take(), await listed()]).toEqual([true, true, false, []]);
});

// @spec socket:guestVouchers, entity:guestVoucherSummaryEntry
test('publishes the sum of each kind of voucher', async () => {
  const { world, published } = await setUp();
  for (const amount of [5, 3]) await guestHasVoucher.setUp({ ...messages, amount }, world);
  await guestHasVoucher.setUp({ ...messages, amount: 4, actorId: 101 }, world);
  await guestGetsVoucher.setUp({ guestId: 7, type: voucherTypes.video, amount: 1 }, world);
  const guestVouchers = [
    { type: 1, amount: 1, seconds: null, actorId: null },
    { type: 5, amount: 8, seconds: null, actorId: null },
    { type: 5, amount: 4, seconds: null, actorId: 101 },
  ];
  expect(published).toEqual([[{ guestId: 7 }, { type: 'guestVouchers', guestVouchers }]]);
  expect(await summaryOf(world.database.reader, 8, '2026-11-20T19:00:00.000Z')).toEqual([]);
});
