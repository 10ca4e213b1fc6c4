import { buyAlbum, getGallery, getSedcardAlbums } from '@lounge/protocol/content/galleries';
import type { Infer } from '@lounge/protocol';
import type { avsStatus } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { anAlbumOfPerformer } from './states.ts';

type AvsStatus = Infer<typeof avsStatus>;

const setUp = async ({ amount = 2500, price = 901, ageRating = 12, avsStatus = 'accepted' as AvsStatus } = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', avsStatus }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAlbumOfPerformer.setUp({ id: 91001, actorId: 9101, price, ageRating }, world);
  await anAlbumOfPerformer.setUp({ id: 91002, actorId: 9101, price: 500 }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount }, world);
  const published: unknown[] = [];
  world.bus.subscribe(({ to, message }) => void published.push([to, message['guestBalance']]));
  const client = testClient(world);
  const buy = (key: string | null, albumId = 91001) => client.outcome(buyAlbum, { albumId }, { guestId: 7, key });
  const owned = () =>
    Promise.all(
      (['guest:7', 'performer:9101', 'house'] as const).map((each) => balanceOf(world.database.reader, each)),
    );
  return { ...testWorld, ...client, buy, owned, published };
};

const answerOf = (value: number, text: string) => ({
  ok: true,
  answer: { success: true, guestBalance: { value, currency: 'VXC' }, guestBalanceFormatted: text },
});

// @spec rest:gallery.album.buy, socket:guestBalance, component:BuyButton 11
test('a purchase transfers coins to the performer and the platform and publishes the balance', async () => {
  const { buy, owned, published, run } = await setUp();
  expect(await buy('k-1')).toEqual(answerOf(1599, '15.99'));
  expect(await owned()).toEqual([1599, 450, 451]);
  expect(published).toEqual([[{ guestId: 7 }, { value: 1599, currency: 'VXC' }]]);
  const [transfer] = await run<{ kind: string; reference: string }>(`select * from transfer where kind = 'album'`);
  expect(JSON.parse(transfer?.reference ?? '')).toEqual({ kind: 'album', id: 91001, actorId: 9101 });
});

test('each album is bought by each guest for itself', async () => {
  const { buy, owned, outcome, world } = await setUp();
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'u' }, world);
  await guestOwnsCoins.setUp({ guestId: 8, amount: 901 }, world);
  expect(await buy('k-1')).toEqual(answerOf(1599, '15.99'));
  expect(await buy('k-2', 91002)).toEqual(answerOf(1099, '10.99'));
  expect(await outcome(buyAlbum, { albumId: 91001 }, { guestId: 8, key: 'k-1' })).toEqual(answerOf(0, '0'));
  expect(await owned()).toEqual([1099, 450 + 250 + 450, 451 + 250 + 451]);
});

test('a repeat of the key returns the same answer and charges once, even after the balance changed', async () => {
  const { buy, owned, published, world } = await setUp();
  const first = await buy('k-1');
  await guestOwnsCoins.setUp({ guestId: 7, amount: 5 }, world);
  expect(await buy('k-1')).toEqual(first);
  expect(await owned()).toEqual([5, 450, 451]);
  expect(published).toHaveLength(1);
});

test('simultaneous purchases of one album charge once, with any keys', async () => {
  const { buy, owned } = await setUp();
  const keys = ['k-1', 'k-2', 'k-1', 'k-3'];
  expect(await Promise.all(keys.map((key) => buy(key)))).toEqual(keys.map(() => answerOf(1599, '15.99')));
  expect(await owned()).toEqual([1599, 450, 451]);
});

test('rejects a key that bought another album', async () => {
  const { buy, owned } = await setUp();
  await buy('k-1');
  expect(await buy('k-1', 91002)).toEqual({ ok: false, code: 'keyReused', field: 'Idempotency-Key' });
  expect(await owned()).toEqual([1599, 450, 451]);
});

test('a price of one hundredth goes to the platform, a free album has no entries', async () => {
  const one = await setUp({ price: 1 });
  await one.buy('k-1');
  expect(await one.owned()).toEqual([2499, 0, 1]);
  const free = await setUp({ price: 0 });
  expect(await free.buy('k-1')).toEqual(answerOf(2500, '25'));
  expect([await free.owned(), free.published]).toEqual([[2500, 0, 0], []]);
  expect(await free.run('select * from purchase')).toEqual([]);
});

// @spec rule:restriction-kinds
test('checks the log-in first, then the album, the age check, and the balance', async () => {
  const poor = { amount: 900, ageRating: 18, avsStatus: 'pending' as const };
  const { outcome, buy, run, owned, published } = await setUp(poor);
  const codeOf = (outcome: ReturnType<typeof buy>) => outcome;
  expect(await codeOf(buy(null))).toMatchObject({ code: 'malformed', field: 'Idempotency-Key' });
  expect(await codeOf(outcome(buyAlbum, { albumId: 99 }, { key: 'k' }))).toMatchObject({ code: 'needLogin' });
  expect(await codeOf(buy('k', 99_999))).toMatchObject({ code: 'unknown', field: 'albumId' });
  expect(await codeOf(buy('k'))).toMatchObject({ code: 'needAgeCheck' });
  await run(`update guest set "avsStatus" = 'accepted'`);
  expect(await codeOf(buy('k'))).toMatchObject({ code: 'needPurchase' });
  expect(await run('select * from purchase')).toEqual([]);
  expect([await owned(), published]).toEqual([[900, 0, 0], []]);
});

test('a key of a rejected purchase can be used again', async () => {
  const { buy, world } = await setUp({ amount: 900 });
  expect(await buy('k-1')).toMatchObject({ code: 'needPurchase' });
  await guestOwnsCoins.setUp({ guestId: 7, amount: 901 }, world);
  expect(await buy('k-1')).toEqual(answerOf(0, '0'));
});

const locks = { none: [false, false, false, false], last: [false, false, false, true] };

// @spec rest:gallery.get, entity:enum.contentRestriction
test.each([
  [{}, null, 'needLogin', locks.last],
  [{}, 7, 'needPurchase', locks.last],
  [{ avsStatus: 'pending' as const }, 7, 'needPurchase', locks.last],
  [{ price: 0, avsStatus: 'pending' as const }, 7, null, locks.none],
  [{ price: 0 }, null, null, locks.none],
  [{ price: 0, ageRating: 18 }, null, 'needLogin', locks.last],
  [{ ageRating: 18, avsStatus: 'pending' as const }, 7, 'needAgeCheck', locks.last],
  [{ price: 0, ageRating: 18 }, 7, null, locks.none],
])('an album %j for the guest %s has the restriction %s', async (album, guestId, restriction, isLocked) => {
  const { answer } = await setUp(album);
  const { pictures, ...rest } = await answer(getGallery, { albumId: 91001 }, { guestId });
  expect(rest).toMatchObject({ isBought: false, restriction, album: { id: 91001, actor: { id: 9101 } } });
  expect(pictures.map((each) => each.isLocked)).toEqual(isLocked);
  expect(pictures.map(({ picture }) => picture.url.endsWith('/locked'))).toEqual(isLocked);
});

test('a bought album is unlocked and marked as bought for its buyer only', async () => {
  const { answer, buy, outcome } = await setUp();
  await buy('k-1');
  const seen = await answer(getGallery, { albumId: 91001 }, { guestId: 7 });
  expect(seen).toMatchObject({ isBought: true, restriction: null, album: { guestInfo: { bought: true } } });
  expect(seen.pictures.map((each) => each.isLocked)).toEqual(locks.none);
  expect(await answer(getGallery, { albumId: 91001 }, { guestId: 8 })).toMatchObject({ isBought: false });
  const listed = await answer(getSedcardAlbums, { actorId: 9101 }, { guestId: 7 });
  expect(listed.albums.map(({ id, guestInfo }) => [id, guestInfo.bought])).toEqual([
    [91001, true],
    [91002, false],
  ]);
  expect(await outcome(getGallery, { albumId: 99_999 })).toMatchObject({ code: 'unknown', field: 'albumId' });
});
