import { buyAlbum } from '@lounge/protocol/content/galleries';
import type { Client, Result } from '@lounge/transport';
import {
  anAlbumOfPerformer,
  aPerformer,
  testStores,
  guestHasVoucher,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestPaid,
  theVoucher,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { Gallery } from './Gallery.ts';

const setUp = async (amount = 2500) => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101, price: 900 }, stores.world);
  await guestOwnsCoins.setUp({ guestId: 7, amount }, stores.world);
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const keysSent = () =>
    stores.sent.filter(({ path }) => path.includes('buyAlbum')).map(({ headers }) => headers['idempotency-key']);
  const balance = () => stores.run(`select sum(amount) as coins from "ledgerEntry" where account = 'guest:7'`);
  return { ...stores, newKey, keysSent, balance, gallery: new Gallery(91001, stores.context, newKey) };
};

// @spec rest:gallery.get
test('an album is read with its locked pictures and the restriction', async () => {
  const { gallery, unexpectedErrors } = await setUp();
  await gallery.load();
  expect(gallery.data.value).toMatchObject({ isBought: false, restriction: 'needPurchase' });
  expect(gallery.data.value?.pictures.map(({ isLocked }) => isLocked)).toEqual([false, false, false, true]);
  expect(unexpectedErrors).toEqual([]);
});

// @spec rest:gallery.album.buy
test('a purchase unlocks the album and returns the remaining balance', async () => {
  const { gallery } = await setUp();
  await gallery.load();
  await gallery.buy();
  expect(gallery.purchase.value).toMatchObject({ success: true, guestBalance: { value: 1600 } });
  expect(gallery.data.value).toMatchObject({ isBought: true, restriction: null });
});

// @spec feature:pay.vouchers 2, feature:albums.buy 2
test('the voucher that fits pays for the album, and the balance stays', async () => {
  const { gallery, world, balance } = await setUp();
  await guestHasVoucher.setUp({ guestId: 7, type: 4, amount: 1 }, world);
  await gallery.load();
  const voucherId = gallery.data.value?.fittingVoucher?.id;
  expect(voucherId).toBeGreaterThan(0);
  await gallery.buy(voucherId);
  expect(gallery.data.value).toMatchObject({ isBought: true, restriction: null, fittingVoucher: null });
  expect(await balance()).toEqual([{ coins: 2500 }]);
});

test('a voucher after an uncertain purchase for coins has a key of its own', async () => {
  const { gallery, keysSent, failRequests } = await setUp();
  failRequests(/buyAlbum/);
  await gallery.buy();
  await gallery.buy(4711);
  expect(keysSent()).toEqual(['key-1', 'key-2']);
});

test('a second press while a purchase is pending joins it', async () => {
  const { gallery, keysSent, balance } = await setUp();
  const [one, other] = await Promise.all([gallery.buy(), gallery.buy()]);
  expect(one).toBe(other);
  expect(keysSent()).toEqual(['key-1']);
  expect(await balance()).toEqual([{ coins: 1600 }]);
});

test('a retry after a network error has the same idempotency key', async () => {
  const { gallery, keysSent, balance, failRequests } = await setUp();
  failRequests(/buyAlbum/);
  expect(await gallery.buy()).toMatchObject({ ok: false, failure: { kind: 'offline' } });
  failRequests(null);
  expect((await gallery.buy()).ok).toBe(true);
  expect(keysSent()).toEqual(['key-1', 'key-1']);
  expect(await balance()).toEqual([{ coins: 1600 }]);
});

test('a purchase whose answer was lost is not paid twice', async () => {
  const { context, newKey, keysSent, balance } = await setUp();
  let answersToLose = 1;
  const call = async (...args: Parameters<Client['call']>): Promise<Result<never>> => {
    const result = (await context.client.call(...args)) as Result<never>;
    if (args[0].id !== buyAlbum.id || answersToLose === 0) return result;
    answersToLose -= 1;
    const failure = { kind: 'offline', callId: buyAlbum.id, code: 'unavailable', field: null } as const;
    return { ok: false, failure: { ...failure, requestId: null, message: 'no response' } };
  };
  const gallery = new Gallery(91001, { ...context, client: { call } }, newKey);
  expect((await gallery.buy()).ok).toBe(false);
  expect(await gallery.buy()).toMatchObject({ ok: true, value: { guestBalance: { value: 1600 } } });
  expect(keysSent()).toEqual(['key-1', 'key-1']);
  expect(await balance()).toEqual([{ coins: 1600 }]);
});

test('a purchase after a rejection has a new idempotency key', async () => {
  const { gallery, keysSent, world } = await setUp(100);
  expect(await gallery.buy()).toMatchObject({ ok: false, failure: { kind: 'declared', code: 'needPurchase' } });
  await guestOwnsCoins.setUp({ guestId: 7, amount: 1000 }, world);
  expect((await gallery.buy()).ok).toBe(true);
  expect(keysSent()).toEqual(['key-1', 'key-2']);
});

test('an album that was bought in another tab is unlocked in this tab too', async () => {
  const { gallery, pushSource, context, newKey } = await setUp();
  gallery.listen(pushSource);
  await gallery.load();
  await new Gallery(91001, context, newKey).buy();
  await vi.waitFor(() => expect(gallery.data.value).toMatchObject({ isBought: true, restriction: null }));
});

// @spec feature:pay.vouchers 2
test('a voucher that expired since the album was read is named and no longer offered', async () => {
  const { gallery, world, clock } = await setUp();
  const validTo = new Date(clock.now() + 1000).toISOString();
  await theVoucher.setUp({ id: 500, guestId: 7, type: 4, amount: 1, validTo }, world);
  await gallery.load();
  expect(gallery.data.value?.fittingVoucher?.id).toBe(500);
  clock.advance(1000);
  await gallery.buy(500);
  expect(gallery.rejection).toBe('voucherExpired');
  expect(gallery.data.value).toMatchObject({ restriction: 'needPurchase', fittingVoucher: null });
  await gallery.buy();
  expect(gallery.rejection).toBeNull();
  expect(gallery.data.value).toMatchObject({ isBought: true });
});

test('a rejection is forgotten once coins arrive; an unknown outcome is no rejection and stays', async () => {
  const { gallery, world, pushSource, failRequests } = await setUp(100);
  gallery.listen(pushSource);
  await gallery.load();
  await gallery.buy();
  expect([gallery.rejection, gallery.data.state]).toEqual(['needPurchase', 'ready']);
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-1', cents: 2500 }, world);
  await vi.waitFor(() => expect(gallery.rejection).toBeNull());
  failRequests(/buyAlbum/);
  await gallery.buy();
  expect([gallery.rejection, gallery.purchase.state]).toEqual([null, 'failed']);
  await guestPaid.setUp({ guestId: 7, paymentId: 'p-2', cents: 2500 }, world);
  expect(gallery.purchase.state).toBe('failed');
});
