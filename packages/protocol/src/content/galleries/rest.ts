import { post, read, spends } from '../../declare/call.ts';
import { purchaseAnswer } from '../../foundation/wallet/schemas.ts';
import * as s from '../../schema/s.ts';
import { album, gallery, pinnedPhoto } from './schemas.ts';

/**
 * A performer's albums up to an age rating (`fsk`, 16 unless given), at most `limit` of them, newest first.
 * @spec rest:actor.sedcard-albums.get
 * @assumed The fields of the answer: the albums and their total number.
 */
export const getSedcardAlbums = read('content/galleries/getSedcardAlbums', {
  path: '/rest/v1/actor/getSedcardAlbums/{actorId}',
  input: s.object({ actorId: s.entityId, limit: s.optional(s.pageNumber), fsk: s.optional(s.count) }),
  answer: s.object(
    {
      albums: s.array(album),
      total: s.count,
    },
    { id: 'SedcardAlbums', description: 'a performer’s albums and their total number' },
  ),
  failures: ['unknown'],
  purpose: 'Reads a performer’s albums.',
});

/**
 * An album with its pictures; those that the visitor may not see have the URL of a blurred variant.
 * @spec rest:gallery.get
 * @assumed The path; the pictures that lists show are never locked.
 */
export const getGallery = read('content/galleries/getGallery', {
  path: '/rest/v1/gallery/getGallery/{albumId}',
  input: s.object({ albumId: s.entityId }),
  answer: gallery,
  failures: ['unknown'],
  purpose: 'Reads an album with its pictures.',
});

/**
 * Buys an album for the guest's coins. An album that is free or was bought before costs nothing.
 * With a voucher, the voucher pays and never coins; one that does not pay for it rejects the purchase.
 * @spec rest:gallery.album.buy
 * @assumed The path; the failures and their order: needLogin, unknown, needAgeCheck (albums rated 18), needAbo
 * (albums for VIPs only), needPurchase. VIPs pay nothing for VIP albums.
 */
export const buyAlbum = post('content/galleries/buyAlbum', {
  path: '/rest/v1/gallery/buyAlbum/{albumId}',
  needs: 'guest',
  idempotent: true,
  input: s.object({ albumId: s.entityId, voucherId: s.optional(s.entityId) }),
  answer: purchaseAnswer,
  failures: [
    'needLogin',
    'unknown',
    'needAgeCheck',
    'needAbo',
    'needPurchase',
    'blocked',
    'voucherUnfit',
    'voucherUsed',
    'voucherNotYet',
    'voucherExpired',
    'keyReused',
  ],
  forbiddenBy: spends,
  purpose: 'Buys an album for the guest’s coins.',
});

/**
 * The pictures that the guest pinned, the latest first.
 * @spec rest:gallery.pinned-photos.get, feature:library.pinned-photos
 * @assumed The path and the answer; the guest's pinned albums are included, because one page shows both.
 */
export const getPinnedPhotos = read('content/galleries/getPinnedPhotos', {
  path: '/rest/v1/gallery/getPinnedPhotos',
  needs: 'guest',
  input: s.empty,
  answer: s.object(
    {
      photos: s.array(pinnedPhoto),
      albums: s.array(album),
    },
    { id: 'PinnedPhotos', description: 'the guest’s pinned pictures and albums' },
  ),
  failures: ['needLogin'],
  purpose: 'Reads the pictures and albums that the guest pinned.',
});
