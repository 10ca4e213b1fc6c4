import * as s from '../../schema/s.ts';
import { actorRef, fittingVoucher, picture } from '../../schema/common.ts';
import { album, contentRestriction, ratingFields } from './schemas.ts';

/** The pages of comments: so many are read at once, and shown at a time. @spec constant:comments.fetchLimit, constant:comments.pageSize */
export const commentPages = { read: 500, shown: 5 } as const;

/** The longest comment, in characters. @assumed The documents name no length. */
export const maxCommentLength = 1000;

/** The ratings that like and dislike something. @spec constant:album.ratingLike, constant:album.ratingDislike, entity:enum.albumRating */
export const albumRatings = { dislike: 1, like: 5 } as const;

/** How many pictures stand for a sedcard. @spec constant:sedcard.topImages */
export const sedcardTopImages = 3;

/**
 * The parts of a performer's pictures. @spec constant:picture.sedcardFilterDefault
 * @assumed docs/decisions/0177: a photo album is one without a price, the private shop has those that are sold.
 */
export const pictureFilters = ['none', 'sedcards', 'photos', 'private'] as const;

/** The ratings of an album, sedcard or picture, after the guest has rated it. @assumed The answer. */
export const ratedContent = s.object(
  { id: s.entityId, ...ratingFields },
  { id: 'RatedContent', description: 'the ratings of an album, sedcard or picture' },
);

/**
 * One picture of an album; a locked one only has the URL of its blurred variant. @spec entity:picture
 * @assumed `id`, by which it is pinned: the documents have `pictureId` in the calls of pins, and name no field that it comes from.
 */
const galleryPicture = s.object(
  {
    id: s.entityId,
    picture,
    isLocked: s.boolean,
    ...ratingFields,
  },
  { id: 'GalleryPicture', description: 'one picture of an album; blurred if it is locked' },
);

/** A tag of an album. @assumed The fields, as tags of videos have them. */
export const albumTag = s.object(
  { id: s.string, name: s.string },
  { id: 'AlbumTag', description: 'a tag of an album' },
);

/**
 * An album with all its pictures. `restriction` is the reason why pictures are locked, null if none is.
 * @assumed The album's fields are in `album`, with the pictures beside it; `fittingVoucher` is the guest's voucher that pays for it;
 * `isBlocked`: guest and performer have no contact, as one has blocked the other, so that nothing more is sold.
 */
export const gallery = s.object(
  {
    album,
    pictures: s.array(galleryPicture),
    isBought: s.boolean,
    restriction: s.nullable(contentRestriction),
    fittingVoucher: s.nullable(fittingVoucher),
    isBlocked: s.boolean,
    tags: s.array(albumTag),
  },
  { id: 'Gallery', description: 'an album with all its pictures' },
);

/**
 * A picture that a guest pinned, with its album; blurred if it is locked.
 * @assumed The fields.
 */
export const pinnedPhoto = s.object(
  {
    pictureId: s.entityId,
    albumId: s.entityId,
    albumTitle: s.string,
    actor: actorRef,
    picture,
    isLocked: s.boolean,
  },
  { id: 'PinnedPhoto', description: 'a pinned picture and its album' },
);

/** Why a visitor may write no comment on an album. @assumed docs/decisions/0176 */
export const commentBar = s.enum(['needLogin', 'commented', 'blocked'], {
  id: 'CommentBar',
  description: 'why a visitor may write no comment on an album',
});

/** A comment on an album. @assumed The fields: the display name of its guest, null for one without. */
export const albumComment = s.object(
  { id: s.entityId, guestName: s.nullable(s.string), text: s.string, at: s.instant, isOwn: s.boolean },
  { id: 'AlbumComment', description: 'a comment on an album' },
);

/** The comments on an album, newest first. @spec entity:albumComments @assumed `bar`: why the guest may write none. */
export const albumComments = s.object(
  {
    comments: s.array(albumComment),
    commentsTotal: s.count,
    isGuestAllowedToCommentAlbum: s.boolean,
    bar: s.nullable(commentBar),
  },
  { id: 'AlbumComments', description: 'the comments on an album' },
);

/**
 * A look into an album. @spec entity:galleryPreview
 * @assumed `context` is the filter that finds the album; `urls` are files, smaller ones for phones.
 */
export const galleryPreview = s.object(
  {
    context: s.enum(pictureFilters, {
      id: 'PictureFilter',
      description: 'what a performer’s pictures are narrowed to',
    }),
    previewTitle: s.string,
    urls: s.array(s.string),
  },
  { id: 'GalleryPreview', description: 'a look into an album' },
);
