import { post, read, spends, writes } from '../../declare/call.ts';
import { purchaseAnswer, purchaseFailures } from '../../foundation/wallet/schemas.ts';
import * as s from '../../schema/s.ts';
import { albumComments, gallery, maxCommentLength, pinnedPhoto, ratedContent } from './gallery-schemas.ts';
import { album } from './schemas.ts';

/** A rating; 5 likes, 1 dislikes, those between do neither. */
const guestRating = s.integerBetween(1, 5);

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
  failures: purchaseFailures,
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

/**
 * Rates an album; a second rating takes the place of the first.
 * @spec rest:gallery.album.rate
 * @assumed The path, the answer, and that the query service's like and dislike change the same rating (docs/decisions/0175).
 */
export const rateAlbum = post('content/galleries/rateAlbum', {
  path: '/rest/v1/gallery/rateAlbum',
  needs: 'guest',
  input: s.object({ albumId: s.entityId, guestRating }),
  answer: ratedContent,
  failures: ['needLogin', 'unknown'],
  purpose: 'Rates an album.',
});

/**
 * Rates a sedcard, as `rateAlbum` does an album.
 * @spec rest:actor.sedcard.rate
 * @assumed The sedcard's id in the path; an album that is no sedcard is unknown here.
 */
export const rateSedcard = post('content/galleries/rateSedcard', {
  path: '/rest/v1/actor/rateSedcard/{sedcardId}',
  needs: 'guest',
  input: s.object({ sedcardId: s.entityId, guestRating }),
  answer: ratedContent,
  failures: ['needLogin', 'unknown'],
  purpose: 'Rates a sedcard.',
});

/**
 * Rates a picture that is open to the guest.
 * @spec rest:gallery.picture.rate
 * @assumed The path, the answer, and that a picture that the guest does not see is rejected for what locks it.
 */
export const ratePicture = post('content/galleries/ratePicture', {
  path: '/rest/v1/gallery/ratePicture',
  needs: 'guest',
  input: s.object({ pictureId: s.entityId, guestRating }),
  answer: ratedContent,
  failures: ['needLogin', 'unknown', 'needAgeCheck', 'needAbo', 'needPurchase'],
  purpose: 'Rates a picture.',
});

/**
 * The comments on an album, newest first; without those that were reported.
 * @spec rest:gallery.private-shop-comments.get
 * @assumed The path and the order; every album has comments, not only those that are sold.
 */
export const getAlbumComments = read('content/galleries/getAlbumComments', {
  path: '/rest/v1/gallery/getPrivateShopComments/{albumId}',
  input: s.object({ albumId: s.entityId, limit: s.optional(s.pageNumber), offset: s.optional(s.pageNumber) }),
  answer: albumComments,
  failures: ['unknown'],
  purpose: 'Reads the comments on an album.',
});

/**
 * Writes the guest's only comment on an album: a second one is `notPossible`, also after the first was deleted.
 * @spec rest:gallery.comment.add, rule:album-comment-once
 * @assumed The path, the answer, the length; `restricted` for guests who are blocked for comments, `blocked` where guest and performer have
 * no contact.
 */
export const addAlbumComment = post('content/galleries/addAlbumComment', {
  path: '/rest/v1/gallery/addComment',
  needs: 'guest',
  input: s.object({ albumId: s.entityId, commentText: s.boundedString(maxCommentLength) }),
  answer: albumComments,
  failures: ['needLogin', 'unknown', 'notPossible', 'blocked'],
  forbiddenBy: writes,
  purpose: 'Writes a comment on an album.',
});

/** Deletes the guest's own comment. @assumed The call: the documents name none, and who regrets words must be able to take them back. */
export const deleteAlbumComment = post('content/galleries/deleteAlbumComment', {
  path: '/rest/v1/gallery/deleteComment',
  needs: 'guest',
  input: s.object({ commentId: s.entityId }),
  answer: albumComments,
  failures: ['needLogin', 'unknown'],
  purpose: 'Deletes the guest’s own comment on an album.',
});

/**
 * Reports a comment of somebody else, which hides it from the guest, and from everybody once three guests have.
 * @assumed The call (docs/decisions/0176).
 */
export const reportAlbumComment = post('content/galleries/reportAlbumComment', {
  path: '/rest/v1/gallery/reportComment',
  needs: 'guest',
  input: s.object({ commentId: s.entityId }),
  answer: albumComments,
  failures: ['needLogin', 'unknown', 'notPossible'],
  purpose: 'Reports a comment on an album.',
});

/**
 * A look into an album, as JSON text of a `galleryPreview`; pages ignore a failure.
 * @spec rest:gallery.preview.get
 * @assumed The path; `unknown` where performer and album do not belong together.
 */
export const getGalleryPreview = post('content/galleries/getGalleryPreview', {
  path: '/rest/v1/gallery/getPreview',
  changes: false,
  input: s.object({ actorName: s.boundedString(80), albumId: s.entityId, isMobile: s.boolean }),
  answer: s.object({ data: s.string }, { id: 'GalleryPreviewText', description: 'a look into an album as JSON text' }),
  failures: ['unknown'],
  purpose: 'Reads a look into an album.',
});
