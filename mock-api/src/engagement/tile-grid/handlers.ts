import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import { modelOf } from '../../content/actors/map-actor.ts';
import { videoOf } from '../../content/videos/map-video.ts';
import { countAllVideos, newVideos } from '../../content/videos/statements.ts';
import { accessOf } from '../../foundation/wallet/index.ts';
import { handle } from '../../dispatch/handler.ts';
import { gridCount, gridRows } from './statements.ts';

const defaultPage = 30;
/** How long a performer counts as new. @assumed 30 days, as on the tile's badge. */
const newForMs = 30 * 86_400_000;

/** The handlers of this module's calls. */
export const tileGridHandlers = [
  handle(getTileGrid, async ({ type, payload }, caller, world) => {
    const { first = defaultPage, offset = 0, sort, filter = 'all' } = payload;
    if (type === 'newVideos') {
      const rows = await newVideos.all(world.tx, { first, offset });
      const access = await accessOf(caller, 'video', world);
      const counted = await countAllVideos.first(world.tx);
      const initialTiles = rows.map((row) => ({ kind: 'video' as const, video: videoOf(row, caller, world, access) }));
      return { success: true, initialTiles, totalCount: counted?.total ?? 0 };
    }
    const since = new Date(world.clock.now() - newForMs).toISOString();
    const rows = await gridRows(filter, sort ?? 'rank').all(world.tx, {
      language: caller.language,
      since,
      first,
      offset,
    });
    const counted = await gridCount(filter).first(world.tx, { since });
    const initialTiles = rows.map((row) => ({ kind: 'model' as const, model: modelOf(row, caller, world) }));
    return { success: true, initialTiles, totalCount: counted?.total ?? 0 };
  }),
];
