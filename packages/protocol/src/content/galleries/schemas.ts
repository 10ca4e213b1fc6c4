import * as s from '../../schema/s.ts';
import { actorRef, fittingVoucher, money, picture } from '../../schema/common.ts';

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
 * @spec entity:album, entity:sedcardOrPhotoAlbum
 * @assumed The number of pictures and the kind of the album.
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
    isVipContent: s.boolean,
    actor: actorRef,
    albumTotalViews: s.count,
    guestRatingLikes: s.count,
    guestRatingDislikes: s.count,
    isLiked: s.boolean,
    isDisliked: s.boolean,
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
 * One picture of an album; a locked one only has the URL of its blurred variant.
 * @assumed `id`, by which it is pinned: the documents have `pictureId` in the calls of pins, and name no field that it comes from.
 */
const galleryPicture = s.object(
  {
    id: s.entityId,
    picture,
    isLocked: s.boolean,
  },
  { id: 'GalleryPicture', description: 'one picture of an album; blurred if it is locked' },
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
