import { isSameSecret } from '../../world/secret-hash.ts';
import type { WorldParts } from '../../world/world.ts';

/** An egg of a hunt: the key of its page’s route, and its Berlin day. */
export interface Egg {
  readonly eventId: number;
  readonly place: string;
  readonly day: string;
}

const hashesFor = ({ eventId, place, day }: Egg, guestId: number, { secretHash }: Pick<WorldParts, 'secretHash'>) =>
  secretHash('easter egg', JSON.stringify([guestId, eventId, day, place]));

/** The token of an egg for a guest, signed by the world’s secret. Not inside a change, in which only the database is awaited. */
export const tokenOfEgg = async (egg: Egg, guestId: number, parts: Pick<WorldParts, 'secretHash'>): Promise<string> => {
  const [hash] = await hashesFor(egg, guestId, parts);
  return `${hash}-${egg.eventId}-${egg.place}`;
};

/** The egg of a guest’s token for a day; null for a token that was altered, or is of somebody else or another day. Not inside a change. */
export const eggOfToken = async (
  token: string,
  day: string,
  guestId: number,
  parts: Pick<WorldParts, 'secretHash'>,
): Promise<Egg | null> => {
  const [, hash = '', id = '', place = ''] = /^([\da-f]{64})-(\d{1,9})-(.+)$/.exec(token) ?? [];
  if (hash === '') return null;
  const egg = { eventId: Number(id), place, day };
  const hashes = await hashesFor(egg, guestId, parts);
  return hashes.map((each) => isSameSecret(each, hash)).includes(true) ? egg : null;
};
