import type { Infer } from '@lounge/protocol';
import type { geoLocation } from '@lounge/protocol/foundation/guest';
import { phoneCountry } from '../../dispatch/caller-country.ts';
import { parseJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import type { GuestRow } from './statements.ts';

type Place = Infer<typeof geoLocation>;
type Reading = Pick<World, 'tx'>;

const countryFrom = (source: Place['source'], countryCode: string | null): Place | null =>
  countryCode === null ? null : { source, countryCode, postalCode: null, latitude: null, longitude: null };

const storedPlace = ({ place }: Pick<GuestRow, 'place'>): Place | null => (place === null ? null : parseJson(place));

/** Where a guest is, as far as it is known: what the guest said, else the country of the network, else of the verified number. */
export const placeOf = async (
  guest: Pick<GuestRow, 'id' | 'place'>,
  { country }: Pick<Caller, 'country'>,
  world: Reading,
): Promise<Place | null> =>
  storedPlace(guest) ??
  countryFrom('network', country ?? null) ??
  countryFrom('phone', await phoneCountry(guest.id, world));

/** Where a visitor without an account is: the country of the network, or null. */
export const placeOfVisitor = ({ country }: Pick<Caller, 'country'>): Place | null =>
  countryFrom('network', country ?? null);
