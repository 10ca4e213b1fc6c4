import { callerCountry } from '../../dispatch/caller-country.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import type { Reader } from './statements.ts';

/** Who reads, for statements; the country is a pattern in a list of countries. */
export const readerOf = async (caller: Caller, world: Pick<World, 'tx' | 'clock'>): Promise<Reader> => {
  const country = await callerCountry(caller, world);
  return { now: nowIso(world), guestId: caller.guestId ?? 0, country: country === null ? '' : `%"${country}"%` };
};
