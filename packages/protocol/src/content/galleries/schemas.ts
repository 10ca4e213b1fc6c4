import * as s from '../../schema/s.ts';
import { actorRef, fittingVoucher, money, picture } from '../../schema/common.ts';

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

/** The kinds of albums. @assumed docs/decisions/0177: a video is its own album, so this service names image albums only. */
const albumType = s.enum(['image', 'video'], {
  id: 'AlbumType',
  description: 'whether an album has pictures or videos',
});

/** How something is rated, and by the visitor. Dislikes are counted, but shown to nobody. */
const ratingFields = {
  guestRatingLikes: s.count,
  guestRatingDislikes: s.count,
  isLiked: s.boolean,
  isDisliked: s.boolean,
};

/** The ratings of an album, sedcard or picture, after the guest has rated it. @assumed The answer. */
export const ratedContent = s.object(
  { id: s.entityId, ...ratingFields },
  { id: 'RatedContent', description: 'the ratings of an album, sedcard or picture' },
);

/** The visitor's access to an album. */
const albumGuestInfo = s.object(
  { bought: s.boolean, flatrate: s.boolean },
  { id: 'AlbumGuestInfo', description: 'the visitor’s access to an album' },
);

/**
 * The price of an album; null if it is free.
 * @assumed `base`, as videos have it: the price of everybody where the visitor pays less, else null.
 */
const albumPrices = s.object(
  { album: s.nullable(money), base: s.nullable(money) },
  { id: 'AlbumPrices', description: 'the price of an album, and the one of everybody where it is higher' },
);

/**
 * A photo album or sedcard with its first pictures.
 * @spec entity:album, entity:sedcardOrPhotoAlbum, entity:sedcard
 * @assumed The number of pictures and the kind of the album; `rating` is the percentage of likes among its ratings, null without any;
 * `photos` are those that stand for a sedcard, none for other albums.
 */
export const album = s.object(
  {
    id: s.entityId,
    title: s.string,
    description: s.string,
    ageRating: s.count,
    free: s.boolean,
    isSedcard: s.boolean,
    pictureCount: s.count,
    guestInfo: albumGuestInfo,
    prices: albumPrices,
    previews: s.array(picture),
    photos: s.array(picture),
    rating: s.nullable(s.integerBetween(0, 100)),
    isVipContent: s.boolean,
    type: albumType,
    actor: actorRef,
    albumTotalViews: s.count,
    ...ratingFields,
    isFavoriteAlbum: s.boolean,
  },
  { id: 'Album', description: 'a photo album or sedcard with its first pictures' },
);

/**
 * Why content is not available to a guest.
 * @spec entity:enum.contentRestriction, rule:restriction-kinds
 */
export const contentRestriction = s.enum(['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'], {
  id: 'ContentRestriction',
  description: 'why content is not available to a guest',
});

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
