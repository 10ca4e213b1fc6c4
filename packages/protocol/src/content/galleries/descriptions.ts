import { conditions, describe, describeValues } from '../../declare/describe.ts';
import { vipDiscountPercent } from '../../foundation/subscriptions/index.ts';
import {
  albumComment,
  albumComments,
  albumTag,
  gallery,
  pinnedPhoto,
  ratedContent,
  commentBar,
} from './gallery-schemas.ts';
import { addAlbumTags, dislikeGallery, likeGallery, viewAlbum } from './queries.ts';
import {
  addAlbumComment,
  buyAlbum,
  deleteAlbumComment,
  getAlbumComments,
  getGallery,
  getGalleryPreview,
  getPinnedPhotos,
  getSedcardAlbums,
  rateAlbum,
  ratePicture,
  rateSedcard,
  reportAlbumComment,
} from './rest.ts';
import { album, contentRestriction } from './schemas.ts';

const albumId = 'the album; one that does not exist is unknown';
const guestRating = '1 to 5: 5 likes, 1 dislikes, those between do neither';
const ratings = {
  guestRatingLikes: 'guests who like it',
  guestRatingDislikes: 'guests who dislike it; counted, but shown to nobody',
  isLiked: 'whether the caller likes it',
  isDisliked: 'whether the caller dislikes it',
} as const;

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(album, {
    id: 'the album or sedcard, as in all calls about it',
    title: 'in the caller’s language',
    description: 'in the caller’s language; empty without one',
    ageRating: 'the age from which it may be seen; 18 needs a passed age check',
    free: 'whether everybody can open it without paying, the age check aside',
    isSedcard: 'whether it is the performer’s sedcard, which introduces her, and no photo album',
    pictureCount: 'all of its pictures, locked ones included',
    guestInfo: [
      'how the caller can open it',
      {
        bought: 'whether the caller bought it or was given it',
        flatrate: 'whether the caller’s VIP subscription includes it',
      },
    ],
    prices: [
      'what it costs the caller',
      {
        album: `for VIPs ${100 - vipDiscountPercent} % of the price, rounded up to a hundredth of a coin; VIP content has no discount, as VIPs have it included; null if it is free`,
        base: 'what everybody else pays, where the caller pays less; else null',
      },
    ],
    previews: 'up to three of its pictures that everybody sees, never locked',
    photos: 'the pictures that stand for a sedcard; empty for other albums',
    rating: 'likes among its ratings in percent, 0 to 100; null without ratings',
    isVipContent: 'whether it is for VIPs only',
    type: 'always `image` here; a video is an album of its own',
    actor: 'whose album it is',
    albumTotalViews: 'how many guests looked at it, each once',
    ...ratings,
    isFavoriteAlbum: 'whether the caller pinned it',
  }),
  describe(ratedContent, { id: 'the album, sedcard or picture that was rated', ...ratings }),
  describe(gallery, {
    album: 'the album with its first pictures',
    pictures: [
      'all pictures in their order',
      {
        id: 'by which it is pinned and rated: the album’s id times 1,000 plus its place, from 1',
        picture: 'its address; of a locked one that of a blurred variant',
        isLocked: 'whether the caller has to do what `restriction` says to see it sharp; the first three never are',
        ...ratings,
      },
    ],
    isBought: 'whether the caller bought it or was given it',
    restriction: 'why pictures are locked, the first of the values in their order; null if none is',
    fittingVoucher: 'the caller’s voucher that pays for it and ends first; null without one',
    isBlocked: 'whether performer or caller blocked the other, so that nothing more is sold',
    tags: 'the tags that buyers gave it',
  }),
  describe(albumTag, {
    id: 'the key of the tag, the same in every language',
    name: 'in the caller’s language',
  }),
  describe(pinnedPhoto, {
    pictureId: 'by which it is pinned and unpinned',
    albumId: 'the album that it is in',
    albumTitle: 'in the caller’s language',
    actor: 'whose picture it is',
    picture: 'its address; of a locked one that of a blurred variant',
    isLocked: 'whether the caller cannot see it sharp, such as before buying its album',
  }),
  describe(albumComment, {
    id: 'for deleting and reporting it',
    guestName: 'the display name of who wrote it; null for a guest without one',
    text: 'plain text, up to 1,000 characters',
    at: 'when it was written',
    isOwn: 'whether the caller wrote it and may delete it',
  }),
  describe(albumComments, {
    comments: 'newest first, without those that were reported',
    commentsTotal: 'all of them, also those that this page leaves out',
    isGuestAllowedToCommentAlbum: 'whether the caller may write one now',
    bar: 'why not: not logged in, wrote one already, or blocked; null if the caller may',
  }),
  describe(likeGallery.input, { albumId }),
  describe(dislikeGallery.input, { albumId }),
  describe(viewAlbum.input, { albumId }),
  describe(viewAlbum.answer, {
    albumId: 'the album',
    albumTotalViews: 'how many guests looked at it, this one included',
  }),
  describe(addAlbumTags.input, {
    tagIds: 'keys of known tags, each up to 40 characters; at most five a day in all albums',
    albumId: 'an album that the guest bought',
  }),
  describe(addAlbumTags.answer, { albumId: 'the album', tags: 'all of its tags after the change' }),
  describe(getSedcardAlbums.input, {
    actorId: 'whose albums; a performer who does not exist is unknown',
    limit: 'how many at most, up to 500; 12 if left out',
    fsk: 'the highest age rating of an album; 16 if left out',
  }),
  describe(getSedcardAlbums.answer, {
    albums: 'newest first',
    total: 'how many there are up to this age rating, also beyond `limit`',
  }),
  describe(getGallery.input, { albumId }),
  describe(buyAlbum.input, {
    albumId,
    voucherId: 'a voucher that pays instead of coins; if it does not fit, the purchase fails and no coin is taken',
  }),
  describe(getPinnedPhotos.answer, {
    photos: 'pinned pictures, the latest pin first',
    albums: 'pinned albums, the latest pin first',
  }),
  describe(rateAlbum.input, { albumId, guestRating }),
  describe(rateSedcard.input, {
    sedcardId: 'the id of the sedcard’s album; another album is unknown here',
    guestRating,
  }),
  describe(ratePicture.input, {
    pictureId: 'a picture that the guest sees sharp; one that is locked fails with what locks it',
    guestRating,
  }),
  describe(getAlbumComments.input, {
    albumId,
    limit: 'how many, at most 500, which is also the default',
    offset: 'comments to skip, 0 if left out',
  }),
  describe(addAlbumComment.input, {
    albumId,
    commentText: 'plain text, 1 to 1,000 characters; the only comment that a guest writes on this album',
  }),
  describe(deleteAlbumComment.input, { commentId: 'a comment of the guest; another one is unknown' }),
  describe(reportAlbumComment.input, {
    commentId: 'a comment of somebody else; it is hidden from everybody once three guests reported it',
  }),
  describe(getGalleryPreview.input, {
    actorName: 'whose album it is, 1 to 80 characters; somebody else’s is unknown',
    albumId,
    isMobile: 'true for smaller files',
  }),
  describe(getGalleryPreview.answer, {
    data: 'JSON text with `context` (the filter that finds the album), `previewTitle` and `urls` of files',
  }),
  describeValues(commentBar, {
    needLogin: 'the visitor is anonymous',
    commented: 'the guest has commented on it already',
    blocked: 'the platform forbids the guest comments, or guest and performer have no contact',
  }),
  describeValues(contentRestriction, {
    needLogin: 'the visitor is anonymous, and it costs coins, is rated 18 or is for VIPs',
    needAgeCheck: 'it is rated 18, and the guest’s age check is not accepted',
    needAbo: 'it is for VIPs and has no price, and the guest is no VIP',
    needPurchase: 'it costs coins, and is neither bought nor included for VIPs',
  }),
  conditions(addAlbumComment, { commentText: 'only characters that are not shown' }),
].flat();
