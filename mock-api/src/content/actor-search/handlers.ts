import {
  collections,
  deleteSearchFilter,
  getGeoLocationByZip,
  initActorSearch,
  onlineActorsAmount,
  searchActors,
  zipCodeOf,
} from '@lounge/protocol/content/actor-search';
import { callerCountry } from '../../dispatch/caller-country.ts';
import { handle, reject } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import type { Caller } from '../../world/world.ts';
import type { PresentOfActors } from '../actors/ports.ts';
import { allCollections } from './categories.ts';
import { countryBinding } from './matches.ts';
import { areaOfZip } from './places.ts';
import { matchOptions, stateOfSearch } from './search.ts';
import { countOnlineIn } from './statements.ts';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The end of the day of a preview; undefined without one. Only administrators see other days. */
const asOf = (qmdate: string | undefined, { isAdmin = false }: Caller): { readonly asOf?: number } => {
  if (qmdate === undefined) return {};
  const end = dayPattern.test(qmdate) ? Date.parse(`${qmdate}T23:59:59.999Z`) : Number.NaN;
  if (Number.isNaN(end)) reject('malformed', 'qmdate');
  return isAdmin ? { asOf: end } : reject('declined', 'qmdate');
};

/** The handlers of this module's calls. */
export const actorSearchHandlers = ({ watchersAmong }: Pick<PresentOfActors, 'watchersAmong'>) => [
  handle(initActorSearch, async ({ qmdate, ...search }, caller, world) =>
    stateOfSearch({ ...search, ...asOf(qmdate, caller), page: 1, requestId: 0 }, watchersAmong, caller, world),
  ),

  handle(searchActors, (search, caller, world) => stateOfSearch(search, watchersAmong, caller, world)),

  handle(deleteSearchFilter, async ({ changedFilter, searchConditions = [], ...search }, caller, world) => {
    const remaining = searchConditions.filter((each) => changedFilter !== undefined && each !== changedFilter);
    return stateOfSearch({ ...search, searchConditions: remaining, page: 1 }, watchersAmong, caller, world);
  }),

  handle(getGeoLocationByZip, async ({ zipCode }, caller, world) => {
    if (zipCodeOf(zipCode) !== zipCode) reject('malformed', 'zipCode');
    const area = areaOfZip(zipCode, await callerCountry(caller, world), caller);
    return area ?? reject('unknown', 'zipCode');
  }),

  handle(onlineActorsAmount, async (_, caller, world) => {
    const country = countryBinding(await callerCountry(caller, world));
    return { amount: await totalOf(countOnlineIn.first(world.tx, { country })) };
  }),

  handle(collections, async (_, caller, world) => {
    const options = matchOptions(world.clock.now(), await callerCountry(caller, world));
    return allCollections(options, caller, world);
  }),
];
