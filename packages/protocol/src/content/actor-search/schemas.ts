import { languages } from '@lounge/locale';
import * as s from '../../schema/s.ts';
import { languageText, picture } from '../../schema/common.ts';
import { model } from '../actors/schemas.ts';
import { maxSearchPage, moodRange, mostOfZip } from './constants.ts';

/**
 * The search: of a page with performers of one kind, by distance, by conditions of its own, or of new performers.
 * @spec entity:enum.actorSearchType
 */
export const actorSearchType = s.enum(['default', 'location', 'custom', 'new girls'], {
  id: 'ActorSearchType',
  description: 'the search: of live performers, by distance, by conditions of its own, or of new performers',
});

/**
 * The order of results.
 * @spec entity:enum.actorSearchSort
 * @assumed All but the first two (docs/decisions/0241).
 */
export const actorSearchSort = s.enum(['rank', 'distance', 'rating', 'price', 'newest'], {
  id: 'ActorSearchSort',
  description: 'the order of results, such as online before offline and by rank, or the nearest first',
});

/**
 * A postal code that can be searched for, as `zipCodeOf` spells it.
 * @spec rule:zip-length-5, constant:validation.zipLength
 * @assumed docs/decisions/0240
 */
export const zipCode = s.matching(/^(?:.{5}|\d{4}[A-Z]{2}|(?:AT|CH)-\d{4})$/u, mostOfZip);

/** A position in degrees. */
export const position = s.object(
  { latitude: s.numberBetween(-90, 90), longitude: s.numberBetween(-180, 180) },
  { id: 'Position', description: 'a position in degrees' },
);

/** The area of a postal code. @assumed The answer is not shown: its middle, its largest town, its country in two letters. */
export const zipArea = s.object(
  { zipCode, town: s.string, countryCode: s.string, latitude: s.number, longitude: s.number },
  { id: 'ZipArea', description: 'the area of a postal code: its middle, its largest town and its country' },
);

/** A condition of the search, such as `vip`, `gender:F`, `language:de`, `tag:music`, `age:25-40` or `price:3600`. */
export const searchCondition = s.matching(
  new RegExp(
    `^(?:online|freeChat|new|vip|voyeur|toy|voice|gender:(?:F|M|FM|FF|MM|S|T)|language:(?:${languages.join('|')})|tag:[a-z]{2,20}|age:\\d{2}-\\d{2}|price:\\d{3,5})$`,
  ),
);

/** A group of filters. @assumed The documents name no filter. */
export const searchFilterGroup = s.enum(['offer', 'gender', 'language', 'tag', 'range'], {
  id: 'SearchFilterGroup',
  description: 'a group of filters of the performer search',
});

/**
 * A filter that can be added or is active. `count` is how many performers remain with it, at most 1,000; null for ages and prices.
 * @assumed The fields.
 */
export const searchFilter = s.object(
  { condition: searchCondition, group: searchFilterGroup, count: s.nullable(s.count) },
  { id: 'SearchFilter', description: 'a filter of the performer search with the number of performers that remain' },
);

/**
 * A category of performers: its name and label in the caller's language, its texts in all of them.
 * @spec entity:collection
 * @assumed A collection is a category. `picture` is `imageUrl` with what it takes to draw it in several widths; `modelCount` counts among
 * the 2,000 performers of the highest rank.
 */
export const collection = s.object(
  {
    id: s.entityId,
    slug: s.string,
    name: s.string,
    label: s.string,
    texts: s.array(languageText),
    imageId: s.string,
    imageUrl: s.string,
    picture,
    modelCount: s.count,
  },
  { id: 'Collection', description: 'a category of performers' },
);

/**
 * A performer who was found, how far away in kilometres from the place of the search, null without a place, and how many watch her.
 * @assumed `watching`: docs/decisions/0256
 */
export const foundActor = s.object(
  { model, distance: s.nullable(s.count), watching: s.count },
  { id: 'FoundActor', description: 'a performer who was found, the distance in kilometres, and how many watch her' },
);

/** A mark on the map: a town with the performers of this page who live there. */
export const searchMarker = s.object(
  {
    key: s.string,
    town: s.string,
    latitude: s.number,
    longitude: s.number,
    distance: s.nullable(s.count),
    actorIds: s.array(s.entityId),
  },
  { id: 'SearchMarker', description: 'a town on the map with the performers of this page who live there' },
);

/** How many kilometres from a place is searched. */
export const searchRadius = s.integerBetween(1, 1000);

/** The place around which was searched. `town` is the largest one of a postal code’s area, null for a device. */
export const mapState = s.object(
  {
    latitude: s.number,
    longitude: s.number,
    zipCode: s.nullable(zipCode),
    town: s.nullable(s.string),
    radius: s.nullable(searchRadius),
  },
  { id: 'MapState', description: 'the place around which was searched' },
);

/** A number by which a client recognizes the answer to its latest search. */
export const requestId = s.integerBetween(0, 2_147_483_647);

/** A page of results. */
export const searchPage = s.integerBetween(1, maxSearchPage);

/** From calm to lively. */
export const moodValue = s.integerBetween(moodRange.calm, moodRange.lively);

/**
 * The state of a search after a call.
 * @spec entity:actorSearchState, state:actor-search
 * @assumed The names of all fields. `totalHits` is at most 1,000. Later pages are not counted again: category, available filters, their
 * number and that of performers are those of the first page. `mapState` is null without a place, or with one that nobody knows.
 */
export const actorSearchState = s.object(
  {
    searchType: actorSearchType,
    sortType: actorSearchSort,
    requestId,
    activeCategory: s.nullable(collection),
    availableFilters: s.array(searchFilter),
    activeFilters: s.array(searchFilter),
    actorList: s.array(foundActor),
    page: searchPage,
    maxPage: s.nullable(s.count),
    totalHits: s.nullable(s.count),
    mapState: s.nullable(mapState),
    moodValue: s.nullable(moodValue),
    markers: s.array(searchMarker),
  },
  { id: 'ActorSearchState', description: 'the state of a search of performers' },
);
