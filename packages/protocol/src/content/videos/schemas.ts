import * as s from '../../schema/s.ts';
import { fittingVoucher, language, money, picture } from '../../schema/common.ts';
import { contentRestriction } from '../galleries/schemas.ts';

/** The visitor's access to a video and like. */
const videoGuestInfo = s.object(
  {
    bought: s.boolean,
    gifted: s.boolean,
    flatrate: s.boolean,
    liked: s.boolean,
    disliked: s.boolean,
  },
  { id: 'VideoGuestInfo', description: 'the visitor’s access to a video and like' },
);

/** The rating of a video. */
const videoRating = s.object({ likes: s.count }, { id: 'VideoRating', description: 'the rating of a video' });

/** A video's performer. @assumed isOnline, for the tile that says so. */
const videoModel = s.object(
  { id: s.entityId, name: s.string, isOnline: s.boolean },
  { id: 'VideoModel', description: 'a video’s performer' },
);

/** A place in a contest. */
const contestInfo = s.object({ place: s.count }, { id: 'VideoContestInfo', description: 'a place in a contest' });

/**
 * A property by which videos are listed. Every video is one of `free`, `premium`, `discount` and `vip`.
 * @spec entity:enum.videoTypeFlag, entity:enum.videoKind
 * @assumed What they mean: `vip30` a video for VIPs of the last 30 days, `vxselect` one that editors chose, `shared` one that is often shared by
 * e-mail, `original` one that is neither a recording of a chat nor a classic, `trending` one of the last 8 days that many watch.
 */
export const videoTypeFlag = s.enum(
  ['free', 'premium', 'discount', 'vip', 'bought', 'trending', 'vxselect', 'vip30', 'classic', 'shared', 'original'],
  { id: 'VideoTypeFlag', description: 'a property by which videos are listed' },
);

/**
 * A video, with the fields of a list; `duration` in seconds, `price` null if it is free.
 * @spec entity:video
 * @assumed publishedAt, types, and that a visitor's dislike is beside the like.
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
    model: videoModel,
    contestInfo: s.nullable(contestInfo),
    link: s.string,
    url: s.nullable(s.string),
    publishedAt: s.instant,
    types: s.array(videoTypeFlag),
  },
  { id: 'Video', description: 'a video, with the fields of a list; duration in seconds' },
);

/** A tag of videos, with its name in the caller's language. @assumed The fields. */
export const videoTag = s.object(
  { key: s.string, name: s.string, videoCount: s.count },
  { id: 'VideoTag', description: 'a tag of videos, and how many have it' },
);

/** The format of a source: a file, or a playlist of segments. */
const mediaType = s.enum(['mp4', 'hls'], {
  id: 'MediaType',
  description: 'the format of a source: a file, or a playlist of segments',
});

/** Captions in one language, as WebVTT. */
const caption = s.object(
  { language, url: s.string },
  { id: 'Caption', description: 'captions in one language, as WebVTT' },
);

/**
 * A source for a player: URL, format, duration in seconds (null for a live stream) and captions. Only the visitor of the call can read it,
 * by session cookie or by `access_token` in the query string.
 * @assumed All of it; the documents name players and qualities, no fields.
 */
export const mediaSource = s.object(
  {
    type: mediaType,
    url: s.string,
    duration: s.nullable(s.count),
    captions: s.array(caption),
  },
  { id: 'MediaSource', description: 'a source for a player; duration in seconds, null for a live stream' },
);

/**
 * A video with its sources: the preview for everybody, and `full` if it is unlocked; otherwise `full` is null and
 * `restriction` is the reason.
 * @assumed The fields.
 */
export const videoPlayback = s.object(
  {
    video,
    /** The performer's words about it, in the caller's language; empty without any. */
    description: s.string,
    preview: mediaSource,
    full: s.nullable(mediaSource),
    restriction: s.nullable(contentRestriction),
    fittingVoucher: s.nullable(fittingVoucher),
    /** Whether one of performer and guest has blocked the other, so that nothing more is sold. */
    isBlocked: s.boolean,
    /** The second at which the guest goes on with the whole video; null from its beginning. */
    resumeAt: s.nullable(s.count),
    /** The video's tags, each with the number of all videos that have it. */
    tags: s.array(videoTag),
  },
  { id: 'VideoPlayback', description: 'a video with its sources' },
);

/**
 * The outcome of sharing a video by e-mail. Clients take every other value for `FAILED`.
 * @spec entity:enum.videoShareEmailStatus
 * @assumed `TIMEOUT`: the guest has shared enough for now. The name `FAILED`, for a mail that the mail provider does not take.
 */
export const videoShareEmailStatus = s.enum(['OK', 'TIMEOUT', 'FAILED'], {
  id: 'VideoShareEmailStatus',
  description: 'the outcome of sharing a video by e-mail',
});
