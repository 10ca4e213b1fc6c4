import type { Kysely } from 'kysely';
import parsePhoneNumber from 'libphonenumber-js/max';
import { parseJson } from '../world/json.ts';
import { statement, type Bind } from '../world/statement.ts';
import type { DatabaseSchema } from '../world/tables.ts';
import type { Caller, World } from '../world/world.ts';

type Reading = Pick<World, 'tx'>;

/** The mobile number that a guest verified last. */
const mobileOf = (db: Kysely<DatabaseSchema>, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('verifiedPhone')
    .select('number')
    .where('guestId', '=', $('guestId'))
    .where('number', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('key', 'desc')
    .limit(1);

const mobileOfGuest = statement(mobileOf);

/** In one statement, as lists read it beside their rows. */
const placeOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('guest')
    .select(['place', mobileOf(db, $).as('mobile')])
    .where('id', '=', $('guestId')),
);

const countryOf = (number: string | null): string | null =>
  number === null ? null : (parsePhoneNumber(number)?.country ?? null);

/** The country of the mobile number that a guest verified last; null without one, as other numbers are not stored. */
export const phoneCountry = async (guestId: number, { tx }: Reading): Promise<string | null> =>
  countryOf((await mobileOfGuest.first(tx, { guestId }))?.number ?? null);

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
  const guest = await placeOfGuest.first(world.tx, { guestId });
  const place = guest?.place ?? null;
  return (place === null ? null : parseJson(place).countryCode) ?? countryOf(guest?.mobile ?? null);
};
