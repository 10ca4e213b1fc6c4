import { count, entityId, flag, instant, listOf, named, oneOf, orNull, text } from '../../vocabulary/shapes.ts';
import { actorRef, language, money, picture } from '../../vocabulary/words.ts';
import { contentRestriction } from '../galleries/shapes.ts';

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

/** How a source is played: a file, or a list of segments. */
const mediaType = oneOf('MediaType', 'how a source is played: a file, or a list of segments', ['mp4', 'hls']);

/** Captions in one language, as WebVTT. */
const caption = named('Caption', 'captions in one language, as WebVTT', { language, url: text });

/**
 * What a player is given: an address of this site, how to play it, its length in seconds (null for what is live) and its
 * captions. It opens for the visitor who asked, by session cookie or by `access_token` in its query.
 * @assumed All of it; the documents name players and qualities, no shapes.
 */
export const mediaSource = named('MediaSource', 'what a player is given; duration in seconds, null for what is live', {
  type: mediaType,
  url: text,
  duration: orNull(count),
  captions: listOf(caption),
});

/**
 * A video with what there is to play: the preview for everybody, `full` where nothing stands between, else null and
 * `restriction` says what does.
 * @assumed The shape.
 */
export const videoPlayback = named('VideoPlayback', 'a video with what there is to play', {
  video,
  preview: mediaSource,
  full: orNull(mediaSource),
  restriction: orNull(contentRestriction),
});
