import { actorTilesByIds, type TileRow } from '../actors/statements.ts';
import type { Language } from '@lounge/locale';
import type { World } from '../../world/world.ts';
import { kilometresBetween, type Degrees } from './distance.ts';
import type { MatchBindings } from './matches.ts';
import { actorsNear, allCities, nearSlots, type CityRow } from './statements.ts';

/** A town with its distance from the place of a search; null without a place. */
export interface Town extends Degrees {
  readonly key: string;
  readonly distance: number | null;
}

const storedPerDegree = 10_000;

const townOf = ({ key, latitude, longitude }: CityRow, place: Degrees | null): Town => {
  const at = { latitude: latitude / storedPerDegree, longitude: longitude / storedPerDegree };
  return { key, ...at, distance: place === null ? null : kilometresBetween(place, at) };
};

/** All towns by their names, the nearest first where there is a place; with a radius in kilometres those within it. */
export const townsAround = async (
  place: (Degrees & { readonly radius: number | null }) | null,
  world: Pick<World, 'tx'>,
): Promise<ReadonlyMap<string, Town>> => {
  const most = place?.radius ?? Number.POSITIVE_INFINITY;
  const towns = (await allCities.all(world.tx)).map((row) => townOf(row, place));
  const within = towns.filter(({ distance }) => (distance ?? 0) <= most);
  const sorted = within.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
  return new Map(sorted.map((town) => [town.key, town]));
};

type Slots = Record<(typeof nearSlots)[number], string | null>;

const slotsOf = (towns: readonly string[]): Slots =>
  Object.fromEntries(nearSlots.map((slot, at) => [slot, towns[at] ?? null])) as Slots;

/**
 * A page of performers, the nearest first, in a town by rank. Towns are read in the order of their distance until there are enough
 * performers, so that a page costs the same however many there are.
 */
export const nearestActors = async (
  towns: ReadonlyMap<string, Town>,
  bindings: MatchBindings,
  { first, offset }: { readonly first: number; readonly offset: number },
  { language }: { readonly language: Language },
  world: Pick<World, 'tx'>,
): Promise<readonly TileRow[]> => {
  const names = [...towns.keys()];
  const wanted = offset + first;
  const ids: number[] = [];
  for (let at = 0; at < names.length && ids.length < wanted; at += nearSlots.length) {
    const slots = slotsOf(names.slice(at, at + nearSlots.length));
    // One after the other, as most searches end with the first towns.
    const rows = await actorsNear.all(world.tx, { ...bindings, ...slots, first: wanted - ids.length });
    ids.push(...rows.map(({ id }) => id));
  }
  return actorTilesByIds(world.tx, ids.slice(offset, wanted), language);
};
