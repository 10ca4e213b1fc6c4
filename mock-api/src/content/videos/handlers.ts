import {
  buyVideo,
  getPromotedVideo,
  getTopVideos,
  getVideoPictures,
  getVideoPlayback,
  videoList,
  videosByIds,
} from '@lounge/protocol/content/videos';
import { withVoucher } from '../../foundation/vouchers/index.ts';
import { buyOnce } from '../../foundation/wallet/buy-once.ts';
import { hasBought } from '../../foundation/wallet/restriction.ts';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { pictureOf } from '../../media/picture.ts';
import { picturesOfVideo } from '../../media/video-pictures.ts';
import { actorExists } from '../actors/statements.ts';
import { checkSellsTo } from '../messenger/index.ts';
import { playbackOf } from './playback.ts';
import { marksOf, restrictedBy, videoOf } from './map-video.ts';
import { countVideos, promotedVideo, topVideos, videoById, videosAmong, videosOfActors } from './statements.ts';

/** Top videos are at most nine months old. @assumed A month has 30 days. */
const topWindowMs = 9 * 30 * 86_400_000;

/** The number of previews in a grid. */
const maxIds = 100;

/** The number of videos of a list whose reader names none. @spec constant:video.defaultFirstPage */
const defaultFirst = 4;

/** The handlers of this module's calls. */
export const videoHandlers = [
  handle(getTopVideos, async ({ actorId }, caller, world) => {
    if ((await actorExists.first(world.tx, { id: actorId })) === null) reject('unknown', 'actorId');
    const since = new Date(world.clock.now() - topWindowMs).toISOString();
    const [rows, marks, total] = await Promise.all([
      topVideos.all(world.tx, { actorId, since }),
      marksOf(caller, world),
      totalOf(countVideos.first(world.tx, { actorId })),
    ]);
    return { videos: rows.map((row) => videoOf(row, caller, world, marks)), total };
  }),

  handle(getPromotedVideo, async ({ actorId }, caller, world) => {
    if ((await actorExists.first(world.tx, { id: actorId })) === null) reject('unknown', 'actorId');
    const row = await promotedVideo.first(world.tx, { actorId });
    const marks = await marksOf(caller, world);
    return { video: row === null ? null : videoOf(row, caller, world, marks) };
  }),

  handle(videosByIds, async ({ ids }, caller, world) => {
    const wanted = ids.slice(0, maxIds);
    const [rows, marks] = await Promise.all([
      videosAmong.all(world.tx, { ids: JSON.stringify(wanted) }),
      marksOf(caller, world),
    ]);
    return inOrderOf(wanted, rows).map((row) => videoOf(row, caller, world, marks));
  }),

  handle(videoList, async ({ modelIds, first = defaultFirst, offset = 0 }, caller, world) => {
    const actorIds = JSON.stringify([...new Set(modelIds)].slice(0, maxIds));
    const [rows, marks] = await Promise.all([
      videosOfActors.all(world.tx, { actorIds, first: Math.min(first, maxIds), offset }),
      marksOf(caller, world),
    ]);
    return rows.map((row) => videoOf(row, caller, world, marks));
  }),

  handle(getVideoPictures, async ({ albumId }, { brand }, world) => {
    const { previewSeed } = (await videoById.first(world.tx, { id: albumId })) ?? reject('unknown', 'albumId');
    return { pictures: picturesOfVideo(previewSeed).map((seed) => pictureOf(brand, 'still', seed)) };
  }),

  handle(getVideoPlayback, async ({ videoId }, caller, world) => {
    const row = (await videoById.first(world.tx, { id: videoId })) ?? reject('unknown', 'videoId');
    return playbackOf(row, caller, world);
  }),

  handle(buyVideo, ({ videoId, voucherId }, caller, world) => {
    const offerOf = async () => {
      const guestId = guestOf(caller);
      const [found, isBought] = await Promise.all([
        videoById.first(world.tx, { id: videoId }),
        hasBought({ guestId }, 'video', videoId, world),
      ]);
      const row = found ?? reject('unknown', 'videoId');
      if (!isBought) await checkSellsTo(guestId, row.actorId, world);
      return { kind: 'video', id: videoId, actorId: row.actorId, isBought, ...restrictedBy(row) } as const;
    };
    const input = { videoId, voucherId };
    const payOtherwise = withVoucher(voucherId, world);
    return buyOnce({ call: buyVideo, kind: 'video', input, payOtherwise }, offerOf, caller, world);
  }),
];
