import { read } from '../../declare/call.ts';
import { count, entityId, listOf, named, orNull, shape } from '../../vocabulary/shapes.ts';
import { video } from './shapes.ts';

/**
 * A performer's best-rated videos of the last nine months.
 * @spec rest:actor.top-videos.get
 * @assumed The answer's shape: the videos and how many the performer has in all.
 */
export const getTopVideos = read('content/videos/getTopVideos', {
  path: '/rest/v1/actor/getTopVideos/{actorId}',
  input: shape({ actorId: entityId }),
  answer: named('TopVideos', 'a performer’s best-rated videos and how many there are in all', {
    videos: listOf(video),
    total: count,
  }),
  failures: ['unknown'],
  purpose: 'Reads a performer’s best-rated videos of the last nine months.',
});

/**
 * The video that a performer promotes, or null.
 * @spec rest:actor.promoted-video.get
 */
export const getPromotedVideo = read('content/videos/getPromotedVideo', {
  path: '/rest/v1/actor/getPromotedVideo/{actorId}',
  input: shape({ actorId: entityId }),
  answer: shape({ video: orNull(video) }),
  failures: ['unknown'],
  purpose: 'Reads the video that a performer promotes.',
});
