import { sql } from 'kysely';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

export const sumOfAccount = statement((db, $: Bind<{ account: string }>) =>
  db
    .selectFrom('ledgerEntry')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amount'), e.lit(0)).as('total'))
    .where('account', '=', $('account')),
);

/** The balance of a guest's account after its latest entry. */
export const latestBalance = statement((db, $: Bind<{ account: string }>) =>
  db
    .selectFrom('ledgerEntry')
    .select('balance')
    .where('account', '=', $('account'))
    .orderBy('transferId', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The stored answer of an idempotency key. */
export const transferByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('transfer').select(['bodyHash', 'answer']).where('key', '=', $('key')),
);

/** Inserts a transfer and returns its id. */
export const insertTransfer = insertRow('transfer', {}, (insert) => insert.returning('id'));

export const insertEntry = insertRow('ledgerEntry');

/** Whether a guest is a paying customer. */
export const payingById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('isPaying').where('id', '=', $('id')),
);

/** `key` is the id of the payment. */
export const paymentByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('payment').selectAll().where('key', '=', $('key')),
);

/** The ledger transaction of a payment; its bonus has one of its own, which names the payment too. */
export const transferOfPayment = statement((db, $: Bind<{ guestId: number; key: string }>, { jsonText }) =>
  db
    .selectFrom('transfer')
    .select(['id', 'at'])
    .where('guestId', '=', $('guestId'))
    .where('kind', '!=', 'bonus')
    .where(sql<string>`${sql.raw(jsonText('reference', 'paymentId'))}`, '=', $('key'))
    .orderBy('id')
    .limit(1),
);

export const insertPayment = insertRow('payment');

/** The sum of a guest's payments since an instant. */
export const paidSince = statement((db, $: Bind<{ guestId: number; since: string }>) =>
  db
    .selectFrom('payment')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('cents'), e.lit(0)).as('total'))
    .where('guestId', '=', $('guestId'))
    .where('at', '>=', $('since')),
);

/** Marks a guest as a paying customer. */
export const setPaying = statement((db, $: Bind<{ id: number }>) =>
  db.updateTable('guest').set({ isPaying: 1 }).where('id', '=', $('id')),
);

/** The latest payment of a guest since an instant. */
export const latestPayment = statement((db, $: Bind<{ guestId: number; since: string }>) =>
  db
    .selectFrom('payment')
    .select(['cents', 'at'])
    .where('guestId', '=', $('guestId'))
    .where('coins', '>', 0)
    .where('at', '>', $('since'))
    .orderBy('at', 'desc')
    .limit(1),
);

/** Ends the demand that a guest pays. */
export const endForcedPayment = statement((db, $: Bind<{ guestId: number }>) =>
  db.deleteFrom('forcedPayment').where('guestId', '=', $('guestId')),
);
