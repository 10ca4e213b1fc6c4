import { getPromotedVideo, getTopVideos } from '@lounge/protocol/content/videos';
import { handle, refuse } from '../../pipeline/handler.ts';
import { actorExists } from '../actors/statements.ts';
import { videoOf } from './shape-video.ts';
import { countVideos, promotedVideo, topVideos } from './statements.ts';

/** Top videos are of the last nine months. @assumed A month is 30 days here. */
const topWindowMs = 9 * 30 * 86_400_000;

/** What answers the calls of this room. */
export const videoHandlers = [
  handle(getTopVideos, async ({ actorId }, caller, world) => {
    if ((await actorExists.first(world.tx, { id: actorId })) === null) refuse('unknown', 'actorId');
    const since = new Date(world.clock.now() - topWindowMs).toISOString();
    const rows = await topVideos.all(world.tx, { actorId, since });
    const counted = await countVideos.first(world.tx, { actorId });
    return { videos: rows.map((row) => videoOf(row, caller, world)), total: counted?.total ?? 0 };
  }),

  handle(getPromotedVideo, async ({ actorId }, caller, world) => {
    if ((await actorExists.first(world.tx, { id: actorId })) === null) refuse('unknown', 'actorId');
    const row = await promotedVideo.first(world.tx, { actorId });
    return { video: row === null ? null : videoOf(row, caller, world) };
  }),
];
