import type { AnswerOf, AnyCall, InputOf } from '@lounge/protocol';
import { collections, initActorSearch, onlineActorsAmount, searchActors } from '@lounge/protocol/content/actor-search';
import {
  actorInterviews,
  actorsByIds,
  modelsV2,
  modelsV3,
  onlineModels,
  recommendedModels,
  topCams,
  videoStars,
} from '@lounge/protocol/content/actors';
import { favouriteActorsRequest, getFavoriteActors, pinnedModels } from '@lounge/protocol/content/favourites';
import { getPinnedPhotos, getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { chatHistory } from '@lounge/protocol/content/live-chat';
import {
  globalSearch,
  searchActors as findActors,
  searchBlog,
  searchGalleries,
  searchSuggestions,
  searchVideos,
} from '@lounge/protocol/content/global-search';
import { libraryAssets, libraryOrder, librarySource } from '@lounge/protocol/content/media-library';
import {
  channelsFilter,
  channelsLoad,
  getMessengerRecommendations,
  messengerChannels,
  messengerContent,
} from '@lounge/protocol/content/messenger';
import { getNotifications, notificationsNavbarRequest } from '@lounge/protocol/content/notifications';
import { camShowPlatformId, camShows, chatTicketsByModel, guestTickets } from '@lounge/protocol/content/tickets';
import {
  actorVideoTags,
  getTopVideos,
  recommendedVideos,
  videoList,
  videosByIds,
  videoSortOrder,
  videoTypeFlag,
} from '@lounge/protocol/content/videos';
import {
  blogCategoryIds,
  getBlogArchives,
  getBlogOverview,
  getBlogPosts,
  getMagazines,
  getRandomMagazine,
  latestBlogCategoryId,
} from '@lounge/protocol/engagement/blog';
import { guestBoughtContentTotals, posts, totals } from '@lounge/protocol/engagement/feed';
import {
  getTvPost,
  getTvSuggestions,
  mediathekRecommendations,
  mediathekVideos,
  tvSeries,
} from '@lounge/protocol/engagement/tv';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import { getGuestBalance, getMovements, getStatementFile } from '@lounge/protocol/foundation/wallet';
import { busyPerformers } from './generated-row.ts';
import { collectorId, readerId, spenderId } from './guest-rows.ts';
import { tvCategoryKey, tvFormatKey } from './tv-rows.ts';

/** A call that reads a list. */
export interface ListCall {
  readonly name: string;
  readonly call: AnyCall;
  readonly guestId: number;
  /** Whether it has more rows in a large world, so that it is no measure of the others' rows. */
  readonly isGrowing: boolean;
  /** The input of a page, counted from 0, after the answer of the one before; null where the list has no more pages. */
  readonly pageOf: (page: number, previous: unknown) => unknown;
}

const pageSize = 24;
const pages = 20;
const [articlesOfPage, articlePages] = [3, 3];
const [videosOfPage, tvPages] = [5, 2];

/** A list whose pages begin at an offset. */
const paged = <C extends AnyCall>(name: string, call: C, input: Omit<InputOf<C>, 'first' | 'offset'>): ListCall => ({
  name,
  call,
  guestId: readerId,
  isGrowing: false,
  pageOf: (page) => (page < pages ? { ...input, first: pageSize, offset: page * pageSize } : null),
});

/** A list that is read at once. */
const whole = <C extends AnyCall>(name: string, call: C, input: InputOf<C>): ListCall => ({
  name,
  call,
  guestId: readerId,
  isGrowing: false,
  pageOf: (page) => (page === 0 ? input : null),
});

const sorts = [undefined, 'free', 'price', 'rating', 'released', 'sold'] as const;
const filters = [undefined, 'online', 'freeChat', 'new', 'voiceCall', 'vip'] as const;

const grids = filters.flatMap((filter) =>
  sorts.map((sort): ListCall => {
    const order = { ...(sort === undefined ? {} : { sort }), ...(filter === undefined ? {} : { filter }) };
    return {
      name: `performers, ${filter ?? 'all'}, by ${sort ?? 'rank'}`,
      call: getTileGrid,
      guestId: readerId,
      isGrowing: false,
      pageOf: (page) =>
        page < pages ? { type: 'home', payload: { ...order, first: pageSize, offset: page * pageSize } } : null,
    };
  }),
);

/** A month in the middle of the ledger. */
const month = '2026-11';

const statementFilters = ['everything', 'added', 'spent', 'refunds', 'vouchers'] as const;

/** The statements of the reader, and those of the spender, whose lines grow. */
const statements = statementFilters.flatMap((filter) => {
  const own = paged(`statement of coins, ${filter}`, getMovements, { filter });
  const spenders = { ...own, name: `${own.name}, of a spender`, guestId: spenderId };
  // The small world has fewer than a page of the rare lines.
  return [own, { ...spenders, isGrowing: filter !== 'everything' && filter !== 'spent' }];
});

const shows = (['start', 'latest', 'price'] as const).map((order) =>
  whole(`ticket shows by ${order}`, camShows, { platformId: camShowPlatformId, status: 'ok', order, first: pageSize }),
);

const tops = (['bestChats', 'top100', 'topFavourites', 'topVideocall'] as const).map((type) =>
  whole(`top list ${type}`, topCams, { type }),
);

const [performer = 0] = busyPerformers;

/** Searches for a word that every second row has, and for one that few have. */
const patternSearches = (['even', 'word042'] as const).flatMap((searchPattern) => [
  paged(`search for performers, ${searchPattern}`, findActors, { searchPattern }),
  paged(`search for videos, ${searchPattern}`, searchVideos, { searchPattern }),
  paged(`search for the newest videos, ${searchPattern}`, searchVideos, { searchPattern, sort: 'released' }),
  paged(`search for albums, ${searchPattern}`, searchGalleries, { searchPattern }),
  // A small magazine has fewer that are found than lists count.
  { ...paged(`search for articles, ${searchPattern}`, searchBlog, { searchPattern }), isGrowing: true },
  whole(`typed search, ${searchPattern}`, globalSearch, { searchPattern }),
]);

/** Proposals for a typing error, and for two words of a compound. */
const corrections = (['wrod042', 'wrod 042'] as const).map((searchPattern) =>
  whole(`proposals for ${searchPattern}`, searchSuggestions, { searchPattern }),
);

/** A search of performers, page by page. */
const search = (name: string, input: Omit<InputOf<typeof searchActors>, 'page' | 'requestId'>): ListCall => ({
  name: `search of performers, ${name}`,
  call: searchActors,
  guestId: readerId,
  isGrowing: false,
  pageOf: (page) => (page < pages ? { ...input, page: page + 1, requestId: page } : null),
});

const searches = [
  search('live', { searchType: 'default' }),
  search('new', { searchType: 'new girls' }),
  search('free chat', { searchType: 'custom', searchConditions: ['freeChat'] }),
  search('by filters', { searchType: 'custom', searchConditions: ['vip', 'language:de', 'tag:music', 'age:25-45'] }),
  search('by mood', { searchType: 'custom', moodValue: 70 }),
  search('nearest first', { searchType: 'location', forcedZip: '10115' }),
  search('nearest first by filters', { searchType: 'location', forcedZip: '50667', searchConditions: ['vip'] }),
  whole('begin of a search of performers', initActorSearch, { searchType: 'default' }),
  whole('number of performers online', onlineActorsAmount, {}),
  whole('categories of performers', collections, {}),
];

/** The first page of a list that has fewer videos in a small world than lists count. */
const short = (name: string, input: Omit<InputOf<typeof videoList>, 'first' | 'offset'>): ListCall => ({
  ...whole(name, videoList, { ...input, first: pageSize }),
  isGrowing: true,
});

/** Lists of videos in every order, of every type, and by what a page filters. */
const videos = [
  ...videoSortOrder.values.map((sortOrder) => paged(`videos, ${sortOrder}`, videoList, { sortOrder })),
  ...videoTypeFlag.values.map((type) => short(`videos of the type ${type}`, { types: [type] })),
  short('trending videos', { sortOrder: 'topTrending', releasedFrom: '2026-11-12T19:00:00.000Z' }),
  short('top videos of nine months', { sortOrder: 'bestSelling', releasedFrom: '2026-02-23T19:00:00.000Z' }),
  short('free videos with women', { types: ['free'], actingGroups: ['female'] }),
  short('recommended videos', { isRecommended: true }),
  paged('videos by tag', videoList, { tags: ['music'], sortOrder: 'topRated' }),
  paged('videos by length', videoList, { duration: { from: 600, to: 900 }, sortOrder: 'topRated' }),
  paged('videos that are not bought', videoList, { includeBought: false }),
  whole('videos like one', recommendedVideos, { videoId: performer }),
  whole('tags of a performer’s videos', actorVideoTags, { actorId: performer }),
];

/** The library of the reader in every order, and first pages of the collector's; by title and performer all of its items are sorted. */
const libraries = [
  ...librarySource.values.map((source) => whole(`library, ${source}`, libraryAssets, { filter: { source } })),
  ...libraryOrder.values.flatMap((order) => {
    const own = whole(`library by ${order}`, libraryAssets, { order, first: pageSize });
    const isSorted = order === 'title' || order === 'performer';
    return [own, { ...own, name: `${own.name}, of a collector`, guestId: collectorId, isGrowing: isSorted }];
  }),
];

/** Feeds whose pages begin behind a cursor. */
const feed = (name: string, input: Omit<InputOf<typeof posts>, 'first' | 'after'>, isGrowing = false): ListCall => ({
  name: `feed, ${name}`,
  call: posts,
  guestId: readerId,
  isGrowing,
  pageOf: (page, previous) => {
    if (page === 0) return { ...input, first: pageSize };
    const { next } = previous as AnswerOf<typeof posts>;
    return page < pages && next !== null ? { ...input, first: pageSize, after: next } : null;
  },
});

const feeds = [
  feed('mixed', {}),
  feed('of a kind', { typeGroups: ['photos'] }),
  feed('of two kinds', { typeGroups: ['photos', 'clip'] }),
  feed('of a performer', { mode: 'profile', modelId: performer }),
  // A large platform has more posts of a hundred performers.
  feed('followed', { mode: 'favourite' }, true),
  feed('bought', { bought: true }),
  feed('liked', { liked: true }),
  feed('commented', { commented: true }),
  whole('posts of a performer, counted', totals, { modelId: performer }),
  // A large platform has more posts of a day.
  { ...whole('new posts, counted', totals, { since: '2026-11-20T12:00:00.000Z' }), isGrowing: true },
  whole('posts that were bought, counted', guestBoughtContentTotals, {}),
];

/** Articles of a category, three of a page, as few of a category are in a small world. */
const articles = (name: string, categoryId: number, more: InputOf<typeof getBlogPosts>['payload'] = {}): ListCall => ({
  name: `articles, ${name}`,
  call: getBlogPosts,
  guestId: readerId,
  isGrowing: false,
  pageOf: (page) =>
    page < articlePages ? { categoryId, payload: { page: page + 1, pageSize: articlesOfPage, ...more } } : null,
});

const archive = (name: string, input: Omit<InputOf<typeof getBlogArchives>, 'page'>): ListCall => ({
  name: `archive of articles, ${name}`,
  call: getBlogArchives,
  guestId: readerId,
  isGrowing: false,
  pageOf: (page) => (page < articlePages ? { pageSize: articlesOfPage, ...input, page: page + 1 } : null),
});

const magazine = [
  whole('start of the magazine', getBlogOverview, {}),
  articles('all', latestBlogCategoryId),
  articles('without three', latestBlogCategoryId, { exclude: busyPerformers.slice(0, 3) }),
  articles('of a category', blogCategoryIds.news),
  articles('that stand out', blogCategoryIds.featured),
  whole('an article with its neighbours', getBlogPosts, {
    categoryId: latestBlogCategoryId,
    payload: { id: performer },
  }),
  archive('the newest year', { category: 'latest' }),
  archive('a year', { category: 'latest', year: 2025 }),
  // A large magazine has more articles of a month.
  { ...archive('a month of a category', { category: 'news', year: 2025, month: 5 }), isGrowing: true },
  whole('issues of the magazine', getMagazines, { page: 1 }),
  whole('another issue of the magazine', getRandomMagazine, { excludeId: 0 }),
];

/** Videos of TV, five of a page, as few of a format are in a small world. */
const tvVideos = (name: string, input: Omit<InputOf<typeof mediathekVideos>, 'first' | 'offset'>): ListCall => ({
  name: `videos of TV, ${name}`,
  call: mediathekVideos,
  guestId: readerId,
  isGrowing: false,
  pageOf: (page) => (page < tvPages ? { ...input, first: videosOfPage, offset: page * videosOfPage } : null),
});

const tv = [
  ...(['newest', 'oldest', 'longest'] as const).map((sort) => tvVideos(`the ${sort}`, { sort })),
  // A small library has fewer of one than lists count.
  { ...tvVideos('of a format', { key: tvFormatKey }), isGrowing: true },
  { ...tvVideos('of a category', { category: tvCategoryKey }), isGrowing: true },
  { ...tvVideos('of a category, the oldest', { category: tvCategoryKey, sort: 'oldest' }), isGrowing: true },
  // All of a category are sorted.
  { ...tvVideos('of a category, the longest', { category: tvCategoryKey, sort: 'longest' }), isGrowing: true },
  tvVideos('pinned', { isPinned: true }),
  // A large library has more that a word finds.
  { ...tvVideos('by a word', { searchPattern: 'word042' }), isGrowing: true },
  // A large library has more videos of a week, which are new.
  { ...whole('series of TV', tvSeries, {}), isGrowing: true },
  whole('proposed videos of TV', mediathekRecommendations, {}),
  whole('a video of TV', getTvPost, { slug: 'generated-0' }),
  whole('videos that fit one of TV', getTvSuggestions, { hashId: 'generated-0' }),
];

/** Every call that reads a list of something that grows with the platform, and its first pages. */
export const listCalls: readonly ListCall[] = [
  ...grids,
  ...corrections,
  ...searches,
  {
    name: 'new videos',
    call: getTileGrid,
    guestId: readerId,
    isGrowing: false,
    pageOf: (page) =>
      page < pages ? { type: 'newVideos', payload: { first: pageSize, offset: page * pageSize } } : null,
  },
  paged('performers online', onlineModels, {}),
  paged('all performers', modelsV2, {}),
  whole('all performers after a cursor', modelsV3, { after: performer, first: pageSize }),
  whole('performers by ids', actorsByIds, { ids: [...busyPerformers] }),
  ...tops,
  whole('video stars', videoStars, {}),
  whole('interviews', actorInterviews, { actorId: performer }),
  whole('recommended performers', recommendedModels, { actorId: performer }),
  ...videos,
  paged('videos of performers', videoList, { modelIds: [...busyPerformers] }),
  whole('videos by ids', videosByIds, { ids: [...busyPerformers] }),
  whole('top videos', getTopVideos, { actorId: performer }),
  whole('albums', getSedcardAlbums, { actorId: performer, limit: pageSize }),
  ...statements,
  paged('statement of coins, a month', getMovements, { month }),
  whole('statement of coins, file', getStatementFile, {}),
  whole('balance', getGuestBalance, {}),
  { ...whole('balance, of a spender', getGuestBalance, {}), guestId: spenderId },
  whole('favourites', getFavoriteActors, {}),
  whole('favourites, over the socket', favouriteActorsRequest, {}),
  whole('pinned performers', pinnedModels, {}),
  whole('pinned pictures', getPinnedPhotos, {}),
  paged('conversations', messengerChannels, {}),
  paged('conversations with performers online', messengerChannels, { online: true }),
  whole('conversations, over the socket', channelsLoad, { offset: 0, limit: pageSize }),
  whole('unread conversations, over the socket', channelsFilter, { filterType: 'unread' }),
  whole('recommended performers to write to', getMessengerRecommendations, {}),
  paged('messages', messengerContent, { filter: {} }),
  paged('messages, oldest first', messengerContent, { filter: {}, order: 'oldest' }),
  paged('pictures of messages', messengerContent, { filter: { kind: 'media' } }),
  whole('notifications', notificationsNavbarRequest, { newest: pageSize }),
  whole('notifications, a page', getNotifications, { first: pageSize }),
  paged('past chats', chatHistory, {}),
  ...libraries,
  ...shows,
  whole('shows of a performer', chatTicketsByModel, { id: performer }),
  whole('tickets', guestTickets, {}),
  ...patternSearches,
  ...feeds,
  ...magazine,
  ...tv,
];
