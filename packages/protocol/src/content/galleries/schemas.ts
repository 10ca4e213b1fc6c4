import * as s from '../../schema/s.ts';
import { actorRef, money, picture } from '../../schema/common.ts';

/** The kinds of albums. @assumed docs/decisions/0177: a video is its own album, so this service names image albums only. */
const albumType = s.enum(['image', 'video'], {
  id: 'AlbumType',
  description: 'whether an album has pictures or videos',
});

/** How something is rated, and by the visitor. Dislikes are counted, but shown to nobody. */
export const ratingFields = {
  guestRatingLikes: s.count,
  guestRatingDislikes: s.count,
  isLiked: s.boolean,
  isDisliked: s.boolean,
};

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
