import { count, entityId, flag, listOf, named, orNull, text } from '../../vocabulary/shapes.ts';
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
