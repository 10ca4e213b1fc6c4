import { pathTo, searchPatternOf, searchWords } from '@lounge/locale';
import {
  globalSearch,
  lastSearchMinimum,
  popularTags,
  resultTake,
  searchActors,
  searchBlog,
  searchGalleries,
  searchMediaLibrary,
  searchPageSizes,
  searchResult,
  searchSuggestions,
  searchTags,
  searchVideos,
  storeSearchPattern,
  typedPageSize,
} from '@lounge/protocol/content/global-search';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import { handle } from '../../dispatch/handler.ts';
import { countAttempt } from '../../foundation/session/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import {
  findAbove,
  findActors,
  findGalleries,
  findsAnything,
  findVideos,
  type ResultFilter,
  type SearchPage,
} from './find.ts';
import { foundInLibrary } from './library.ts';
import { mostProposals, mostUsedTags, proposalsFor, tagsLike } from './proposals.ts';
import type { SearchPorts } from './ports.ts';
import { searchTermsOf } from './search-terms.ts';
import { countOfPatterns, countPattern } from './statements.ts';

/** The most results of a page. */
const mostFirst = 100;
/** The most tags and suggestions of an answer that names no number. */
const defaultTags = 12;

type Search = InputOf<typeof searchVideos>;

/** The page of a search, at most 100 results; as many as the page of its type has, unless it names a number. */
const pageOf = async (
  { first, offset = 0, ...rest }: Search,
  size: number,
  caller: Caller,
  world: World,
): Promise<SearchPage & ResultFilter> => ({
  ...rest,
  terms: await searchTermsOf(rest.searchPattern, caller, world),
  first: Math.min(first ?? size, mostFirst),
  offset,
});

/** Width divided by height. */
const portraitAspect = 0.75;

/** The groups of a typed search. */
const typedGroups = async (searchPattern: string, ports: SearchPorts, caller: Caller, world: World) => {
  const terms = await searchTermsOf(searchPattern, caller, world);
  const page = { searchPattern, terms, first: typedPageSize, offset: 0 };
  const [actors, videos, library, tv, blog] = await Promise.all([
    findActors(page, caller, world),
    findVideos(page, caller, world),
    foundInLibrary(page, caller, world),
    findAbove(page, ports.tvVideos, caller, world),
    findAbove(page, ports.articles, caller, world),
  ]);
  const link = (key: 'search.actors' | 'search.videos' | 'search.media-library' | 'search.tv' | 'search.blog') =>
    pathTo(key, caller.language, { searchPattern });
  return {
    actors: {
      count: actors.total,
      link: link('search.actors'),
      items: actors.items.map((model) => ({
        name: model.name,
        imageUrl: model.portrait.url,
        imageAspect: portraitAspect,
        link: pathTo('performer.overview', caller.language, { actorName: model.slug }),
        online: model.isOnline,
        mobileVideoCall: model.isOnlineMobileVideocall,
      })),
    },
    videos: { count: videos.total, link: link('search.videos'), items: videos.items, type: 'videos' as const },
    mediathek: {
      count: library.total,
      link: link('search.media-library'),
      items: library.items,
      type: 'mediathek' as const,
    },
    tv: { count: tv.total, link: link('search.tv'), items: tv.items, type: 'tv' as const },
    blog: { count: blog.total, link: link('search.blog'), items: blog.items, type: 'blog' as const },
  };
};

/** The most patterns that a visitor stores within a day. */
const storedPerDay = 200;
/** The most patterns of a language that are stored; later ones are counted only if they are among them. */
const mostPatterns = 20_000;
const dayMs = 86_400_000;

/** Counts a pattern, once a day for each visitor. Returns whether it did. */
const store = async (typed: string, ports: SearchPorts, caller: Caller, world: World): Promise<boolean> => {
  const pattern = searchPatternOf(typed);
  if (pattern.length < lastSearchMinimum || searchWords(pattern).length === 0) return false;
  const who = caller.session ?? caller.visitor ?? caller.address ?? 'nobody';
  if (!(await countAttempt(['search', who], storedPerDay, world, dayMs))) return false;
  if (!(await countAttempt(['search', who, caller.language, pattern], 1, world, dayMs))) return false;
  if (!(await findsAnything(pattern, ports, caller, world))) return false;
  const { language } = caller;
  const all = (await countOfPatterns.first(world.tx, { language }))?.total ?? 0;
  if (all >= mostPatterns) return false;
  await countPattern.all(world.tx, { key: `${language} ${pattern}`, pattern, language, at: nowIso(world) });
  return true;
};

type ResultInput = InputOf<typeof searchResult>;
type Result = AnswerOf<typeof searchResult>;

/** Results of the types that are asked for. */
const resultsOf = async (
  { language, searchPattern, searchType = 'all', sort, order, ...rest }: ResultInput,
  ports: SearchPorts,
  visitor: Caller,
  world: World,
): Promise<Result> => {
  const caller = { ...visitor, language };
  const { from = 0, withTotalCount = false } = rest;
  const terms = await searchTermsOf(searchPattern, caller, world);
  const first = Math.min(rest.take ?? resultTake, mostFirst);
  const page = { searchPattern, terms, sort, order, first, offset: from };
  const nothing = { items: [], total: 0 };
  const has = (...types: readonly Result['searchType'][]) => types.includes(searchType) || searchType === 'all';
  const [models, videos, galleries, library, tv, blog] = await Promise.all([
    has('actors', 'models') ? findActors(page, caller, world) : nothing,
    has('videos') ? findVideos(page, caller, world) : nothing,
    has('galleries') ? findGalleries(page, caller, world) : nothing,
    has('mediaLibrary') ? foundInLibrary(page, caller, world) : nothing,
    has('tv') ? findAbove(page, ports.tvVideos, caller, world) : nothing,
    has('blog') ? findAbove(page, ports.articles, caller, world) : nothing,
  ]);
  const totals = {
    models: models.total,
    videos: videos.total,
    galleries: galleries.total,
    mediaLibrary: library.total,
    tv: tv.total,
    blog: blog.total,
  };
  return {
    searchPattern,
    searchType,
    from,
    totalCount: withTotalCount ? Object.values(totals).reduce((sum, each) => sum + each, 0) : null,
    totals: withTotalCount ? totals : null,
    models: models.items,
    videos: videos.items,
    galleries: galleries.items,
    mediaLibrary: library.items,
    tv: tv.items,
    blog: blog.items,
  };
};

/** The handlers of this module's calls. */
export const globalSearchHandlers = (ports: SearchPorts) => [
  handle(globalSearch, async ({ searchPattern }, caller, world) => {
    const [groups, proposals] = await Promise.all([
      typedGroups(searchPattern, ports, caller, world),
      proposalsFor(searchPattern, mostProposals, ports, caller, world),
    ]);
    return { searchPattern, proposals, ...groups };
  }),
  handle(searchActors, async (input, caller, world) =>
    findActors(await pageOf(input, searchPageSizes.actors, caller, world), caller, world),
  ),
  handle(searchVideos, async (input, caller, world) =>
    findVideos(await pageOf(input, searchPageSizes.videos, caller, world), caller, world),
  ),
  handle(searchGalleries, async (input, caller, world) =>
    findGalleries(await pageOf(input, searchPageSizes.galleries, caller, world), caller, world),
  ),
  handle(searchMediaLibrary, async (input, caller, world) =>
    foundInLibrary(await pageOf(input, searchPageSizes.mediaLibrary, caller, world), caller, world),
  ),
  handle(searchBlog, async (input, caller, world) =>
    findAbove(await pageOf(input, searchPageSizes.blog, caller, world), ports.articles, caller, world),
  ),
  handle(searchResult, (input, caller, world) => resultsOf(input, ports, caller, world)),
  handle(storeSearchPattern, async ({ searchPattern }, caller, world) => ({
    stored: await store(searchPattern, ports, caller, world),
  })),
  handle(searchSuggestions, async ({ searchPattern, first = mostProposals }, caller, world) => ({
    suggestions: await proposalsFor(searchPattern, Math.min(first, mostFirst), ports, caller, world),
  })),
  handle(searchTags, ({ searchPattern, first = defaultTags }, caller, world) =>
    tagsLike(searchPattern, first, caller, world),
  ),
  handle(popularTags, ({ first = defaultTags }, caller, world) => mostUsedTags(first, caller, world)),
];
