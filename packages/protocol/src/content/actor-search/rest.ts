import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import {
  actorSearchSort,
  actorSearchState,
  actorSearchType,
  moodValue,
  position,
  requestId,
  searchCondition,
  searchPage,
  searchRadius,
  zipArea,
  zipCode,
} from './schemas.ts';

const qmdate = s.optional(s.day);

/** The slug of a category. */
const currentCollection = s.optional(s.boundedString(60));

const searchConditions = s.optional(s.array(searchCondition));

/** The fields of a search besides its page. @assumed The spelling of `forcedLocation` and `forcedZip`; both are optional, the first counts. `radius` leaves out who lives farther away from that place. */
const searchFields = {
  moodValue: s.optional(s.nullable(moodValue)),
  searchType: actorSearchType,
  sortType: s.optional(actorSearchSort),
  requestId,
  forcedLocation: s.optional(position),
  forcedZip: s.optional(zipCode),
  radius: s.optional(searchRadius),
  currentCollection,
  searchConditions,
  changedFilter: s.optional(searchCondition),
};

/**
 * Begins a search: its category, the filters that can be added, and the first page.
 * @spec rest:actor-search.init, feature:performers.search
 * @assumed The path and the answer. `qmdate` previews the search as of another day, for who has the server's admin token only: others end
 * with `declined`. `location` is sorted by distance, all other types by rank, unless `sortType` says otherwise.
 */
export const initActorSearch = post('content/actor-search/initActorSearch', {
  path: '/rest/v1/actorSearch/init',
  changes: false,
  input: s.object({
    qmdate,
    currentCollection,
    searchType: actorSearchType,
    sortType: s.optional(actorSearchSort),
  }),
  answer: actorSearchState,
  failures: ['unknown', 'declined'],
  purpose: 'Begins a search of performers.',
});

/**
 * Reads a page of a search. The answer repeats `requestId`, so that an older one can be told.
 * @spec rest:actor-search.search, feature:performers.search
 * @assumed The path and the answer. With `changedFilter`, the filter that changed last, it is the first page. The conditions of
 * `currentCollection` and `searchConditions` must both hold. An unknown postal code finds nobody.
 */
export const searchActors = post('content/actor-search/searchActors', {
  path: '/rest/v1/actorSearch/search',
  changes: false,
  input: s.object({ page: searchPage, ...searchFields }),
  answer: actorSearchState,
  failures: ['unknown'],
  purpose: 'Reads a page of a search of performers.',
});

/**
 * Deletes a filter from a search and reads its first page: `changedFilter` from `searchConditions`, or all of them without it.
 * @spec rest:actor-search.filter.delete, feature:performers.search 8
 * @assumed The path, and that the call carries the rest of the search: the server stores none.
 */
export const deleteSearchFilter = post('content/actor-search/deleteSearchFilter', {
  path: '/rest/v1/actorSearch/deleteFilter',
  changes: false,
  input: s.object(searchFields),
  answer: actorSearchState,
  failures: ['unknown'],
  purpose: 'Deletes a filter from a search of performers.',
});

/**
 * The area of a postal code. Codes of several countries have five digits: that of the caller's country counts, else that of the
 * language, else any. Dutch codes have two letters, Austrian and Swiss ones name their country.
 * @spec rest:utility.geo-location-by-zip.get, state:geolocation-by-zip, error:geo-zip-failed
 * @assumed The answer; that a code without an area is `unknown`.
 */
export const getGeoLocationByZip = read('content/actor-search/getGeoLocationByZip', {
  path: '/rest/v1/utility/getGeoLocationByZip/{zipCode}',
  input: s.object({ zipCode }),
  answer: zipArea,
  failures: ['unknown'],
  purpose: 'Reads where the area of a postal code is.',
});

/**
 * How many performers are online, at most 1,000; those that exclude the caller's country are not counted.
 * @spec rest:monitoring.online-actors-amount, feature:shell.online-count
 * @assumed The answer.
 */
export const onlineActorsAmount = post('content/actor-search/onlineActorsAmount', {
  path: '/rest/v1/monitoringActors/onlineActorsAmount',
  changes: false,
  input: s.empty,
  answer: s.object({ amount: s.count }),
  purpose: 'Reads how many performers are online.',
});
