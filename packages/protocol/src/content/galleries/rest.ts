import { post, read } from '../../declare/call.ts';
import { purchaseAnswer } from '../../foundation/wallet/shapes.ts';
import { count, entityId, listOf, maybe, named, nothing, pageNumber, shape } from '../../vocabulary/shapes.ts';
import { album, gallery, pinnedPhoto } from './shapes.ts';

/**
 * A performer's albums up to an age rating (`fsk`, 16 unless given), at most `limit` of them, newest first.
 * @spec rest:actor.sedcard-albums.get
 * @assumed The answer's shape: the albums and how many there are in all.
 */
export const getSedcardAlbums = read('content/galleries/getSedcardAlbums', {
  path: '/rest/v1/actor/getSedcardAlbums/{actorId}',
  input: shape({ actorId: entityId, limit: maybe(pageNumber), fsk: maybe(count) }),
  answer: named('SedcardAlbums', 'a performer’s albums and how many there are in all', {
    albums: listOf(album),
    total: count,
  }),
  failures: ['unknown'],
  purpose: 'Reads a performer’s albums.',
});

/**
 * An album with its pictures; those that the visitor may not see have the address of their blurred variant.
 * @spec rest:gallery.get
 * @assumed The path; the pictures that lists show stay open.
 */
export const getGallery = read('content/galleries/getGallery', {
  path: '/rest/v1/gallery/getGallery/{albumId}',
  input: shape({ albumId: entityId }),
  answer: gallery,
  failures: ['unknown'],
  purpose: 'Reads an album with its pictures.',
});

/**
 * Buys an album for the guest's coins. What was bought already, or is free, costs nothing.
 * @spec rest:gallery.album.buy
 * @assumed The path; the refusals and their order: needLogin, unknown, needAgeCheck (albums rated 18), needPurchase.
 */
export const buyAlbum = post('content/galleries/buyAlbum', {
  path: '/rest/v1/gallery/buyAlbum/{albumId}',
  needs: 'guest',
  keyed: true,
  input: shape({ albumId: entityId }),
  answer: purchaseAnswer,
  failures: ['needLogin', 'unknown', 'needAgeCheck', 'needPurchase', 'keyReused'],
  purpose: 'Buys an album for the guest’s coins.',
});

/**
 * The pictures that the guest pinned, the latest first.
 * @spec rest:gallery.pinned-photos.get, feature:library.pinned-photos
 * @assumed The path and the answer; the guest's pinned albums come along, because both stand on one page.
 */
export const getPinnedPhotos = read('content/galleries/getPinnedPhotos', {
  path: '/rest/v1/gallery/getPinnedPhotos',
  needs: 'guest',
  input: nothing,
  answer: named('PinnedPhotos', 'the guest’s pinned pictures and albums', {
    photos: listOf(pinnedPhoto),
    albums: listOf(album),
  }),
  failures: ['needLogin'],
  purpose: 'Reads the pictures and albums that the guest pinned.',
});
