import { buyAlbum, getGallery, getPinnedPhotos, getSedcardAlbums } from '@lounge/protocol/content/galleries';
import {
  anAlbumOfPerformer,
  aPerformer,
  guestBoughtAlbum,
  guestHasBlocked,
  guestHasNoPins,
  guestHasPinned,
  guestIsLoggedIn,
  guestOwnsCoins,
  keyWasUsed,
  noAlbum,
  noPerformer,
} from '@lounge/mock-api/states';
import { Gallery } from '@lounge/stores/content/galleries';
import { aGallery, anAlbum, aPinnedPhoto, notRated } from '@lounge/testing/content/galleries';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest, pactToken } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });

// @spec rest:actor.sedcard-albums.get, entity:album
test('a performer’s albums are read with their prices', () =>
  pactForCall(getSedcardAlbums, {
    description: 'a request for a performer’s albums',
    states: [noor, anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900, ageRating: 12 })],
    input: { actorId: 9101 },
    answer: { albums: [anAlbum()], total: 1 },
    exact: ['albums.id', 'albums.free', 'albums.prices.album.value', 'albums.actor', 'total'],
  }));

test('VIPs pay less for albums, and read what everybody pays', () =>
  pactForCall(getSedcardAlbums, {
    description: 'a request of a VIP for a performer’s albums',
    states: [
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 1000, ageRating: 12 }),
      guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: true }),
    ],
    caller: guest,
    input: { actorId: 9101 },
    answer: {
      albums: [anAlbum({ prices: { album: { value: 800, currency: 'VXC' }, base: { value: 1000, currency: 'VXC' } } })],
      total: 1,
    },
    exact: ['albums.id', 'albums.prices.album.value', 'albums.prices.base.value'],
  }));

test('no more albums are read than asked for, none above the age rating, and all are counted', () =>
  pactForCall(getSedcardAlbums, {
    description: 'a request for a performer’s albums with a limit and a maximum age rating',
    states: [
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 0, ageRating: 12, isSedcard: true }),
      anAlbumOfPerformer({ id: 91002, actorId: 9101, price: 0, ageRating: 12 }),
      anAlbumOfPerformer({ id: 91003, actorId: 9101, ageRating: 18 }),
    ],
    input: { actorId: 9101, limit: 1, fsk: 16 },
    answer: { albums: [anAlbum({ free: true, prices: { album: null, base: null } })], total: 2 },
    exact: ['albums.free', 'albums.ageRating', 'total'],
  }));

test('a performer without albums has an empty list', () =>
  pactForCall(getSedcardAlbums, {
    description: 'a request for the albums of a performer without albums',
    states: [noor],
    input: { actorId: 9101 },
    answer: { albums: [], total: 0 },
    exact: ['total'],
  }));

test('albums of an unknown performer are unknown', () =>
  pactForCall(getSedcardAlbums, {
    description: 'a request for the albums of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

test('a limit above 500 is malformed', () =>
  pactForCall(getSedcardAlbums, {
    description: 'a request for a performer’s albums with a page size above the maximum',
    input: { actorId: 9101, limit: 501 },
    error: 'malformed',
    field: 'limit',
  }));

const album = anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 });
const albumOfFour = anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900, pictureCount: 4 });
const adultAlbum = anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900, ageRating: 18 });
const picture = (isLocked: boolean, index: number) => ({
  id: 91001001 + index,
  picture: {
    url: isLocked ? '/pictures/kept/bm90aGluZyB0byBzZWUgaGVyZQ' : '/pictures/velvet/portrait/bust-noor-1',
    kind: 'portrait',
    tint: 5,
  } as const,
  isLocked,
  ...notRated,
});
const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });
const unchecked = guestIsLoggedIn({ guestId: 7, token: pactToken, avsStatus: 'pending' });
const noVip = guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: false });

// @spec rest:gallery.get, entity:enum.contentRestriction
test('an anonymous visitor receives an album with locked pictures', () =>
  pactForCall(getGallery, {
    description: 'a request for an album with a price by an anonymous visitor',
    states: [noor, albumOfFour],
    input: { albumId: 91001 },
    answer: aGallery({ restriction: 'needLogin', pictures: [false, false, false, true].map(picture) }),
    exact: ['album.id', 'album.guestInfo.bought', 'isBought', 'restriction', 'pictures.id', 'pictures.isLocked'],
  }));

test('a guest receives every picture of a bought album', () =>
  pactForCall(getGallery, {
    description: 'a request for an album that the guest has bought',
    states: [noor, albumOfFour, noVip, guestBoughtAlbum({ guestId: 7, albumId: 91001 })],
    caller: guest,
    input: { albumId: 91001 },
    answer: aGallery({
      isBought: true,
      restriction: null,
      pictures: [false, false, false, false].map(picture),
      album: anAlbum({ guestInfo: { bought: true, flatrate: false } }),
    }),
    exact: ['album.id', 'album.guestInfo.bought', 'isBought', 'restriction', 'pictures.id', 'pictures.isLocked'],
  }));

test('the price of VIPs is rounded up to a hundredth of a coin', () =>
  pactForCall(getGallery, {
    description: 'a request for an album by a VIP whose price is no whole number of hundredths',
    states: [noor, anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 1001 })],
    caller: guest,
    input: { albumId: 91001 },
    answer: aGallery({
      restriction: 'needPurchase',
      album: anAlbum({ prices: { album: { value: 801, currency: 'VXC' }, base: { value: 1001, currency: 'VXC' } } }),
    }),
    exact: ['album.prices.album.value', 'album.prices.base.value', 'restriction'],
  }));

test('content for VIPs that has a price can be bought by others', () =>
  pactForCall(getGallery, {
    description: 'a request for VIP content with a price by a guest who is no VIP',
    states: [noor, anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900, isVip: true }), noVip],
    caller: guest,
    input: { albumId: 91001 },
    answer: aGallery({
      restriction: 'needPurchase',
      album: anAlbum({ prices: { album: { value: 900, currency: 'VXC' }, base: null } }),
    }),
    exact: ['album.prices.album.value', 'restriction'],
  }));

test('an id without an album is unknown', () =>
  pactForCall(getGallery, {
    description: 'a request for an album by an unknown id',
    states: [noAlbum({ id: 99999 })],
    input: { albumId: 99999 },
    error: 'unknown',
    field: 'albumId',
  }));

test('an invalid album id is malformed', () =>
  pactForCall(getGallery, {
    description: 'a request for an album by an invalid id',
    input: { albumId: 0 },
    error: 'malformed',
    field: 'albumId',
  }));

const bought = {
  success: true,
  guestBalance: { value: 1600, currency: 'VXC' as const },
  guestBalanceFormatted: '16',
};

// @spec rest:gallery.album.buy, feature:albums.buy 1, state:album-buy 1
test('a guest buys an album and receives the new balance', () =>
  pactForCall(
    buyAlbum,
    {
      description: 'a request to buy an album',
      states: [noor, album, owns(2500), noVip],
      caller: guest,
      input: { albumId: 91001 },
      answer: bought,
      exact: ['success', 'guestBalance', 'guestBalanceFormatted'],
    },
    async (side) => {
      const client = {
        call: (async (call, input, options) =>
          call.id === buyAlbum.id
            ? side.client.call(call, input, options)
            : { ok: true, value: aGallery() }) as typeof side.client.call,
      };
      const gallery = new Gallery(91001, { ...side, client }, () => 'k-1');
      await gallery.buy();
      expect(gallery.purchase.value).toEqual(bought);
    },
  ));

test('an album that was bought already costs nothing', () =>
  pactForCall(buyAlbum, {
    description: 'a request to buy an album that the guest has bought',
    states: [noor, album, owns(1600), guestBoughtAlbum({ guestId: 7, albumId: 91001 })],
    caller: guest,
    input: { albumId: 91001 },
    answer: bought,
    exact: ['success', 'guestBalance', 'guestBalanceFormatted'],
  }));

test.each([
  ['an album with an expired token', [album], expiredGuest, 'needLogin', null],
  ['an unknown album', [noAlbum({ id: 91001 })], guest, 'unknown', 'albumId'],
  [
    'an album rated 18 by a guest whose age check is pending',
    [noor, adultAlbum, owns(2500), unchecked],
    guest,
    'needAgeCheck',
    null,
  ],
  [
    'an album for VIPs by another guest',
    [noor, anAlbumOfPerformer({ id: 91001, actorId: 9101, isVip: true }), noVip],
    guest,
    'needAbo',
    null,
  ],
  ['an album with too few coins', [noor, album, owns(899), noVip], guest, 'needPurchase', null],
  [
    'an album with a blocked conversation',
    [noor, album, owns(2500), noVip, guestHasBlocked({ guestId: 7, actorId: 9101 })],
    guest,
    'blocked',
    null,
  ],
  [
    'an album with a reused idempotency key',
    [noor, album, owns(2500), keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    'keyReused',
    'Idempotency-Key',
  ],
] as const)('buying %s fails', (what, states, caller, error, field) =>
  pactForCall(buyAlbum, {
    description: `a request to buy ${what}`,
    states,
    caller,
    error,
    field,
    input: { albumId: 91001 },
  }),
);

test('buying an album by an invalid id is malformed', () =>
  pactForCall(buyAlbum, {
    description: 'a request to buy an album by an invalid id',
    caller: guest,
    input: { albumId: 0 },
    error: 'malformed',
    field: 'albumId',
  }));

// @spec rest:gallery.pinned-photos.get, feature:library.pinned-photos 1
test('a guest’s pinned pictures and albums are read', () =>
  pactForCall(getPinnedPhotos, {
    description: 'a request for the guest’s pinned pictures and albums',
    states: [
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
      noVip,
      guestHasNoPins({ guestId: 7 }),
      guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
      guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
    ],
    caller: guest,
    input: {},
    answer: { photos: [aPinnedPhoto()], albums: [anAlbum({ isFavoriteAlbum: true })] },
    exact: ['photos.pictureId', 'photos.albumId', 'photos.isLocked', 'albums.id', 'albums.isFavoriteAlbum'],
  }));

test('pinned pictures with an expired token need a log-in', () =>
  pactForCall(getPinnedPhotos, {
    description: 'a request for the guest’s pinned pictures and albums with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));
