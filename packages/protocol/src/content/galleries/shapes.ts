import { count, entityId, flag, listOf, named, oneOf, orNull, text } from '../../vocabulary/shapes.ts';
import { actorRef, money, picture } from '../../vocabulary/words.ts';

/** What an album is to the visitor. */
const albumGuestInfo = named('AlbumGuestInfo', 'what an album is to the visitor', { bought: flag, flatrate: flag });

/** What an album costs; null where it is free. */
const albumPrices = named('AlbumPrices', 'what an album costs; null where it is free', { album: orNull(money) });

/**
 * A photo album or sedcard with its first pictures.
 * @spec entity:album, entity:sedcardOrPhotoAlbum
 * @assumed Number of pictures and the kind of the album.
 */
export const album = named('Album', 'a photo album or sedcard with its first pictures', {
  id: entityId,
  title: text,
  description: text,
  ageRating: count,
  free: flag,
  isSedcard: flag,
  pictureCount: count,
  guestInfo: albumGuestInfo,
  prices: albumPrices,
  previews: listOf(picture),
  isVipContent: flag,
  actor: actorRef,
  albumTotalViews: count,
  guestRatingLikes: count,
  guestRatingDislikes: count,
  isLiked: flag,
  isDisliked: flag,
  isFavoriteAlbum: flag,
});

/**
 * What stands between a guest and content.
 * @spec entity:enum.contentRestriction, rule:restriction-kinds
 */
export const contentRestriction = oneOf('ContentRestriction', 'what stands between a guest and content', [
  'needLogin',
  'needAgeCheck',
  'needAbo',
  'needPurchase',
]);

/** One picture of an album; a locked one has the address of its blurred variant only. */
const galleryPicture = named('GalleryPicture', 'one picture of an album; blurred where it is locked', {
  picture,
  isLocked: flag,
});

/**
 * An album with all its pictures. `restriction` is what the visitor lacks to see the locked ones, null where none is.
 * @assumed The album's fields stand in `album`, its pictures beside them.
 */
export const gallery = named('Gallery', 'an album with all its pictures', {
  album,
  pictures: listOf(galleryPicture),
  isBought: flag,
  restriction: orNull(contentRestriction),
});

/**
 * A picture that a guest pinned, with the album that it is of; blurred where it is locked again.
 * @assumed The fields.
 */
export const pinnedPhoto = named('PinnedPhoto', 'a pinned picture and the album that it is of', {
  pictureId: entityId,
  albumId: entityId,
  albumTitle: text,
  actor: actorRef,
  picture,
  isLocked: flag,
});
