import { cityIn } from '@lounge/locale';
import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  conditionsOf,
  maxSearchPage,
  searchPageSize,
  zipCodeOf,
  type mapState,
  type searchActors,
  type searchMarker,
} from '@lounge/protocol/content/actor-search';
import { callerCountry } from '../../dispatch/caller-country.ts';
import { reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { modelOf, newForMs } from '../actors/map-actor.ts';
import type { PresentOfActors } from '../actors/ports.ts';
import type { TileRow } from '../actors/statements.ts';
import { categoryOf, collectionOf, conditionsOfCategory } from './categories.ts';
import { activeFiltersOf, filtersOf } from './filters.ts';
import { matchBindings, type MatchBindings, type MatchOptions } from './matches.ts';
import { merged } from './merged-conditions.ts';
import { nearestActors, townsAround, type Town } from './near.ts';
import { areaOfZip } from './places.ts';
import { sortedActors } from './statements.ts';

type SearchState = AnswerOf<typeof searchActors>;
type MapState = Infer<typeof mapState>;

/** A search; `asOf` is the instant at which it is previewed. */
export interface SearchRequest extends InputOf<typeof searchActors> {
  readonly asOf?: number;
}

/** Who is new at an instant, for a caller in a country. */
export const matchOptions = (now: number, country: string | null): MatchOptions => ({
  mood: null,
  country,
  since: new Date(now - newForMs).toISOString(),
  until: new Date(now).toISOString(),
  isPlaced: false,
  towns: null,
});

/** The place of a search. @spec rule:geo-lookup-empty */
const placeOf = (
  { forcedLocation, forcedZip, ...request }: SearchRequest,
  country: string | null,
  caller: Pick<Caller, 'language'>,
): MapState | null => {
  const radius = request.radius ?? null;
  if (forcedLocation !== undefined) return { ...forcedLocation, zipCode: null, town: null, radius };
  if (forcedZip === undefined) return null;
  if (zipCodeOf(forcedZip) !== forcedZip) reject('malformed', 'forcedZip');
  const area = areaOfZip(forcedZip, country, caller);
  if (area === null) return null;
  const { zipCode, town, latitude, longitude } = area;
  return { latitude, longitude, zipCode, town, radius };
};

const markersOf = (rows: readonly TileRow[], towns: ReadonlyMap<string, Town>, { language }: Caller) => {
  const markers = new Map<string, Infer<typeof searchMarker>>();
  for (const { id, city } of rows) {
    const town = towns.get(city);
    if (town === undefined) continue;
    const known = markers.get(city);
    if (known === undefined) markers.set(city, { ...town, town: cityIn(city, language), actorIds: [id] });
    else known.actorIds.push(id);
  }
  return [...markers.values()];
};

interface Found {
  readonly rows: readonly TileRow[];
  readonly towns: ReadonlyMap<string, Town>;
}

const nobody: Found = { rows: [], towns: new Map() };

const pageOf = async (
  request: Pick<SearchRequest, 'page' | 'sortType'>,
  around: Found['towns'] | Promise<Found['towns']>,
  bindings: MatchBindings,
  caller: Caller,
  world: World,
): Promise<Found> => {
  const page = { first: searchPageSize, offset: (request.page - 1) * searchPageSize };
  const { language } = caller;
  if (request.sortType === 'distance') {
    const towns = await around;
    return { rows: await nearestActors(towns, bindings, page, caller, world), towns };
  }
  const sorted = sortedActors(request.sortType ?? 'rank', bindings.online === 1 ? 'online' : 'everybody');
  const [rows, towns] = await Promise.all([sorted.all(world.tx, { ...bindings, ...page, language }), around]);
  return { rows, towns };
};

/**
 * The order of a search, where none is asked for by distance next door and around a place, otherwise by rank.
 * @assumed Without a place nobody is near, and an order by distance is that by rank, except next door.
 */
const sortOf = (
  { searchType, sortType, forcedZip, forcedLocation }: SearchRequest,
  place: MapState | null,
): SearchState['sortType'] => {
  const isPlaced = searchType === 'location' || forcedZip !== undefined || forcedLocation !== undefined;
  const asked = sortType ?? (isPlaced ? 'distance' : 'rank');
  return asked === 'distance' && !isPlaced && place === null ? 'rank' : asked;
};

/** How many watch each of the performers who were found. */
export type WatchersAmong = PresentOfActors['watchersAmong'];

/** Answers a search. @spec entity:actorSearchState, state:actor-search, feature:performers.search */
export const stateOfSearch = async (
  request: SearchRequest,
  watchersAmong: WatchersAmong,
  caller: Caller,
  world: World,
): Promise<SearchState> => {
  const own = conditionsOf(request.searchConditions ?? []) ?? reject('malformed', 'searchConditions');
  const { searchType } = request;
  const page = request.changedFilter === undefined ? request.page : 1;
  const [category, country] = await Promise.all([
    categoryOf(searchType, request.currentCollection, world),
    callerCountry(caller, world),
  ]);
  const place = placeOf(request, country, caller);
  const sortType = sortOf(request, place);
  const isByDistance = sortType === 'distance';
  const options = matchOptions(request.asOf ?? world.clock.now(), country);
  const base = conditionsOfCategory(category);
  // Only the towns within a radius are needed before the rows.
  const within = (place?.radius ?? null) === null ? null : await townsAround(place, world);
  const towns = within === null ? null : [...within.keys()];
  const search = { ...options, mood: request.moodValue ?? null, isPlaced: isByDistance, towns };
  const bindings = matchBindings(merged(base, own), search);
  // Without a place nobody is near, and a code that nobody knows empties the result.
  const isEmpty = place === null && (isByDistance || request.forcedZip !== undefined);
  const isFirst = page === 1;
  const [found, filters, activeCategory] = await Promise.all([
    isEmpty ? nobody : pageOf({ page, sortType }, within ?? townsAround(place, world), bindings, caller, world),
    isFirst && !isEmpty ? filtersOf({ base, own }, search, world) : null,
    isFirst && category !== null ? collectionOf(category, options, caller, world) : null,
  ]);
  const live = found.rows.filter(({ isOnline }) => isOnline === 1).map(({ id }) => id);
  const watching = await watchersAmong(live, world);
  const totalHits = isFirst ? (filters?.total ?? 0) : null;
  return {
    searchType,
    sortType,
    requestId: request.requestId,
    activeCategory,
    availableFilters: [...(filters?.available ?? [])],
    activeFilters: activeFiltersOf(own, filters),
    actorList: found.rows.map((row) => ({
      model: modelOf(row, country, caller, world),
      distance: found.towns.get(row.city)?.distance ?? null,
      watching: watching.get(row.id) ?? 0,
    })),
    page,
    maxPage: totalHits === null ? null : Math.min(maxSearchPage, Math.ceil(totalHits / searchPageSize)),
    totalHits,
    mapState: place,
    moodValue: request.moodValue ?? null,
    markers: markersOf(found.rows, found.towns, caller),
  };
};
