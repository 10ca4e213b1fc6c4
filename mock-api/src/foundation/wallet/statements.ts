import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Binds `account`. */
export const sumOfAccount = statement<{ total: number }>((db, $) =>
  db
    .selectFrom('ledger_entry')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amount'), e.lit(0)).as('total'))
    .where('account', '=', $('account')),
);

/** Binds `key`. */
export const transferByKey = statement<Pick<Row<'transfer'>, 'body_hash' | 'answer'>>((db, $) =>
  db.selectFrom('transfer').select(['body_hash', 'answer']).where('key', '=', $('key')),
);

/** Binds every column but the id, which it answers. */
export const insertTransfer = statement<{ id: number }>((db, $) =>
  db
    .insertInto('transfer')
    .values({
      key: $('key'),
      guest_id: $('guestId'),
      kind: $('kind'),
      reference: $('reference'),
      body_hash: $('bodyHash'),
      answer: $('answer'),
      at: $('at'),
    })
    .returning('id'),
);

/** Binds `transferId`, `account`, `amount` and `at`. */
export const insertEntry = statement((db, $) =>
  db.insertInto('ledger_entry').values({
    transfer_id: $('transferId'),
    account: $('account'),
    amount: $('amount'),
    at: $('at'),
  }),
);

/** A line of a guest's statement. */
export interface LedgerEntryRow {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  readonly amount: number;
}

/** Binds `account`, `first` and `offset`; newest first. */
export const ledgerEntriesOf = statement<LedgerEntryRow>((db, $) =>
  db
    .selectFrom('ledger_entry')
    .innerJoin('transfer', 'transfer.id', 'ledger_entry.transfer_id')
    .select(['ledger_entry.id', 'ledger_entry.at', 'transfer.kind', 'ledger_entry.amount'])
    .where('ledger_entry.account', '=', $('account'))
    .orderBy('ledger_entry.id', 'desc')
    .limit($('first'))
    .offset($('offset')),
);

/** Binds `account`. */
export const countLedgerEntries = statement<{ total: number }>((db, $) =>
  db
    .selectFrom('ledger_entry')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('account', '=', $('account')),
);

/** Binds `id`. */
export const payingById = statement<{ is_paying: number }>((db, $) =>
  db.selectFrom('guest').select('is_paying').where('id', '=', $('id')),
);

/** Binds `key`, the id of a payment. */
export const paymentByKey = statement<Row<'payment'>>((db, $) =>
  db.selectFrom('payment').selectAll().where('key', '=', $('key')),
);

/** Binds `key`, `guestId`, `cents`, `coins`, `method` and `at`. */
export const insertPayment = statement((db, $) =>
  db.insertInto('payment').values({
    key: $('key'),
    guest_id: $('guestId'),
    cents: $('cents'),
    coins: $('coins'),
    method: $('method'),
    at: $('at'),
  }),
);

/** Binds `id`: from the first payment on a guest is a paying one. */
export const setPaying = statement((db, $) => db.updateTable('guest').set({ is_paying: 1 }).where('id', '=', $('id')));
