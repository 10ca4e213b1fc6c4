import type { AnswerOf, InputOf } from '@lounge/protocol';
import { tvPages, tvSuggested, type mediathekVideos } from '@lounge/protocol/engagement/tv';
import { queriesFor, searchTermsOf } from '../../content/global-search/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { localized } from '../../wire/localized.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import {
  countListed,
  countOfCategory,
  listedOfCategory,
  listedVideos,
  listParts,
  type ListBindings,
} from './list-statements.ts';
import { videosFrom } from './map-video.ts';
import { categoriesOf, categoryByKey, formatByKey, lastWatched, videoById, type VideoRow } from './statements.ts';

type Input = InputOf<typeof mediathekVideos>;
type Page = AnswerOf<typeof mediathekVideos>;

const unnamed = (world: Pick<World, 'clock'>): ListBindings => ({
  now: nowIso(world),
  key: '',
  category: '',
  query: '',
  exact: '',
  guestId: 0,
});

/** The category that a list names. Rejects a list of what there is not. */
const namedCategory = async ({ key, category }: Input, caller: Caller, { tx }: World): Promise<Page['category']> => {
  if (key !== undefined && (await formatByKey.first(tx, { key })) === null) reject('unknown', 'key');
  if (category === undefined) return null;
  const row = (await categoryByKey.first(tx, { key: category })) ?? reject('unknown', 'category');
  return { key: row.key, name: localized(row.name, caller) };
};

/** The rows of a page. */
const rowsOf = (
  sort: NonNullable<Input['sort']>,
  parts: string,
  page: ListBindings & { readonly first: number; readonly offset: number },
  { tx }: World,
): Promise<readonly VideoRow[]> =>
  parts === 'category' && sort !== 'longest'
    ? listedOfCategory(sort === 'oldest' ? 'asc' : 'desc').all(tx, page)
    : listedVideos(sort, parts).all(tx, page);

/** Reads a page of the library. A pattern without a word finds nothing. */
export const readVideos = async (input: Input, caller: Caller, world: World): Promise<Page> => {
  const { key, category, isPinned = false, searchPattern, first = tvPages.size, offset = 0 } = input;
  const sort = input.sort ?? (searchPattern === undefined ? 'newest' : 'best');
  const named = await namedCategory(input, caller, world);
  const terms = searchPattern === undefined ? null : await searchTermsOf(searchPattern, caller, world);
  if (searchPattern !== undefined && terms === null) return { items: [], total: 0, category: named };
  const asked = {
    format: key !== undefined,
    category: category !== undefined,
    pinned: isPinned,
    words: terms !== null,
  };
  const parts = listParts.filter((part) => asked[part]).join(',');
  const bindings: ListBindings = {
    ...unnamed(world),
    key: key ?? '',
    category: category ?? '',
    guestId: caller.guestId ?? 0,
    ...(terms === null ? {} : queriesFor('tvVideo', terms, caller, world)),
  };
  const [rows, total] = await Promise.all([
    rowsOf(sort, parts, { ...bindings, first, offset }, world),
    totalOf((parts === 'category' ? countOfCategory : countListed(parts)).first(world.tx, bindings)),
  ]);
  return { items: await videosFrom(rows, caller, world), total, category: named };
};

/** The newest videos of a part of the library. */
const newest = (part: '' | 'format' | 'category', named: Partial<ListBindings>, first: number, world: World) =>
  rowsOf('newest', part, { ...unnamed(world), ...named, first, offset: 0 }, world);

/** The videos that fit one: of its categories, of its format, then the newest. */
const fitting = async (row: VideoRow, world: World): Promise<readonly VideoRow[]> => {
  const categories = await categoriesOf.all(world.tx, { videoId: row.id });
  const first = tvSuggested + 1;
  const lists = await Promise.all([
    ...categories.map(({ key }) => newest('category', { category: key }, first, world)),
    newest('format', { key: row.formatKey }, first, world),
  ]);
  return lists.flat();
};

/** The first videos of a list, each once and without some. */
const firstOf = (rows: readonly VideoRow[], without: ReadonlySet<number>): readonly VideoRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].filter(({ id }) => !without.has(id)).slice(0, tvSuggested);
};

/** Videos that fit another one. */
export const suggestedFor = async (row: VideoRow, caller: Caller, world: World) => {
  const [fit, rest] = await Promise.all([fitting(row, world), newest('', {}, tvSuggested + 1, world)]);
  return videosFrom(firstOf([...fit, ...rest], new Set([row.id])), caller, world);
};

/** How many watched videos are not proposed again, and by how many of them others are. */
const [mostWatched, mostFollowed] = [60, 3];

/** Videos that fit what the guest watched last, without what was watched; the newest for others. */
export const recommendedFor = async (caller: Caller, world: World) => {
  const { guestId } = caller;
  const watched = guestId === null ? [] : await lastWatched.all(world.tx, { guestId, first: mostWatched });
  const now = nowIso(world);
  const followed = await Promise.all(
    watched.slice(0, mostFollowed).map(({ videoId: id }) => videoById.first(world.tx, { id, now })),
  );
  const lists = await Promise.all([
    ...followed.map((row) => (row === null ? [] : fitting(row, world))),
    newest('', {}, tvSuggested + watched.length, world),
  ]);
  return videosFrom(firstOf(lists.flat(), new Set(watched.map(({ videoId }) => videoId))), caller, world);
};
