import * as s from '../../schema/s.ts';
import { actorRef, language, money, picture } from '../../schema/common.ts';
import { contentRestriction } from '../galleries/schemas.ts';

/** What a video is to the visitor. */
const videoGuestInfo = s.object(
  {
    bought: s.boolean,
    gifted: s.boolean,
    flatrate: s.boolean,
    liked: s.boolean,
  },
  { id: 'VideoGuestInfo', description: 'what a video is to the visitor' },
);

/** Likes of a video. */
const videoRating = s.object({ likes: s.count }, { id: 'VideoRating', description: 'likes of a video' });

/** A place in a contest. */
const contestInfo = s.object({ place: s.count }, { id: 'VideoContestInfo', description: 'a place in a contest' });

/**
 * A video as lists show one; `duration` in seconds, `price` null where it is free.
 * @spec entity:video
 * @assumed publishedAt.
 */
export const video = s.object(
  {
    id: s.entityId,
    title: s.string,
    duration: s.count,
    ageRating: s.count,
    vip: s.boolean,
    isVip30Offer: s.boolean,
    free: s.boolean,
    new: s.boolean,
    camRecording: s.boolean,
    classic: s.boolean,
    guestInfo: videoGuestInfo,
    price: s.nullable(money),
    basePrice: s.nullable(money),
    preview: picture,
    previewThumbnails: s.array(picture),
    rating: videoRating,
    model: actorRef,
    contestInfo: s.nullable(contestInfo),
    link: s.string,
    url: s.nullable(s.string),
    publishedAt: s.instant,
  },
  { id: 'Video', description: 'a video as lists show one; duration in seconds' },
);

/** How a source is played: a file, or a list of segments. */
const mediaType = s.enum(['mp4', 'hls'], {
  id: 'MediaType',
  description: 'how a source is played: a file, or a list of segments',
});

/** Captions in one language, as WebVTT. */
const caption = s.object(
  { language, url: s.string },
  { id: 'Caption', description: 'captions in one language, as WebVTT' },
);

/**
 * What a player is given: an address of this site, how to play it, its length in seconds (null for what is live) and its
 * captions. It opens for the visitor who asked, by session cookie or by `access_token` in its query.
 * @assumed All of it; the documents name players and qualities, no shapes.
 */
export const mediaSource = s.object(
  {
    type: mediaType,
    url: s.string,
    duration: s.nullable(s.count),
    captions: s.array(caption),
  },
  { id: 'MediaSource', description: 'what a player is given; duration in seconds, null for what is live' },
);

/**
 * A video with what there is to play: the preview for everybody, `full` if it is unlocked, else null and
 * `restriction` is the reason.
 * @assumed The fields.
 */
export const videoPlayback = s.object(
  {
    video,
    preview: mediaSource,
    full: s.nullable(mediaSource),
    restriction: s.nullable(contentRestriction),
  },
  { id: 'VideoPlayback', description: 'a video with what there is to play' },
);
