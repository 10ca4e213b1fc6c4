import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { actingGroup, videoDuration, videoSortOrder } from './lists.ts';
import { video, videoTag, videoTypeFlag } from './schemas.ts';

/**
 * A page of videos by the documents' filter, with the number of all. Of ids, tags and groups one is enough; of the types, one of `free`,
 * `premium`, `discount` and `vip` is enough, and all others must hold.
 * @spec query:videos.lists, entity:videoQueryFilter
 * @assumed The offset, the shape of the answer and the last three variables, which the documents' filter of a page has and their query lacks.
 */
export const videoList = query('content/videos/videoList', {
  input: s.object({
    modelIds: s.optional(s.array(s.entityId)),
    actingGroups: s.optional(s.array(actingGroup)),
    ids: s.optional(s.array(s.entityId)),
    tags: s.optional(s.array(s.boundedString(40))),
    releasedFrom: s.optional(s.instant),
    releasedUntil: s.optional(s.instant),
    types: s.optional(s.array(videoTypeFlag)),
    sortOrder: s.optional(videoSortOrder),
    first: s.optional(s.count),
    offset: s.optional(s.count),
    duration: s.optional(videoDuration),
    includeBought: s.optional(s.boolean),
    isRecommended: s.optional(s.boolean),
  }),
  answer: s.object(
    { items: s.array(video), total: s.count },
    { id: 'VideoPage', description: 'a page of videos and the number of all, which counts to 1,000' },
  ),
  purpose: 'Reads a list of videos: 4 unless asked for up to 100, the newest first.',
});

/**
 * Videos by their ids, in the requested order; unknown ids are omitted. Only the first 100 ids count.
 * @spec query:videos.by-ids
 * @assumed The limit; the documents state "by ids" only.
 */
export const videosByIds = query('content/videos/videosByIds', {
  input: s.object({ ids: s.array(s.entityId) }),
  answer: s.array(video),
  purpose: 'Reads videos by their ids.',
});

/** A visitor's like and dislike of a video, and the number of its likes. */
const videoLike = s.object(
  { liked: s.boolean, disliked: s.boolean, likes: s.count },
  { id: 'VideoLike', description: 'a guest’s like or dislike of a video, and the number of its likes' },
);

/**
 * Likes a video, or no longer; a like takes the place of a dislike.
 * @spec query:video.like, feature:videos.like
 * @assumed The variables and the answer; that a like can be taken back.
 */
export const likeVideo = mutation('content/videos/likeVideo', {
  needs: 'guest',
  input: s.object({ videoId: s.entityId, isLiked: s.boolean }),
  answer: videoLike,
  failures: ['needLogin', 'unknown'],
  purpose: 'Likes a video, or no longer.',
});

/**
 * Dislikes a video, or no longer; a dislike takes the place of a like. Nobody sees how many there are.
 * @spec query:video.dislike, feature:videos.like
 * @assumed As for the like.
 */
export const dislikeVideo = mutation('content/videos/dislikeVideo', {
  needs: 'guest',
  input: s.object({ videoId: s.entityId, isDisliked: s.boolean }),
  answer: videoLike,
  failures: ['needLogin', 'unknown'],
  purpose: 'Dislikes a video, or no longer.',
});

/**
 * Videos like one: those that share the most tags with it, the most liked first.
 * @spec query:video.recommendations, feature:videos.recommendations
 * @assumed That they are for a video, its variables, and what is recommended.
 */
export const recommendedVideos = query('content/videos/recommendedVideos', {
  input: s.object({ videoId: s.entityId, first: s.optional(s.count) }),
  answer: s.array(video),
  failures: ['unknown'],
  purpose: 'Recommends videos beside one.',
});

/**
 * The videos that the guest stopped in and may still watch, the last one first: 4 unless asked for up to 100.
 * @spec feature:videos.watch
 * @assumed The call; `resumeAt` in seconds.
 */
export const unfinishedVideos = query('content/videos/unfinishedVideos', {
  needs: 'guest',
  input: s.object({ first: s.optional(s.count) }),
  answer: s.array(
    s.object(
      { video, resumeAt: s.count },
      { id: 'UnfinishedVideo', description: 'a video, and where the guest goes on with it' },
    ),
  ),
  failures: ['needLogin'],
  purpose: 'Reads the videos that the guest stopped in.',
});

/**
 * The tags of a performer's videos, the most frequent first.
 * @spec query:actor.video-tags, feature:videos.tags
 * @assumed The variables and the answer.
 */
export const actorVideoTags = query('content/videos/actorVideoTags', {
  input: s.object({ actorId: s.entityId }),
  answer: s.array(videoTag),
  failures: ['unknown'],
  purpose: 'Reads the tags of a performer’s videos.',
});
