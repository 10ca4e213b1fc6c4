import { maxPatternLength } from '@lounge/locale';
import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { videoDuration } from '../videos/index.ts';
import {
  foundActors,
  foundArticles,
  foundGalleries,
  foundLibrary,
  foundVideos,
  globalSearchAnswer,
  searchOrder,
  searchSort,
  searchTag,
} from './schemas.ts';

/** A pattern; one without a letter or digit finds nothing. */
const searchPattern = s.boundedString(maxPatternLength);

const searchFields = {
  searchPattern,
  sort: s.optional(searchSort),
  order: s.optional(searchOrder),
  first: s.optional(s.pageNumber),
  offset: s.optional(s.pageNumber),
};

/** A pattern with an order and a page. */
const searchInput = s.object(searchFields);

/** The highest price for the caller, in hundredths of a coin; 0 is free. */
const maxPrice = s.optional(s.integerBetween(0, 1_000_000));

/**
 * Results of a typed pattern, up to ten of each type, with proposals of patterns.
 * @spec query:search.global
 * @assumed The variables of this and the other searches.
 */
export const globalSearch = query('content/global-search/globalSearch', {
  input: s.object({ searchPattern }),
  answer: globalSearchAnswer,
  purpose: 'Finds performers, videos and what the guest owns by a pattern.',
});

/** Performers by a pattern: names, places, moods and topics. @spec query:search.actor */
export const searchActors = query('content/global-search/searchActors', {
  input: searchInput,
  answer: foundActors,
  purpose: 'Finds performers by a pattern.',
});

/**
 * Videos by a pattern: title, performer and tags.
 * @spec query:search.video
 * @assumed The filters by price and length, which the documents have for lists of videos only.
 */
export const searchVideos = query('content/global-search/searchVideos', {
  input: s.object({ ...searchFields, maxPrice, duration: s.optional(videoDuration) }),
  answer: foundVideos,
  purpose: 'Finds videos by a pattern.',
});

/**
 * Albums for every age up to 16 by a pattern: title and performer.
 * @spec query:search.gallery
 * @assumed The filter by price.
 */
export const searchGalleries = query('content/global-search/searchGalleries', {
  input: s.object({ ...searchFields, maxPrice }),
  answer: foundGalleries,
  purpose: 'Finds albums by a pattern.',
});

/**
 * Things that the guest owns by a pattern; nothing for visitors.
 * @spec query:search.media-library, query:search.asmr
 * @deviates query:search.asmr docs/decisions/0222
 */
export const searchMediaLibrary = query('content/global-search/searchMediaLibrary', {
  input: searchInput,
  answer: foundLibrary,
  purpose: 'Finds what the guest owns by a pattern.',
});

/** Articles of the magazine by a pattern: title, subtitle, excerpt and performers. @spec query:search.blog */
export const searchBlog = query('content/global-search/searchBlog', {
  input: searchInput,
  answer: foundArticles,
  purpose: 'Finds articles of the magazine by a pattern.',
});

/**
 * Stores that a pattern was searched for, so that it is proposed to others once enough have. `stored` is false for a pattern that
 * finds nothing, is shorter than three characters, or comes too often from one visitor.
 * @spec query:search.pattern.store
 */
export const storeSearchPattern = mutation('content/global-search/storeSearchPattern', {
  input: s.object({ searchPattern }),
  answer: s.object({ stored: s.boolean }),
  purpose: 'Stores that a pattern was searched for.',
});

/** Patterns that begin like this one and find something: names, tags, and what others searched for. @spec query:search.suggestions */
export const searchSuggestions = query('content/global-search/searchSuggestions', {
  input: s.object({ searchPattern, first: s.optional(s.pageNumber) }),
  answer: s.object({ suggestions: s.array(s.string) }),
  purpose: 'Proposes patterns that begin like this one.',
});

/** Tags of videos whose name has a word that begins like the pattern. @spec query:tags.search */
export const searchTags = query('content/global-search/searchTags', {
  input: s.object({ searchPattern, first: s.optional(s.pageNumber) }),
  answer: s.array(searchTag),
  purpose: 'Finds tags of videos by a pattern.',
});

/** The tags with the most videos. @spec query:tags.most-popular */
export const popularTags = query('content/global-search/popularTags', {
  input: s.object({ first: s.optional(s.pageNumber) }),
  answer: s.array(searchTag),
  purpose: 'Lists the tags with the most videos.',
});
