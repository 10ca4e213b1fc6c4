import { post, read, spends, writes } from '../../declare/call.ts';
import { purchaseAnswer, purchaseFailures } from '../../foundation/wallet/schemas.ts';
import { picture } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';
import { maxShareMessage } from './constants.ts';
import { video, videoPlayback, videoShareEmailStatus } from './schemas.ts';

/**
 * A performer's best-rated videos of the last nine months.
 * @spec rest:actor.top-videos.get
 * @assumed The fields of the answer: the videos and the total number of the performer's videos.
 */
export const getTopVideos = read('content/videos/getTopVideos', {
  path: '/rest/v1/actor/getTopVideos/{actorId}',
  input: s.object({ actorId: s.entityId }),
  answer: s.object(
    {
      videos: s.array(video),
      total: s.count,
    },
    { id: 'TopVideos', description: 'a performer’s best-rated videos and the total number of videos' },
  ),
  failures: ['unknown'],
  purpose: 'Reads a performer’s best-rated videos of the last nine months.',
});

/**
 * The video that a performer promotes, or null.
 * @spec rest:actor.promoted-video.get
 */
export const getPromotedVideo = read('content/videos/getPromotedVideo', {
  path: '/rest/v1/actor/getPromotedVideo/{actorId}',
  input: s.object({ actorId: s.entityId }),
  answer: s.object({ video: s.nullable(video) }),
  failures: ['unknown'],
  purpose: 'Reads the video that a performer promotes.',
});

/**
 * A video with its sources: the preview for everybody, the full video if it is free or was bought.
 * @spec feature:videos.watch, feature:videos.preview
 * @assumed The call; the documents do not show how a client gets a video's sources.
 */
export const getVideoPlayback = read('content/videos/getVideoPlayback', {
  path: '/rest/v1/video/getVideoPlayback/{videoId}',
  input: s.object({ videoId: s.entityId }),
  answer: videoPlayback,
  failures: ['unknown'],
  purpose: 'Reads a video with its sources.',
});

/**
 * The pictures of a video, which its tile shows one after the other under the pointer.
 * @spec rest:tile-grid.video-pictures.get
 * @assumed The answer, its minutes, and that the id is the video's: a video is an album with one file.
 */
export const getVideoPictures = read('content/videos/getVideoPictures', {
  path: '/rest/v1/getVideoPictures/{albumId}',
  input: s.object({ albumId: s.entityId }),
  answer: s.object({ pictures: s.array(picture) }, { id: 'VideoPictures', description: 'the pictures of a video' }),
  failures: ['unknown'],
  cache: { forMs: 600_000 },
  purpose: 'Reads the pictures of a video for its tile.',
});

/**
 * Keeps where a guest stopped in a video, for all of the guest's devices; the last one that says so counts. What is near the beginning or
 * the end is not kept: `resumeAt` is the second that was, or null.
 * @spec feature:videos.watch
 * @assumed The call; the documents name only the one that counts a start.
 */
export const saveWatchPosition = post('content/videos/saveWatchPosition', {
  path: '/rest/v1/video/saveWatchPosition/{videoId}',
  needs: 'guest',
  input: s.object({ videoId: s.entityId, seconds: s.count }),
  answer: s.object(
    { resumeAt: s.nullable(s.count) },
    { id: 'WatchPosition', description: 'where a guest goes on with a video' },
  ),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Keeps where the guest stopped in a video.',
});

/**
 * Buys a video for coins. One that is free, was bought before, or is included for VIPs costs nothing. With a voucher, the voucher pays and
 * never coins; one that does not pay for it rejects the purchase.
 * @spec feature:videos.buy
 * @assumed The documents do not show the call; it is like the purchase of an album, including failures and their order.
 */
export const buyVideo = post('content/videos/buyVideo', {
  path: '/rest/v1/video/buyVideo/{videoId}',
  needs: 'guest',
  idempotent: true,
  input: s.object({ videoId: s.entityId, voucherId: s.optional(s.entityId) }),
  answer: purchaseAnswer,
  failures: purchaseFailures,
  forbiddenBy: spends,
  purpose: 'Buys a video for the guest’s coins.',
});

/**
 * Mails somebody the link of a video, once for each idempotency key. `OK` reveals nothing of the address: one that wants no such mails, or had
 * enough of them, gets none.
 * @spec rest:guest.video-share-email.send, rule:video-share-email
 * @assumed The path's prefix, that the message can be left out, and everything about limits and links (docs/decisions/0185). `malformed`
 * names the field: no address, a message with a link or too long, the id of somebody else.
 */
export const sendVideoShareEmail = post('content/videos/sendVideoShareEmail', {
  path: '/rest/v1/guest/sendVideoShareEmail',
  needs: 'guest',
  idempotent: true,
  input: s.object({
    recipient: s.boundedString(254),
    message: s.optional(s.boundedString(maxShareMessage)),
    videoId: s.entityId,
    guestId: s.entityId,
  }),
  answer: s.object({ status: videoShareEmailStatus }),
  failures: ['needLogin', 'unknown', 'keyReused'],
  forbiddenBy: writes,
  purpose: 'Shares a video by e-mail.',
});
