import type { InputOf } from '@lounge/protocol';
import {
  defaultActingGroups,
  defaultVideoSort,
  videoCategoryContent,
  type videoList,
} from '@lounge/protocol/content/videos';
import { getTileGrid, storeTileGridSettings, videoGrids, videoSortOfGrid } from '@lounge/protocol/engagement/tile-grid';
import { modelsFor, newForMs } from '../../content/actors/map-actor.ts';
import { listedPage } from '../../content/videos/index.ts';
import { marksOf, videoOf } from '../../content/videos/map-video.ts';
import { countAllVideos, newVideos } from '../../content/videos/statements.ts';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import type { World } from '../../world/world.ts';
import { storedSort, storeSort, type GridSort } from './settings.ts';
import { gridCount, gridRows } from './statements.ts';

const defaultPage = 30;

type VideoGrid = keyof typeof videoGrids;

const isVideoGrid = (type: string): type is VideoGrid => Object.hasOwn(videoGrids, type);

/** The videos of a grid in an order; null is the usual one of the list. */
const videosOf = (type: VideoGrid, sort: GridSort, { clock }: Pick<World, 'clock'>): InputOf<typeof videoList> => {
  const category = videoGrids[type];
  const { types, windowMs } = videoCategoryContent(category);
  return {
    types: [...types],
    actingGroups: [...defaultActingGroups(category)],
    sortOrder: sort === null ? defaultVideoSort[category] : videoSortOfGrid[sort],
    ...(windowMs !== null && { releasedFrom: new Date(clock.now() - windowMs).toISOString() }),
  };
};

/** The handlers of this module's calls. */
export const tileGridHandlers = [
  handle(getTileGrid, async ({ type, payload }, caller, world) => {
    const { first = defaultPage, offset = 0, filter = 'all' } = payload;
    if (type === 'newVideos') {
      const [rows, totalCount] = await Promise.all([
        newVideos.all(world.tx, { first, offset }),
        totalOf(countAllVideos.first(world.tx)),
      ]);
      const marks = await marksOf(
        rows.map(({ id }) => id),
        caller,
        world,
      );
      const initialTiles = rows.map((row) => ({ kind: 'video' as const, video: videoOf(row, caller, marks, world) }));
      // Always the newest first.
      return { success: true, initialTiles, totalCount, sort: null };
    }
    if (isVideoGrid(type)) {
      const sort = payload.sort ?? (await storedSort(type, caller, world));
      const { items, total } = await listedPage({ ...videosOf(type, sort, world), first, offset }, caller, world);
      return {
        success: true,
        initialTiles: items.map((video) => ({ kind: 'video' as const, video })),
        totalCount: total,
        sort,
      };
    }
    const since = new Date(world.clock.now() - newForMs).toISOString();
    const page = { language: caller.language, since, first, offset };
    const rowsBy = (sort: GridSort) => gridRows(filter, sort ?? 'rank').all(world.tx, page);
    const wanted = payload.sort ?? null;
    // With the rows in their usual order, as few guests store another and a further round trip costs all.
    const [stored, rowsAsWanted, totalCount, modelOf] = await Promise.all([
      wanted === null ? storedSort(type, caller, world) : null,
      rowsBy(wanted),
      totalOf(gridCount(filter).first(world.tx, { since })),
      modelsFor(caller, world),
    ]);
    const sort = wanted ?? stored;
    const rows = stored === null ? rowsAsWanted : await rowsBy(stored);
    const initialTiles = rows.map((row) => ({ kind: 'model' as const, model: modelOf(row) }));
    return { success: true, initialTiles, totalCount, sort };
  }),

  handle(storeTileGridSettings, async ({ type, settings }, caller, world) => {
    await storeSort(guestOf(caller), type, settings.sort, world);
    return { success: true };
  }),
];
