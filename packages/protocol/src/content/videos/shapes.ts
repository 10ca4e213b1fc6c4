import { count, entityId, flag, instant, listOf, named, orNull, text } from '../../vocabulary/shapes.ts';
import { actorRef, money, picture } from '../../vocabulary/words.ts';

/** What a video is to the visitor. */
const videoGuestInfo = named('VideoGuestInfo', 'what a video is to the visitor', {
  bought: flag,
  gifted: flag,
  flatrate: flag,
  liked: flag,
});

/** Likes of a video. */
const videoRating = named('VideoRating', 'likes of a video', { likes: count });

/** A place in a contest. */
const contestInfo = named('VideoContestInfo', 'a place in a contest', { place: count });

/**
 * A video as lists show one; `duration` in seconds, `price` null where it is free.
 * @spec entity:video
 * @assumed publishedAt.
 */
export const video = named('Video', 'a video as lists show one; duration in seconds', {
  id: entityId,
  title: text,
  duration: count,
  ageRating: count,
  vip: flag,
  isVip30Offer: flag,
  free: flag,
  new: flag,
  camRecording: flag,
  classic: flag,
  guestInfo: videoGuestInfo,
  price: orNull(money),
  basePrice: orNull(money),
  preview: picture,
  previewThumbnails: listOf(picture),
  rating: videoRating,
  model: actorRef,
  contestInfo: orNull(contestInfo),
  link: text,
  url: orNull(text),
  publishedAt: instant,
});
