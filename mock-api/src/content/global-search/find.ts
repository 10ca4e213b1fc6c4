import { searchWords } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { searchOrder, searchSort } from '@lounge/protocol/content/global-search';
import { defaultFsk } from '../galleries/index.ts';
import { modelsFor } from '../actors/map-actor.ts';
import { actorTilesByIds } from '../actors/statements.ts';
import { albumsAmong } from '../galleries/statements.ts';
import { albumOf, marksOf as albumMarksOf } from '../galleries/map-album.ts';
import { marksOf, videoOf } from '../videos/map-video.ts';
import { videosAmong } from '../videos/statements.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { storedWord, type FoundKind } from '../../world/search-document.ts';
import type { Caller, World } from '../../world/world.ts';
import * as statements from './statements.ts';

/** The pattern, order and place of a page of results. */
export interface SearchPage {
  readonly searchPattern: string;
  readonly sort?: Infer<typeof searchSort> | undefined;
  readonly order?: Infer<typeof searchOrder> | undefined;
  readonly first: number;
  readonly offset: number;
}

/** The value of a query for a pattern in the caller's language; null where it has no words, which finds nothing. */
const queryFor = (kind: FoundKind, pattern: string, { language }: Caller, { tx }: World): string | null => {
  const words = searchWords(pattern);
  if (words.length === 0) return null;
  return tx.dialect.textSearch.queryOf(words.map((word) => storedWord(kind, language, word)));
};

const nothing = { items: [], total: 0 };

/** Whether a pattern finds performers or videos. */
export const findsAnything = async (pattern: string, caller: Caller, world: World): Promise<boolean> => {
  const counts = [
    ['actor', statements.countActors],
    ['video', statements.countVideos],
  ] as const;
  const totals = await Promise.all(
    counts.map(async ([kind, count]) => {
      const query = queryFor(kind, pattern, caller, world);
      return query === null ? 0 : totalOf(count.first(world.tx, { query }));
    }),
  );
  return totals.some((total) => total > 0);
};

/** A page of ids with the number of all of them, which is counted where the page is beyond the end and has none. */
const pageOf = async (
  rows: Promise<readonly { readonly id: number; readonly total: number }[]>,
  { offset }: SearchPage,
  counted: () => Promise<{ readonly total: number } | null>,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> => {
  const page = await rows;
  const total = page[0]?.total ?? (offset === 0 ? 0 : await totalOf(counted()));
  return { ids: page.map(({ id }) => id), total };
};

/** Performers that a pattern finds, and how many there are. */
export const findActors = async (page: SearchPage, caller: Caller, world: World) => {
  const { searchPattern, sort = 'best', order = 'desc', first, offset } = page;
  const query = queryFor('actor', searchPattern, caller, world);
  if (query === null) return nothing;
  const named = statements.slugsLike(searchPattern);
  const [{ ids, total }, modelOf] = await Promise.all([
    pageOf(statements.foundActors(sort, order).all(world.tx, { query, first, offset, ...named }), page, () =>
      statements.countActors.first(world.tx, { query }),
    ),
    modelsFor(caller, world),
  ]);
  const rows = await actorTilesByIds(world.tx, ids, caller.language);
  return { items: rows.map(modelOf), total };
};

/** Videos that a pattern finds, and how many there are. */
export const findVideos = async (page: SearchPage, caller: Caller, world: World) => {
  const { searchPattern, sort = 'best', order = 'desc', first, offset } = page;
  const query = queryFor('video', searchPattern, caller, world);
  if (query === null) return nothing;
  const { ids, total } = await pageOf(
    statements.foundVideos(sort, order).all(world.tx, { query, first, offset }),
    page,
    () => statements.countVideos.first(world.tx, { query }),
  );
  const [rows, marks] = await Promise.all([
    videosAmong.all(world.tx, { ids: JSON.stringify(ids) }),
    marksOf(ids, caller, world),
  ]);
  return { items: inOrderOf(ids, rows).map((row) => videoOf(row, caller, world, marks)), total };
};

/** Albums that a pattern finds, up to the usual age rating, and how many there are. */
export const findGalleries = async (page: SearchPage, caller: Caller, world: World) => {
  const { searchPattern, sort = 'best', order = 'desc', first, offset } = page;
  const query = queryFor('album', searchPattern, caller, world);
  if (query === null) return nothing;
  const { ids, total } = await pageOf(
    statements.foundAlbums(sort, order).all(world.tx, { query, first, offset, fsk: defaultFsk }),
    page,
    () => statements.countAlbums.first(world.tx, { query, fsk: defaultFsk }),
  );
  const [rows, marks] = await Promise.all([
    albumsAmong.all(world.tx, { ids: JSON.stringify(ids) }),
    albumMarksOf(ids, caller, world),
  ]);
  const items = inOrderOf(ids, rows).map((row) =>
    albumOf(row, { id: row.actorId, name: row.actorName }, caller, marks),
  );
  return { items, total };
};
