import type { Row } from '../../world/tables.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { fingerprint } from '../../wire/fingerprint.ts';

/** A payment method that a guest saved. */
export type PaymentMethod = Row<'paymentMethod'>;
/** The kinds of payment methods. */
export type PaymentMethodKind = PaymentMethod['kind'];

/** The answers of the simulated payment provider. @assumed Card and bank accept, the wallet always declines. */
export const outcomeOf: Readonly<Record<PaymentMethodKind, 'accepted' | 'declined'>> = {
  card: 'accepted',
  bank: 'accepted',
  wallet: 'declined',
};

/** A saved method of a guest; the methods of others are not found. */
export const methodOfGuest = statement((db, $: Bind<{ id: number; guestId: number }>) =>
  db.selectFrom('paymentMethod').selectAll().where('id', '=', $('id')).where('guestId', '=', $('guestId')),
);

/** The saved methods of a guest, the latest first. */
export const methodsOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('paymentMethod').selectAll().where('guestId', '=', $('guestId')).orderBy('id', 'desc'),
);

const insertMethod = insertRow('paymentMethod', {}, (insert) => insert.returningAll());

/** Forgets a saved method. */
export const removeMethod = statement((db, $: Bind<{ id: number; guestId: number }>) =>
  db.deleteFrom('paymentMethod').where('id', '=', $('id')).where('guestId', '=', $('guestId')),
);

/** The end of a number as the simulated provider reports it: "··4417". The whole number never gets here. */
const labelOf = (guestId: number, kind: PaymentMethodKind): string => {
  const digits = Number.parseInt(fingerprint('payment-method', { guestId, kind }).slice(0, 8), 16) % 10_000;
  return `··${String(digits).padStart(4, '0')}`;
};

/**
 * Saves the method with which a guest pays, once. Must run inside a change.
 * @assumed A guest has one method of each kind, since the simulated provider has one of each.
 */
export const saveMethod = async (
  guestId: number,
  kind: PaymentMethodKind,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<PaymentMethod> => {
  const label = labelOf(guestId, kind);
  const saved = await methodsOfGuest.all(world.tx, { guestId });
  const same = saved.find((each) => each.kind === kind && each.label === label);
  const method = same ?? (await insertMethod.first(world.tx, { guestId, kind, label, at: nowIso(world) }));
  if (method === null) throw new Error('The payment method was not inserted.');
  return method;
};
