import { nowIso } from '../../world/now-iso.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

const dayMs = 86_400_000;

const insertGrant = insertRow('subscriptionGrant');

/** The days of subscriptions that a guest was given and that are not over, by their end. */
export const grantsOfGuest = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .selectFrom('subscriptionGrant')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where('validTo', '>', $('at'))
    .orderBy('validTo')
    .orderBy('id'),
);

/** Days of a subscription to give. */
export interface GrantedDays {
  readonly guestId: number;
  readonly product: Row<'subscriptionGrant'>['product'];
  /** The performer of an actor subscription; null for others. */
  readonly actorId: number | null;
  readonly days: number;
}

/**
 * Gives a guest days of a subscription. They begin when earlier given days of the same subscription end, so that none are lost.
 * What a subscription changes is read from these days; inside a change.
 */
export const grantDays = async (
  { guestId, product, actorId, days }: GrantedDays,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<void> => {
  const at = nowIso(world);
  const earlier = await grantsOfGuest.all(world.tx, { guestId, at });
  const ends = earlier.filter((each) => each.product === product && each.actorId === actorId);
  const validFrom = ends.at(-1)?.validTo ?? at;
  const validTo = new Date(Date.parse(validFrom) + days * dayMs).toISOString();
  await insertGrant.all(world.tx, { guestId, product, actorId, days, validFrom, validTo });
};
