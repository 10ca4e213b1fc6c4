import type { Infer } from '@lounge/protocol';
import type { geoLocation } from '@lounge/protocol/foundation/guest';
import { phoneCountry } from '../../dispatch/caller-country.ts';
import { parseJson, toJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { setPlace } from './place-statements.ts';
import type { GuestRow } from './statements.ts';

type Place = Infer<typeof geoLocation>;
type Reading = Pick<World, 'tx'>;

const countryFrom = (source: Place['source'], countryCode: string | null): Place | null =>
  countryCode === null ? null : { source, countryCode, postalCode: null, latitude: null, longitude: null };

/** Where the guest said to be, or null. */
export const storedPlace = ({ place }: Pick<GuestRow, 'place'>): Place | null =>
  place === null ? null : parseJson(place);

/** Where a guest is, as far as it is known: what the guest said, else the country of the network, else of the verified number. */
export const placeOf = async (
  guest: Pick<GuestRow, 'id' | 'place'>,
  { country }: Pick<Caller, 'country'>,
  world: Reading,
): Promise<Place | null> =>
  storedPlace(guest) ??
  countryFrom('network', country ?? null) ??
  countryFrom('phone', await phoneCountry(guest.id, world));

/**
 * Stores the guest's postal code, or that there is none; a position that was known is of another place.
 * @assumed A postal code names no country: it is that of the network or the verified number at this time, null if both are unknown.
 */
export const storePostalCode = async (
  guest: Pick<GuestRow, 'id' | 'place'>,
  postalCode: string | null,
  caller: Pick<Caller, 'country'>,
  world: Reading,
): Promise<void> => {
  if (postalCode === (storedPlace(guest)?.postalCode ?? null)) return;
  const countryCode = caller.country ?? (await phoneCountry(guest.id, world));
  const place: Place = { source: 'postalCode', countryCode, postalCode, latitude: null, longitude: null };
  await setPlace.all(world.tx, { id: guest.id, place: postalCode === null ? null : toJson(place) });
};

/** Where a visitor without an account is: the country of the network, or null. */
export const placeOfVisitor = ({ country }: Pick<Caller, 'country'>): Place | null =>
  countryFrom('network', country ?? null);
