import { buyAlbum, getGallery, getPinnedPhotos } from '@lounge/protocol/content/galleries';
import { buyVideo, getVideoPlayback, videosByIds } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { guestHasPinned } from '../../content/favourites/states.ts';
import { anAlbumOfPerformer } from '../../content/galleries/states.ts';
import { aVideoOfPerformer } from '../../content/videos/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { balanceOf } from './ledger.ts';
import { guestOwnsCoins } from './states.ts';

interface Visitor {
  readonly guestId: number | null;
  readonly isVip?: boolean;
  readonly isAdult?: boolean;
}

const setUp = async (content: { price?: number; isVip?: boolean; ageRating?: number }, visitor: Visitor) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  const { guestId, isVip = false, isAdult = true } = visitor;
  await anAlbumOfPerformer.setUp({ id: 1, actorId: 101, ...content }, world);
  await aVideoOfPerformer.setUp({ id: 2, actorId: 101, ...content }, world);
  if (guestId !== null) {
    await guestIsLoggedIn.setUp({ guestId, token: 't', isVip, avsStatus: isAdult ? 'accepted' : 'unknown' }, world);
    await guestOwnsCoins.setUp({ guestId, amount: 5000 }, world);
    await guestHasPinned.setUp({ guestId, kind: 'picture', id: 1 * 1000 + 4 }, world);
  }
  const client = testClient(world);
  const who = { guestId };
  return {
    ...client,
    run: testWorld.run,
    gallery: () => client.answer(getGallery, { albumId: 1 }, who),
    playback: () => client.answer(getVideoPlayback, { videoId: 2 }, who),
    tile: async () => (await client.answer(videosByIds, { ids: [2] }, who))[0],
    pins: async () => (await client.answer(getPinnedPhotos, {}, who)).photos,
    buy: (key = 'k-1') => client.outcome(buyAlbum, { albumId: 1 }, { ...who, key }),
    buyTheVideo: () => client.outcome(buyVideo, { videoId: 2 }, { ...who, key: 'k-2' }),
    balance: () => balanceOf(world.database.reader, 'guest:7'),
  };
};

const nobody: Visitor = { guestId: null };
const robin: Visitor = { guestId: 7 };
const minor: Visitor = { guestId: 7, isAdult: false };
const vip: Visitor = { guestId: 7, isVip: true };
const uncheckedVip: Visitor = { ...vip, isAdult: false };

// @spec state:content-restriction, rule:restriction-kinds, entity:enum.contentRestriction
// @spec rule:content-vip-flatrate, rule:clips-photos-avs
test.each([
  ['free', {}, nobody, null],
  ['free from 18', { ageRating: 18 }, nobody, 'needLogin'],
  ['free from 18', { ageRating: 18 }, minor, 'needAgeCheck'],
  ['free from 18', { ageRating: 18 }, robin, null],
  ['for coins', { price: 900 }, nobody, 'needLogin'],
  ['for coins from 18', { price: 900, ageRating: 18 }, minor, 'needAgeCheck'],
  ['for coins', { price: 900 }, robin, 'needPurchase'],
  ['for VIPs only', { isVip: true }, nobody, 'needLogin'],
  ['for VIPs only', { isVip: true }, robin, 'needAbo'],
  ['for VIPs only from 18', { isVip: true, ageRating: 18 }, minor, 'needAgeCheck'],
  ['for VIPs only from 18', { isVip: true, ageRating: 18 }, uncheckedVip, 'needAgeCheck'],
  ['for VIPs only', { isVip: true }, vip, null],
  ['included for VIPs', { isVip: true, price: 900 }, robin, 'needPurchase'],
  ['included for VIPs', { isVip: true, price: 900 }, vip, null],
  ['for coins', { price: 900 }, vip, 'needPurchase'],
])('content that is %s %j needs of %j: %s', async (_, content, visitor, restriction) => {
  const { gallery, playback } = await setUp(content, visitor);
  const album = await gallery();
  expect(album.restriction).toBe(restriction);
  expect(album.pictures.some(({ isLocked }) => isLocked)).toBe(restriction !== null);
  const video = await playback();
  expect([video.restriction, video.full === null]).toEqual([restriction, restriction !== null]);
});

test.each([
  [{ isVip: true, price: 900 }, vip, true],
  [{ isVip: true, price: 900 }, robin, false],
  [{ isVip: true }, vip, true],
  [{ price: 900 }, vip, false],
  [{ isVip: true, price: 900 }, nobody, false],
])('what is %j is flat-rate for %j: %s', async (content, visitor, flatrate) => {
  const { gallery, tile } = await setUp(content, visitor);
  expect([(await gallery()).album.guestInfo.flatrate, (await tile())?.guestInfo.flatrate]).toEqual([
    flatrate,
    flatrate,
  ]);
});

test('a VIP is not charged for what is included, and content for VIPs only cannot be bought', async () => {
  const included = await setUp({ isVip: true, price: 900 }, vip);
  expect(await included.buy()).toMatchObject({ ok: true, answer: { guestBalance: { value: 5000 } } });
  expect(await included.buyTheVideo()).toMatchObject({ ok: true });
  expect(await included.balance()).toBe(5000);
  const only = await setUp({ isVip: true }, robin);
  expect(await only.buy()).toEqual({ ok: false, code: 'needAbo', field: null });
  expect(await only.buyTheVideo()).toEqual({ ok: false, code: 'needAbo', field: null });
  const priced = await setUp({ isVip: true, price: 900 }, robin);
  expect(await priced.buy()).toMatchObject({ ok: true });
  expect(await priced.balance()).toBe(4100);
});

test('a VIP reads what an album costs and what it costs everybody, and nobody else does', async () => {
  const pricesFor = async (content: Parameters<typeof setUp>[0], visitor: Visitor) =>
    (await (await setUp(content, visitor)).gallery()).album.prices;
  const coinsOf = (value: number) => ({ value, currency: 'VXC' });
  expect(await pricesFor({ price: 900 }, vip)).toEqual({ album: coinsOf(720), base: coinsOf(900) });
  expect(await pricesFor({ price: 900, isVip: true }, vip)).toEqual({ album: coinsOf(900), base: null });
  expect(await pricesFor({ price: 900 }, robin)).toEqual({ album: coinsOf(900), base: null });
});

test('what was bought stays open after the price has gone', async () => {
  const { buy, gallery } = await setUp({ isVip: true, price: 900 }, robin);
  await buy();
  expect((await gallery()).restriction).toBeNull();
});

test('pinned pictures obey the gate', async () => {
  const locked = await (await setUp({ isVip: true }, robin)).pins();
  const open = await (await setUp({ isVip: true }, vip)).pins();
  expect([locked, open].map((photos) => photos.map(({ isLocked }) => isLocked))).toEqual([[true], [false]]);
});

test('a performer who blocked a guest sells nothing new, and what was bought stays', async () => {
  const { buy, buyTheVideo, gallery, balance, run } = await setUp({ price: 900 }, robin);
  await buy();
  expect((await gallery()).isBlocked).toBe(false);
  await run(`insert into channel (key, "guestId", "actorId", language, "isArchived", "isBlocked", "freeMessages", unread)
    values ('7 101', 7, 101, 'en', 0, 1, 0, 0)`);
  expect(await buyTheVideo()).toEqual({ ok: false, code: 'blocked', field: null });
  expect(await buy('k-3')).toMatchObject({ ok: true });
  expect(await gallery()).toMatchObject({ restriction: null, isBlocked: true });
  expect(await balance()).toBe(4100);
});

test('the purchase of an age check that is missing is rejected before its coins', async () => {
  const { buy, balance } = await setUp({ price: 900, ageRating: 18 }, minor);
  expect(await buy()).toEqual({ ok: false, code: 'needAgeCheck', field: null });
  expect(await balance()).toBe(5000);
});
