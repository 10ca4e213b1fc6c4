import { buyAlbum, getGallery, getPinnedPhotos, getSedcardAlbums } from '@lounge/protocol/content/galleries';
import {
  anAlbumOfPerformer,
  aPerformer,
  guestBoughtAlbum,
  guestHasPinned,
  guestIsLoggedIn,
  guestOwnsCoins,
  keyWasUsed,
  noAlbum,
  noPerformer,
  nothingIsPinned,
} from '@lounge/mock-api/states';
import { Gallery } from '@lounge/stores/content/galleries';
import { aGallery, anAlbum, aPinnedPhoto } from '@lounge/workbench/content/galleries';
import { expect, test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';
import { ended, guest, pactToken } from '../consume/visitors.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });

// @spec rest:actor.sedcard-albums.get, entity:album
test('a performer’s albums are read, those that cost with their price', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of a performer’s albums',
    given: [noor, anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 })],
    input: { actorId: 9101 },
    answer: { albums: [anAlbum()], total: 1 },
    exact: ['albums.id', 'albums.free', 'albums.prices.album.value', 'albums.actor', 'total'],
  }));

test('no more albums are read than asked for, none above the age rating, and all are counted', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of one of a performer’s albums up to an age rating',
    given: [
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 0, ageRating: 12, isSedcard: true }),
      anAlbumOfPerformer({ id: 91002, actorId: 9101, price: 0, ageRating: 12 }),
      anAlbumOfPerformer({ id: 91003, actorId: 9101, ageRating: 18 }),
    ],
    input: { actorId: 9101, limit: 1, fsk: 16 },
    answer: { albums: [anAlbum({ free: true, prices: { album: null } })], total: 2 },
    exact: ['albums.free', 'albums.ageRating', 'total'],
  }));

test('a performer without albums has an empty list', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of the albums of a performer who has none',
    given: [noor],
    input: { actorId: 9101 },
    answer: { albums: [], total: 0 },
    exact: ['total'],
  }));

test('albums of an id that nobody has are unknown', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of the albums of nobody',
    given: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    refusal: 'unknown',
    field: 'actorId',
  }));

test('a limit above 500 is malformed', () =>
  agreeOn(getSedcardAlbums, {
    says: 'a read of more albums than may be asked for',
    input: { actorId: 9101, limit: 501 },
    refusal: 'malformed',
    field: 'limit',
  }));

const album = anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 });
const adultAlbum = anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900, ageRating: 18 });
const picture = (isLocked: boolean) => ({
  picture: {
    url: isLocked ? '/pictures/kept/bm90aGluZyB0byBzZWUgaGVyZQ' : '/pictures/velvet/portrait/bust-noor-1',
    kind: 'portrait',
    tint: 5,
  } as const,
  isLocked,
});
const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });
const unchecked = guestIsLoggedIn({ guestId: 7, token: pactToken, avsStatus: 'pending' });

// @spec rest:gallery.get, entity:enum.contentRestriction
test('an album is read by a visitor who has to log in to see all of it', () =>
  agreeOn(getGallery, {
    says: 'a read of an album that costs by an anonymous visitor',
    given: [noor, album],
    input: { albumId: 91001 },
    answer: aGallery({ restriction: 'needLogin', pictures: [false, false, false, true].map(picture) }),
    exact: ['album.id', 'album.guestInfo.bought', 'isBought', 'restriction', 'pictures.isLocked'],
  }));

test('an album that a guest bought is read whole', () =>
  agreeOn(getGallery, {
    says: 'a read of an album by the guest who bought it',
    given: [noor, album, guestBoughtAlbum({ guestId: 7, albumId: 91001 })],
    as: guest,
    input: { albumId: 91001 },
    answer: aGallery({
      isBought: true,
      restriction: null,
      pictures: [false, false, false, false].map(picture),
      album: anAlbum({ guestInfo: { bought: true, flatrate: false } }),
    }),
    exact: ['album.id', 'album.guestInfo.bought', 'isBought', 'restriction', 'pictures.isLocked'],
  }));

test('an album of nobody is unknown', () =>
  agreeOn(getGallery, {
    says: 'a read of an album by an id that nobody has',
    given: [noAlbum({ id: 99999 })],
    input: { albumId: 99999 },
    refusal: 'unknown',
    field: 'albumId',
  }));

test('an album’s id that is no positive number is malformed', () =>
  agreeOn(getGallery, {
    says: 'a read of an album by an id that is no positive number',
    input: { albumId: 0 },
    refusal: 'malformed',
    field: 'albumId',
  }));

const bought = {
  success: true,
  guestBalance: { value: 1600, currency: 'VXC' as const },
  guestBalanceFormatted: '16',
};

// @spec rest:gallery.album.buy
test('a guest buys an album and is told what is left', () =>
  agreeOn(
    buyAlbum,
    {
      says: 'a purchase of an album',
      given: [noor, album, owns(2500)],
      as: guest,
      input: { albumId: 91001 },
      answer: bought,
      exact: ['success', 'guestBalance', 'guestBalanceFormatted'],
    },
    async (side) => {
      const client = {
        call: (async (call, input, wishes) =>
          call.id === buyAlbum.id
            ? side.client.call(call, input, wishes)
            : { ok: true, value: aGallery() }) as typeof side.client.call,
      };
      const gallery = new Gallery(91001, { ...side, client }, () => 'k-1');
      await gallery.buy();
      expect(gallery.purchase.value).toEqual(bought);
    },
  ));

test('an album that was bought already costs nothing', () =>
  agreeOn(buyAlbum, {
    says: 'a purchase of an album that the guest has',
    given: [noor, album, owns(1600), guestBoughtAlbum({ guestId: 7, albumId: 91001 })],
    as: guest,
    input: { albumId: 91001 },
    answer: bought,
    exact: ['success', 'guestBalance', 'guestBalanceFormatted'],
  }));

test.each([
  ['with a token that has ended', [album], ended, 'needLogin', null],
  ['that does not exist', [noAlbum({ id: 91001 })], guest, 'unknown', 'albumId'],
  ['by a guest whose age was not checked', [noor, adultAlbum, owns(2500), unchecked], guest, 'needAgeCheck', null],
  ['by a guest who owns too little', [noor, album, owns(899)], guest, 'needPurchase', null],
  [
    'with a key that was used for something else',
    [noor, album, owns(2500), keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    'keyReused',
    'Idempotency-Key',
  ],
] as const)('a purchase %s is refused', (which, given, as, refusal, field) =>
  agreeOn(buyAlbum, {
    says: `a purchase of an album ${which}`,
    given,
    as,
    refusal,
    field,
    input: { albumId: 91001 },
  }),
);

test('a purchase by an id that is no positive number is malformed', () =>
  agreeOn(buyAlbum, {
    says: 'a purchase of an album by an id that is no positive number',
    as: guest,
    input: { albumId: 0 },
    refusal: 'malformed',
    field: 'albumId',
  }));

// @spec rest:gallery.pinned-photos.get, feature:library.pinned-photos
test('a guest’s pinned pictures and albums are read', () =>
  agreeOn(getPinnedPhotos, {
    says: 'a read of a guest’s pinned pictures and albums',
    given: [
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
      nothingIsPinned({ guestId: 7 }),
      guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
      guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
    ],
    as: guest,
    input: {},
    answer: { photos: [aPinnedPhoto()], albums: [anAlbum({ isFavoriteAlbum: true })] },
    exact: ['photos.pictureId', 'photos.albumId', 'photos.isLocked', 'albums.id', 'albums.isFavoriteAlbum'],
  }));

test('pinned pictures are told to nobody whose token has ended', () =>
  agreeOn(getPinnedPhotos, {
    says: 'a read of pinned pictures with a token that has ended',
    as: ended,
    input: {},
    refusal: 'needLogin',
  }));
