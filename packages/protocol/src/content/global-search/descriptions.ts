import { describe, describeValues } from '../../declare/describe.ts';
import {
  globalSearch,
  popularTags,
  searchActors,
  searchGalleries,
  searchSuggestions,
  searchTags,
  searchVideos,
  storeSearchPattern,
} from './queries.ts';
import { searchResult } from './rest.ts';
import {
  articleHit,
  foundActors,
  foundArticles,
  foundGalleries,
  foundLibrary,
  foundVideos,
  globalSearchAnswer,
  libraryItem,
  searchResults,
  searchTag,
  searchType,
  searchSort,
  searchOrder,
  tvHit,
} from './schemas.ts';

const searchPattern = 'what was typed; without a letter or digit it finds nothing';
const order = {
  sort: '`best` fits first, or `released` by age; `best` if left out',
  order: 'the direction, `desc` if left out',
} as const;
const pageOfResults = {
  first: 'results of a page, at most 100, more counts as 100; 30 if left out, of albums 14, of articles 15',
  offset: 'results to skip, up to 500; 0 if left out',
} as const;
const maxPrice =
  'the highest price for the caller in hundredths of a coin; 0 for what costs nothing, which is always among them; any if left out';
const found = {
  items: 'the results of this page',
  total: 'all results, counted up to 1,000',
} as const;
const group = {
  count: 'all results of this type, counted up to 1,000',
  link: 'the path of the page with all of them, in the caller’s language',
} as const;

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(libraryItem, {
    kind: 'whether it is a video or an album',
    id: 'of the video or album',
    title: 'in the caller’s language',
    actor: 'whose content it is',
    preview: 'a picture for its tile',
    link: 'the path of its page in the caller’s language',
  }),
  describe(articleHit, {
    id: 'the article',
    title: 'in the caller’s language',
    subtitle: 'in the caller’s language',
    date: 'when it appeared',
    excerpt: 'two sentences in the caller’s language',
    featured: 'whether it may stand out on the start of the magazine',
    category: 'the word for its category in the caller’s language',
    picture: 'a still for its tile',
    link: 'the path of its page in the caller’s language',
  }),
  describe(tvHit, {
    id: 'the video',
    title: 'in the caller’s language',
    formatTitle: 'the title of its format in the caller’s language',
    duration: 'its length in seconds',
    isPremium: 'whether it needs a TV subscription',
    isWatched: 'whether the guest has watched it; false for visitors',
    picture: 'a still for its tile',
    publishedAt: 'when it came to the library',
    link: 'the path of its page in the caller’s language',
  }),
  describe(searchTag, {
    id: 'the key of the tag, the same in every language',
    name: 'in the caller’s language',
    count: 'videos that have it',
  }),
  describe(globalSearchAnswer, {
    searchPattern: 'the pattern that these results answer, so that older answers can be dropped',
    proposals: 'patterns that begin alike and find something',
    actors: [
      'performers, up to ten',
      {
        ...group,
        items: [
          'the best ones first',
          {
            name: 'her display name',
            imageUrl: 'the address of a picture in one width',
            imageAspect: 'width divided by height of that picture',
            link: 'the path of her page in the caller’s language',
            online: 'whether she can be seen live now',
            mobileVideoCall: 'whether she is online and takes voice calls',
          },
        ],
      },
    ],
    videos: ['videos, up to ten', { ...group, items: 'the best ones first', type: 'tells the groups apart' }],
    mediathek: [
      'what the guest owns, up to ten; empty for visitors',
      { ...group, items: 'the best ones first', type: 'tells the groups apart' },
    ],
    tv: ['videos of TV, up to ten', { ...group, items: 'the newest ones first', type: 'tells the groups apart' }],
    blog: [
      'articles of the magazine, up to ten',
      { ...group, items: 'the newest ones first', type: 'tells the groups apart' },
    ],
  }),
  describe(foundActors, found),
  describe(foundVideos, found),
  describe(foundGalleries, found),
  describe(foundLibrary, found),
  describe(foundArticles, found),
  describe(searchResults, {
    searchPattern: 'the pattern that these results answer',
    searchType: 'the type that was asked for',
    from: 'results that were skipped',
    totalCount: 'results of this type, counted up to 1,000; null unless `withTotalCount` was set',
    totals: [
      'the same by type; null unless `withTotalCount` was set',
      {
        models: 'performers, counted up to 1,000',
        videos: 'videos, counted up to 1,000',
        galleries: 'albums, counted up to 1,000',
        mediaLibrary: 'what the guest owns, counted up to 1,000',
        tv: 'videos of TV, counted up to 1,000',
        blog: 'articles of the magazine, counted up to 1,000',
      },
    ],
    models: 'performers; empty if another type was asked for',
    videos: 'videos; empty if another type was asked for',
    galleries: 'albums rated up to 16; empty if another type was asked for',
    mediaLibrary: 'what the guest owns; empty for visitors, or if another type was asked for',
    tv: 'videos of TV; empty if another type was asked for',
    blog: 'articles of the magazine; empty if another type was asked for',
  }),
  describe(globalSearch.input, { searchPattern }),
  describe(searchActors.input, {
    searchPattern,
    ...order,
    ...pageOfResults,
  }),
  describe(searchVideos.input, {
    searchPattern,
    ...order,
    ...pageOfResults,
    maxPrice,
    duration: 'the shortest and longest length; any if left out',
  }),
  describe(searchGalleries.input, { searchPattern, ...order, ...pageOfResults, maxPrice }),
  describe(storeSearchPattern.input, { searchPattern: 'a pattern that was searched for' }),
  describe(storeSearchPattern.answer, {
    stored: 'false if it finds nothing, is shorter than three characters, or comes too often from one visitor',
  }),
  describe(searchSuggestions.input, {
    searchPattern: 'what was typed so far',
    first: 'how many suggestions, at most 500; 5 if left out',
  }),
  describe(searchSuggestions.answer, {
    suggestions: 'patterns that begin alike and find something: names, tags and what others searched for',
  }),
  describe(searchTags.input, {
    searchPattern: 'the beginning of a word of the tag’s name',
    first: 'how many tags, at most 500; 12 if left out',
  }),
  describe(popularTags.input, {
    first: 'how many tags, those with the most videos first; at most 500, 12 if left out',
  }),
  describe(searchResult.input, {
    language: 'of texts and links in the answer',
    searchPattern,
    searchType: '`all` for the first results of each type; `models` is a second name of `actors`',
    ...order,
    from: 'results to skip, up to 500; 0 if left out',
    take: 'how many, 10 if left out, at most 100, more counts as 100',
    withTotalCount: 'whether results are counted, too; false if left out',
  }),
  describeValues(searchType, {
    all: 'every type',
    models: 'a second name of `actors`',
    mediaLibrary: 'what the guest owns',
    tv: 'videos of TV',
    blog: 'articles of the magazine',
  }),
  describeValues(searchSort, { best: 'by how well they match', released: 'by the day of their release' }),
  describeValues(searchOrder, { asc: 'the lowest or oldest first', desc: 'the highest or newest first' }),
].flat();
