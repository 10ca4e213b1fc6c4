import parsePhoneNumber from 'libphonenumber-js/max';
import { parseJson } from '../world/json.ts';
import { statement, type Bind } from '../world/statement.ts';
import type { Caller, World } from '../world/world.ts';

type Reading = Pick<World, 'tx'>;

const mobileOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('verifiedPhone')
    .select('number')
    .where('guestId', '=', $('guestId'))
    .where('number', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('key', 'desc')
    .limit(1),
);

const placeOfGuest = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('place').where('id', '=', $('id')),
);

/** The country of the mobile number that a guest verified last; null without one, as other numbers are not stored. */
export const phoneCountry = async (guestId: number, { tx }: Reading): Promise<string | null> => {
  const number = (await mobileOfGuest.first(tx, { guestId }))?.number ?? null;
  return number === null ? null : (parsePhoneNumber(number)?.country ?? null);
};

/**
 * The country of a caller in two capital letters, by which performers exclude visitors: of the network, else of the guest's postal code or
 * verified number; null if it is unknown, which excludes from nothing.
 * @assumed Decision 0102: the network first, as whoever is asked can claim any place.
 */
export const callerCountry = async (
  { guestId, country }: Pick<Caller, 'guestId' | 'country'>,
  world: Reading,
): Promise<string | null> => {
  if (country !== undefined || guestId === null) return country ?? null;
  const place = (await placeOfGuest.first(world.tx, { id: guestId }))?.place ?? null;
  const stored = place === null ? null : parseJson(place).countryCode;
  return stored ?? (await phoneCountry(guestId, world));
};
