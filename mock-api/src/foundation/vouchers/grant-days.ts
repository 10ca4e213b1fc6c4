import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

const dayMs = 86_400_000;

const insertGrant = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      product: Row<'subscription_grant'>['product'];
      actorId: number | null;
      days: number;
      from: string;
      to: string;
    }>,
  ) =>
    db.insertInto('subscription_grant').values({
      guest_id: $('guestId'),
      product: $('product'),
      actor_id: $('actorId'),
      days: $('days'),
      valid_from: $('from'),
      valid_to: $('to'),
    }),
);

/** The days of subscriptions that a guest was given and that are not over, by their end. */
export const grantsOfGuest = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .selectFrom('subscription_grant')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where('valid_to', '>', $('at'))
    .orderBy('valid_to')
    .orderBy('id'),
);

/** Days of a subscription to give. */
export interface GrantedDays {
  readonly guestId: number;
  readonly product: Row<'subscription_grant'>['product'];
  /** The performer of an actor subscription; null for others. */
  readonly actorId: number | null;
  readonly days: number;
}

/**
 * Gives a guest days of a subscription. They begin when earlier given days of the same subscription end, so that none are lost.
 * What a subscription changes is read from these days; inside a change.
 */
export const grantDays = async (
  world: Pick<World, 'tx' | 'clock'>,
  { guestId, product, actorId, days }: GrantedDays,
): Promise<void> => {
  const at = nowIso(world);
  const earlier = await grantsOfGuest.all(world.tx, { guestId, at });
  const ends = earlier.filter((each) => each.product === product && each.actor_id === actorId);
  const from = ends.at(-1)?.valid_to ?? at;
  const to = new Date(Date.parse(from) + days * dayMs).toISOString();
  await insertGrant.all(world.tx, { guestId, product, actorId, days, from, to });
};
