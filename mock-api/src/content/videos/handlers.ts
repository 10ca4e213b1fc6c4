import {
  actorVideoTags,
  buyVideo,
  defaultFirstVideos,
  dislikeVideo,
  getPromotedVideo,
  getTopVideos,
  getVideoPictures,
  getVideoPlayback,
  likeVideo,
  mostVideosARead,
  recommendedVideos,
  saveWatchPosition,
  sendVideoShareEmail,
  topWindowMs,
  unfinishedVideos,
  videoList,
  videosByIds,
} from '@lounge/protocol/content/videos';
import { sell } from '../../foundation/vouchers/sell.ts';
import { handle, reject } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { pictureOf } from '../../media/picture.ts';
import { picturesOfVideo } from '../../media/video-pictures.ts';
import { actorExists } from '../actors/statements.ts';
import { localized } from '../../wire/localized.ts';
import { changeLike } from './likes.ts';
import { listedPage } from './listed-videos.ts';
import { playbackOf } from './playback.ts';
import { savePosition, unfinishedOf } from './watch-positions.ts';
import { marksOf, videoOf } from './map-video.ts';
import { videoSale } from './sale.ts';
import { share } from './share.ts';
import {
  countVideos,
  promotedVideo,
  similarVideos,
  tagsOfActor,
  topVideos,
  videoById,
  videosAmong,
} from './statements.ts';

/** The handlers of this module's calls. */
export const videoHandlers = [
  handle(getTopVideos, async ({ actorId }, caller, world) => {
    if ((await actorExists.first(world.tx, { id: actorId })) === null) reject('unknown', 'actorId');
    const since = new Date(world.clock.now() - topWindowMs).toISOString();
    const [rows, total] = await Promise.all([
      topVideos.all(world.tx, { actorId, since }),
      totalOf(countVideos.first(world.tx, { actorId })),
    ]);
    const marks = await marksOf(
      rows.map(({ id }) => id),
      caller,
      world,
    );
    return { videos: rows.map((row) => videoOf(row, caller, marks, world)), total };
  }),

  handle(getPromotedVideo, async ({ actorId }, caller, world) => {
    if ((await actorExists.first(world.tx, { id: actorId })) === null) reject('unknown', 'actorId');
    const row = await promotedVideo.first(world.tx, { actorId });
    const marks = await marksOf(row === null ? [] : [row.id], caller, world);
    return { video: row === null ? null : videoOf(row, caller, marks, world) };
  }),

  handle(videosByIds, async ({ ids }, caller, world) => {
    const wanted = ids.slice(0, mostVideosARead);
    const [rows, marks] = await Promise.all([
      videosAmong.all(world.tx, { ids: JSON.stringify(wanted) }),
      marksOf(wanted, caller, world),
    ]);
    return inOrderOf(wanted, rows).map((row) => videoOf(row, caller, marks, world));
  }),

  handle(videoList, listedPage),

  handle(likeVideo, ({ videoId, isLiked }, caller, world) => changeLike(videoId, isLiked ? true : null, caller, world)),

  handle(dislikeVideo, ({ videoId, isDisliked }, caller, world) =>
    changeLike(videoId, isDisliked ? false : null, caller, world),
  ),

  handle(sendVideoShareEmail, share),

  handle(recommendedVideos, async ({ videoId, first = defaultFirstVideos }, caller, world) => {
    if ((await videoById.first(world.tx, { id: videoId })) === null) reject('unknown', 'videoId');
    const page = { videoId, first: Math.min(first, mostVideosARead) };
    const rows = await similarVideos.all(world.tx, page);
    const marks = await marksOf(
      rows.map(({ id }) => id),
      caller,
      world,
    );
    return rows.map((row) => videoOf(row, caller, marks, world));
  }),

  handle(actorVideoTags, async ({ actorId }, caller, world) => {
    if ((await actorExists.first(world.tx, { id: actorId })) === null) reject('unknown', 'actorId');
    const rows = await tagsOfActor.all(world.tx, { actorId });
    return rows.map(({ key, name, total }) => ({ key, name: localized(name, caller), videoCount: total }));
  }),

  handle(getVideoPictures, async ({ albumId }, { brand }, world) => {
    const { previewSeed } = (await videoById.first(world.tx, { id: albumId })) ?? reject('unknown', 'albumId');
    return { pictures: picturesOfVideo(previewSeed).map((seed) => pictureOf(brand, 'still', seed)) };
  }),

  handle(getVideoPlayback, async ({ videoId }, caller, world) => {
    const row = (await videoById.first(world.tx, { id: videoId })) ?? reject('unknown', 'videoId');
    return playbackOf(row, caller, world);
  }),

  handle(unfinishedVideos, ({ first = defaultFirstVideos }, caller, world) => unfinishedOf(first, caller, world)),

  handle(saveWatchPosition, ({ videoId, seconds }, caller, world) => savePosition(videoId, seconds, caller, world)),

  handle(buyVideo, ({ videoId: id, voucherId }, caller, world) =>
    sell(videoSale, { call: buyVideo, id, voucherId }, caller, world),
  ),
];
