import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import { buyVideo, getVideoPlayback } from '@lounge/protocol/content/videos';
import { getGuestVouchers, redeemCredits } from '@lounge/protocol/foundation/vouchers';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { anAlbumOfPerformer, guestBoughtAlbum } from '../../content/galleries/states.ts';
import { aVideoOfPerformer } from '../../content/videos/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { balanceOf } from '../wallet/ledger.ts';
import { guestOwnsCoins } from '../wallet/states.ts';
import { takeSeconds, takeVouchers } from './index.ts';
import { guestHasVoucher, theVoucher } from './states.ts';
import { breakTable } from '../../testing/break-table.ts';

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: 91_001, actorId: 9101, price: 900 }, world);
  await anAlbumOfPerformer.setUp({ id: 91_002, actorId: 9101, price: 900 }, world);
  await aVideoOfPerformer.setUp({ id: 95_001, actorId: 9101, price: 900 }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 2500 }, world);
  const published: unknown[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const client = testClient(world);
  const buy = (voucherId: number, key = `k-${voucherId}`, albumId = 91_001) =>
    client.outcome(buyAlbum, { albumId, voucherId }, { guestId: 7, key });
  const owned = () => balanceOf(world.database.reader, 'guest:7');
  const amounts = async () => (await client.answer(getGuestVouchers, {}, { guestId: 7 })).map(({ amount }) => amount);
  const album = (amount: number, changes = {}) =>
    theVoucher.setUp({ id: 500, guestId: 7, type: 4, amount, ...changes }, world);
  return { ...testWorld, ...client, buy, owned, amounts, album, published };
};

// @spec feature:pay.vouchers 2, rest:gallery.album.buy
test('a voucher pays for an album and never coins; the booking names it without entries', async () => {
  const { buy, album, owned, amounts, published, run, answer } = await setUp();
  await album(2);
  expect(await buy(500)).toMatchObject({ ok: true, answer: { success: true, guestBalance: { value: 2500 } } });
  expect([await owned(), await amounts(), published]).toEqual([2500, [1], ['guestVouchers']]);
  const bookings = await run<{ reference: string; entries: number }>(
    `select reference, (select count(*) from "ledgerEntry" where "transferId" = transfer.id) as entries from transfer where kind = 'album'`,
  );
  expect(bookings.map(({ reference, entries }) => [JSON.parse(reference), entries])).toEqual([
    [{ kind: 'album', id: 91_001, actorId: 9101, voucherId: 500, voucherType: 4 }, 0],
  ]);
  const { items } = await answer(getMovements, {}, { guestId: 7 });
  expect(items[0]).toMatchObject({ kind: 'album', amount: { value: 0 }, subject: expect.any(String) as string });
  expect(await answer(getGallery, { albumId: 91_001 }, { guestId: 7 })).toMatchObject({
    isBought: true,
    restriction: null,
    fittingVoucher: null,
  });
});

const hour = 3_600_000;
const at = (ms: number) => new Date(Date.parse('2026-11-20T19:00:00.000Z') + ms).toISOString();

// @spec entity:voucher, entity:enum.voucherType
test.each([
  ['of another type', { type: 1 }, 'voucherUnfit'],
  ['below the price', { maxPrice: 899 }, 'voucherUnfit'],
  ['that is used up', { amount: 0 }, 'voucherUsed'],
  ['that is not valid yet', { validFrom: at(1) }, 'voucherNotYet'],
  ['that has expired', { validTo: at(0) }, 'voucherExpired'],
  ['of another guest', { guestId: 8 }, 'unknown'],
])('a voucher %s is rejected by name, and nothing moves', async (_, changes, code) => {
  const { buy, album, owned, published, run } = await setUp();
  await album(1, changes);
  expect(await buy(500)).toEqual({ ok: false, code, field: 'voucherId' });
  expect(await buy(501)).toEqual({ ok: false, code: 'unknown', field: 'voucherId' });
  expect([await owned(), published, await run('select * from purchase')]).toEqual([2500, [], []]);
});

test('a voucher for another performer does not fit; one up to the price fits until its last millisecond', async () => {
  const { buy, world, album, answer } = await setUp();
  await guestHasVoucher.setUp({ guestId: 7, type: 4, amount: 1, actorId: 101 }, world);
  const [other] = await answer(getGuestVouchers, {}, { guestId: 7 });
  expect(await buy(other?.id ?? 0)).toMatchObject({ code: 'voucherUnfit' });
  const fitting = async () => (await answer(getGallery, { albumId: 91_001 }, { guestId: 7 })).fittingVoucher;
  expect(await fitting()).toBe(null);
  await album(1, { maxPrice: 900, validFrom: at(0), validTo: at(1) });
  expect(await fitting()).toEqual({ id: 500, amount: 1, validTo: at(1) });
  expect(await buy(500)).toMatchObject({ ok: true });
});

test('the voucher that ends first is the one that fits, for albums and videos alike', async () => {
  const { answer, world } = await setUp();
  await theVoucher.setUp({ id: 501, guestId: 7, type: 1, amount: 3 }, world);
  await theVoucher.setUp({ id: 502, guestId: 7, type: 1, amount: 1, validTo: at(hour) }, world);
  const playback = (guestId: number | null) => answer(getVideoPlayback, { videoId: 95_001 }, { guestId });
  expect((await playback(7)).fittingVoucher).toEqual({ id: 502, amount: 1, validTo: at(hour) });
  expect([(await playback(8)).fittingVoucher, (await playback(null)).fittingVoucher]).toEqual([null, null]);
  expect(await answer(buyVideo, { videoId: 95_001, voucherId: 502 }, { guestId: 7, key: 'v' })).toMatchObject({
    success: true,
  });
  expect(await playback(7)).toMatchObject({ restriction: null, fittingVoucher: null });
});

test('the last voucher pays for one of two albums, whichever comes first', async () => {
  const { buy, album, amounts, owned, run } = await setUp();
  await album(1);
  const outcomes = await Promise.all([
    buy(500, 'a', 91_001),
    buy(500, 'b', 91_002),
    buy(500, 'a', 91_001),
    buy(500, 'c', 91_001),
  ]);
  expect(outcomes.map((each) => (each.ok ? 'bought' : each.code))).toEqual([
    'bought',
    'voucherUsed',
    'bought',
    'bought',
  ]);
  expect([await amounts(), await owned()]).toEqual([[], 2500]);
  expect(await run('select "contentId" from purchase')).toEqual([{ contentId: 91_001 }]);
});

test('an album that is bought or free takes no voucher', async () => {
  const { buy, album, amounts, world } = await setUp();
  await album(1);
  await guestBoughtAlbum.setUp({ guestId: 7, albumId: 91_001 }, world);
  await anAlbumOfPerformer.setUp({ id: 91_002, actorId: 9101, price: 0 }, world);
  expect(await buy(500, 'a')).toMatchObject({ ok: true });
  expect(await buy(500, 'b', 91_002)).toMatchObject({ ok: true });
  expect(await amounts()).toEqual([1]);
});

test('a purchase that crashes after the voucher was taken gives it back', async () => {
  const { album, buy, amounts, run, world } = await setUp();
  await album(1);
  const mend = await breakTable(world, { table: 'transfer' });
  await expect(buy(500)).rejects.toThrow('buyAlbum failed');
  expect([await amounts(), await run('select * from purchase')]).toEqual([[1], []]);
  await mend();
  expect(await buy(500)).toMatchObject({ ok: true });
  expect(await amounts()).toEqual([]);
});

test('credits are added to the balance as a whole and once', async () => {
  const { world, outcome, owned, published, amounts } = await setUp();
  await theVoucher.setUp({ id: 503, guestId: 7, type: 3, amount: 20 }, world);
  const redeem = (key: string) => outcome(redeemCredits, { voucherId: 503 }, { guestId: 7, key });
  const [first, second, third] = await Promise.all([redeem('a'), redeem('a'), redeem('b')]);
  expect(first).toMatchObject({ ok: true, answer: { coins: { value: 2000 }, guestBalance: { value: 4500 } } });
  expect([second, third]).toEqual([first, { ok: false, code: 'voucherUsed', field: 'voucherId' }]);
  expect([await owned(), await balanceOf(world.database.reader, 'house:promotion')]).toEqual([4500, -2000]);
  expect([published, await amounts()]).toEqual([['guestBalance', 'guestVouchers'], []]);
});

test.each([
  ['of another type', { type: 4 }, 'voucherUnfit'],
  ['that is not valid yet', { validFrom: at(1) }, 'voucherNotYet'],
  ['that has expired', { validTo: at(0) }, 'voucherExpired'],
  ['of another guest', { guestId: 8 }, 'unknown'],
])('credits of a voucher %s are rejected', async (_, changes, code) => {
  const { world, outcome, owned } = await setUp();
  await theVoucher.setUp({ id: 503, guestId: 7, type: 3, amount: 20, ...changes }, world);
  expect(await outcome(redeemCredits, { voucherId: 503 }, { guestId: 7, key: 'a' })).toMatchObject({ code });
  expect(await owned()).toBe(2500);
});

test('seconds of a chat are taken, first those that end first, and only for the performer', async () => {
  const { world, amounts } = await setUp();
  await theVoucher.setUp({ id: 1, guestId: 7, type: 2, amount: 2 }, world);
  await theVoucher.setUp({ id: 2, guestId: 7, type: 2, amount: 1, validTo: at(hour) }, world);
  await guestHasVoucher.setUp({ guestId: 7, type: 2, amount: 9, actorId: 101 }, world);
  const take = (seconds: number) => runInWorld(world, true, (inside) => takeSeconds(7, 9101, seconds, inside));
  expect([await take(59), await take(2), await take(200), await take(1)]).toEqual([
    { seconds: 59, voucherId: 2 },
    { seconds: 2, voucherId: 1 },
    { seconds: 119, voucherId: 1 },
    { seconds: 0, voucherId: null },
  ]);
  expect(await amounts()).toEqual([9]);
});

test('tickets to shows are taken for their show', async () => {
  const { world, amounts } = await setUp();
  await guestHasVoucher.setUp({ guestId: 7, type: 7, amount: 2, subject: 'show-1' }, world);
  const take = (subject: string, key: string) =>
    runInWorld(world, true, (inside) =>
      takeVouchers({ guestId: 7, key, amount: 1, type: 7, actorId: 9101, subject }, inside),
    );
  expect([await take('show-2', 'a'), await take('show-1', 'b'), await amounts()]).toEqual([0, 1, [1]]);
});
