import { callerCountry } from '../../dispatch/caller-country.ts';
import { reject } from '../../dispatch/handler.ts';
import { parseSharedJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';

/** The countries that a performer excludes; null for one that there is not. */
export const bannedBy = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select('banned').where('id', '=', $('id')),
);

type Visitor = Pick<Caller, 'guestId' | 'country'>;

/**
 * Whether a visitor is in one of the countries that a performer excludes from what is live; an unknown country is in none.
 * @spec rule:banned-country, feature:performers.banned-country
 */
export const isCountryIn = async (
  countries: Row<'actor'>['banned'],
  visitor: Visitor,
  world: Pick<World, 'tx'>,
): Promise<boolean> => {
  const banned = parseSharedJson(countries);
  // Most performers exclude nobody, and then the country needs no reading.
  if (banned.length === 0) return false;
  const country = await callerCountry(visitor, world);
  return country !== null && banned.includes(country);
};

/** Rejects a visitor whose country a performer excludes. */
export const checkCountry = async (actorId: number, visitor: Visitor, world: Pick<World, 'tx'>): Promise<void> => {
  const row = await bannedBy.first(world.tx, { id: actorId });
  if (row !== null && (await isCountryIn(row.banned, visitor, world))) reject('notInCountry');
};
