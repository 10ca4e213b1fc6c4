import { maxPatternLength } from '@lounge/locale';
import { read } from '../../declare/call.ts';
import { language } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';
import { searchOrder, searchResults, searchSort, searchType } from './schemas.ts';

/**
 * Results of one type, or the first ones of each (`all`), in a language; ten unless `take` says otherwise, at most 100.
 * @spec rest:search.result.get
 * @assumed The answer; `withTotalCount` is false unless given.
 */
export const searchResult = read('content/global-search/searchResult', {
  path: '/rest/v1/searchResult/search/{language}/{searchPattern}',
  input: s.object({
    language,
    searchPattern: s.boundedString(maxPatternLength),
    searchType: s.optional(searchType),
    sort: s.optional(searchSort),
    order: s.optional(searchOrder),
    from: s.optional(s.pageNumber),
    take: s.optional(s.pageNumber),
    withTotalCount: s.optional(s.boolean),
  }),
  answer: searchResults,
  purpose: 'Finds performers, videos, albums, articles and videos of TV by a pattern.',
});
