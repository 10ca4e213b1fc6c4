import type { Infer, InputOf } from '@lounge/protocol';
import type { searchOrder, searchSort, searchVideos } from '@lounge/protocol/content/global-search';
import { durationUnbounded } from '@lounge/protocol/content/videos';
import { isVipGuest, priceFor } from '../../foundation/wallet/restriction.ts';
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
import { withWords, type WordQuery } from '../../world/word-query.ts';
import type { Caller, World } from '../../world/world.ts';
import type { Searched, SearchPorts } from './ports.ts';
import { searchTermsOf, type SearchTerms } from './search-terms.ts';
import * as statements from './statements.ts';

/** The pattern, order and place of a page of results. */
export interface SearchPage {
  readonly searchPattern: string;
  /** As `searchTermsOf` returns them. */
  readonly terms: SearchTerms | null;
  readonly sort?: Infer<typeof searchSort> | undefined;
  readonly order?: Infer<typeof searchOrder> | undefined;
  readonly first: number;
  readonly offset: number;
}

/** The highest price and the length of results. */
export type ResultFilter = Pick<InputOf<typeof searchVideos>, 'maxPrice' | 'duration'>;

/** The parameters of a filter, for what its caller pays. */
const filterBindings = async (
  { maxPrice = statements.anyPrice, duration }: ResultFilter,
  caller: Caller,
  world: World,
): Promise<statements.FilterBindings> => {
  const isVip = maxPrice !== statements.anyPrice && (await isVipGuest(caller, world));
  return {
    maxPrice,
    isVip: isVip ? 1 : 0,
    percent: priceFor({ price: 100, isVip: false }, isVip),
    shortest: duration?.from ?? durationUnbounded,
    longest: duration?.to ?? durationUnbounded,
  };
};

/** The values of the queries for what a pattern asks for in the caller's language, and for what it says itself. */
export const queriesFor = (kind: FoundKind, { exact, wide }: SearchTerms, { language }: Caller, { tx }: World) => {
  const valueOf = (query: WordQuery): string =>
    tx.dialect.textSearch.queryOf(withWords(query, (word) => storedWord(kind, language, word)));
  return { query: valueOf(wide ?? exact), exact: valueOf(exact) };
};

const nothing = { items: [], total: 0 };

/** Whether a pattern finds performers, videos, albums, articles or videos of TV. */
export const findsAnything = async (
  pattern: string,
  ports: SearchPorts,
  caller: Caller,
  world: World,
): Promise<boolean> => {
  const terms = await searchTermsOf(pattern, caller, world);
  if (terms === null) return false;
  const query = (kind: FoundKind) => ({ query: queriesFor(kind, terms, caller, world).query });
  const totals = await Promise.all([
    totalOf(statements.countActors.first(world.tx, query('actor'))),
    totalOf(statements.countVideos.first(world.tx, { ...query('video'), ...statements.unfiltered })),
    totalOf(statements.countAlbums.first(world.tx, { ...query('album'), ...statements.unfiltered, fsk: defaultFsk })),
    ...Object.values(ports).map(({ kind, count }) => totalOf(count(query(kind).query, world))),
  ]);
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
  const { searchPattern, terms, sort = 'best', order = 'desc', first, offset } = page;
  if (terms === null) return nothing;
  const queries = queriesFor('actor', terms, caller, world);
  const { query } = queries;
  const width = terms.wide === null ? 'exact' : 'wide';
  const named = statements.slugsLike(searchPattern);
  const [{ ids, total }, modelOf] = await Promise.all([
    pageOf(
      statements.foundActors(sort, order, width).all(world.tx, { ...queries, first, offset, ...named }),
      page,
      () => statements.countActors.first(world.tx, { query }),
    ),
    modelsFor(caller, world),
  ]);
  const rows = await actorTilesByIds(world.tx, ids, caller.language);
  return { items: rows.map(modelOf), total };
};

/** Videos that a pattern finds, and how many there are. */
export const findVideos = async (page: SearchPage & ResultFilter, caller: Caller, world: World) => {
  const { terms, sort = 'best', order = 'desc', first, offset } = page;
  if (terms === null) return nothing;
  const queries = queriesFor('video', terms, caller, world);
  const { query } = queries;
  const width = terms.wide === null ? 'exact' : 'wide';
  const filter = await filterBindings(page, caller, world);
  const { ids, total } = await pageOf(
    statements.foundVideos(sort, order, width).all(world.tx, { ...queries, ...filter, first, offset }),
    page,
    () => statements.countVideos.first(world.tx, { query, ...filter }),
  );
  const [rows, marks] = await Promise.all([
    videosAmong.all(world.tx, { ids: JSON.stringify(ids) }),
    marksOf(ids, caller, world),
  ]);
  return { items: inOrderOf(ids, rows).map((row) => videoOf(row, caller, marks, world)), total };
};

/** Albums that a pattern finds, up to the usual age rating, and how many there are. */
export const findGalleries = async (
  page: SearchPage & Pick<ResultFilter, 'maxPrice'>,
  caller: Caller,
  world: World,
) => {
  const { terms, sort = 'best', order = 'desc', first, offset, maxPrice } = page;
  if (terms === null) return nothing;
  const queries = queriesFor('album', terms, caller, world);
  const { query } = queries;
  const width = terms.wide === null ? 'exact' : 'wide';
  const filter = { ...(await filterBindings({ maxPrice }, caller, world)), fsk: defaultFsk };
  const { ids, total } = await pageOf(
    statements.foundAlbums(sort, order, width).all(world.tx, { ...queries, ...filter, first, offset }),
    page,
    () => statements.countAlbums.first(world.tx, { query, ...filter }),
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

/** Results of a kind that a module above has, and how many there are. */
export const findAbove = async <Hit>(
  page: SearchPage,
  searched: Searched<Hit>,
  caller: Caller,
  world: World,
): Promise<{ readonly items: Hit[]; readonly total: number }> => {
  const { terms, sort = 'best', order = 'desc', first, offset } = page;
  if (terms === null) return nothing;
  const queries = queriesFor(searched.kind, terms, caller, world);
  const width = terms.wide === null ? 'exact' : 'wide';
  const { ids, total } = await pageOf(
    searched.page({ sort, order, width }, { ...queries, first, offset }, world),
    page,
    () => searched.count(queries.query, world),
  );
  return { items: [...(await searched.hits(ids, caller, world))], total };
};
