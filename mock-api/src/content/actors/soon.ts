import type { Infer } from '@lounge/protocol';
import { soonHours, type soonModel } from '@lounge/protocol/content/actors';
import { parseSharedJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { modelsByIds } from './map-actor.ts';
import type { PresentOfActors } from './ports.ts';
import { hoursOfAway } from './statements.ts';
import { berlinClock, hoursUntilPresent, usualWeek } from './usual-hours.ts';

/** Among how many of the highest rank who are away is looked. @assumed */
const mostAway = 500;
/** How many tiles are read at once: seldom is one of them left out. */
const readAtOnce = 50;
const hourMs = 3_600_000;

interface Start {
  readonly id: number;
  readonly hoursToBeOnline: number | null;
  readonly nextShowAt: string | null;
  /** The instant of the show, else of the usual hour, milliseconds since 1970. */
  readonly at: number;
}

/** The hours until those who are away usually come, by performer; who is in a usual hour already is missing, not coming. */
const comingSoon = async ({ tx, clock }: World): Promise<ReadonlyMap<number, number>> => {
  const { weekday, hour } = berlinClock(clock.now());
  const coming = new Map<number, number>();
  for (const { id, hours } of await hoursOfAway.all(tx, { first: mostAway })) {
    const ahead = hoursUntilPresent(usualWeek(parseSharedJson(hours)).days, weekday, hour);
    if (ahead !== null && ahead > 0 && ahead <= soonHours) coming.set(id, ahead);
  }
  return coming;
};

/** Lists who is away and starts within the next hours, the first one first, then by rank. */
export const startingSoon = async (
  first: number,
  showsUntil: PresentOfActors['showsUntil'],
  caller: Caller,
  world: World,
): Promise<Infer<typeof soonModel>[]> => {
  const now = world.clock.now();
  const [coming, shows] = await Promise.all([comingSoon(world), showsUntil(now + soonHours * hourMs, world)]);
  const startOf = (id: number): Start => {
    const [hoursToBeOnline, nextShowAt] = [coming.get(id) ?? null, shows.get(id) ?? null];
    const usual = (Math.floor(now / hourMs) + (hoursToBeOnline ?? 0)) * hourMs;
    return { id, hoursToBeOnline, nextShowAt, at: nextShowAt === null ? usual : Date.parse(nextShowAt) };
  };
  const starts = [...new Set([...coming.keys(), ...shows.keys()])].map(startOf);
  const sorted = starts.toSorted((one, other) => one.at - other.at || one.id - other.id);
  const soon: Infer<typeof soonModel>[] = [];
  for (let at = 0; at < sorted.length && soon.length < first; at += readAtOnce) {
    const next = new Map(sorted.slice(at, at + readAtOnce).map(({ id, ...start }) => [id, start]));
    for (const model of await modelsByIds([...next.keys()], caller, world)) {
      const start = next.get(model.id);
      if (start === undefined || model.isOnline || model.isCountryBanned) continue;
      soon.push({ model, hoursToBeOnline: start.hoursToBeOnline, nextShowAt: start.nextShowAt });
    }
  }
  return soon.slice(0, first);
};
