import { mostCounted, type Infer } from '@lounge/protocol';
import type { statementFilter } from '@lounge/protocol/foundation/wallet';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { reject } from '../../dispatch/handler.ts';
import { monthBounds } from '../../wire/berlin-month.ts';
import { countUpTo, totalOf } from '../../world/bounded-count.ts';
import type { Executor } from '../../world/database.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';
import { guestAccount } from './ledger.ts';

/** The references of ledger transactions that a voucher paid. */
const paidByVoucher = '%"voucherId":%' as Row<'transfer'>['reference'];

/** The filter of the statement. */
export type StatementFilter = Infer<typeof statementFilter>;

type Account = { guestId: number; account: string };
type Month = { from: string; to: string };
type Lines = SelectQueryBuilder<DatabaseSchema, 'transfer', object>;

/** The guest's entries of a transaction; a chat adds entries to its transaction while it runs. */
const ownEntries = (db: Kysely<DatabaseSchema>, $: Bind<Account>) =>
  db
    .selectFrom('ledgerEntry')
    .where('ledgerEntry.account', '=', $('account'))
    .where('ledgerEntry.transferId', '=', sql.ref<number>('transfer.id'));

/** The sum of the guest's entries of a transaction. */
const amountOf = (db: Kysely<DatabaseSchema>, $: Bind<Account>) =>
  ownEntries(db, $).select((e) => e.fn.coalesce(e.fn.sum<number>('ledgerEntry.amount'), e.lit(0)).as('amount'));

/** The guest's balance after a transaction. */
const balanceAfter = (db: Kysely<DatabaseSchema>, $: Bind<Account>) =>
  db
    .selectFrom('ledgerEntry')
    .select('ledgerEntry.balance')
    .where('ledgerEntry.account', '=', $('account'))
    .where('ledgerEntry.transferId', '<=', sql.ref<number>('transfer.id'))
    .orderBy('ledgerEntry.transferId', 'desc')
    .orderBy('ledgerEntry.id', 'desc')
    .limit(1);

/** The lines of a guest: transfers with an entry on the account, tickets, and what a voucher or a subscription paid without coins. */
const linesOf = (db: Kysely<DatabaseSchema>, $: Bind<Account>): Lines =>
  db
    .selectFrom('transfer')
    .where('transfer.guestId', '=', $('guestId'))
    .where((e) =>
      e.or([
        // Not `exists`, which PostgreSQL would answer for all lines at once, by all entries of the guest.
        e(
          ownEntries(db, $).select((own) => own.fn.min('ledgerEntry.id').as('first')),
          'is not',
          null,
        ),
        e('transfer.kind', 'in', ['subscription', 'ticket']),
        e('transfer.reference', 'like', paidByVoucher),
      ]),
    );

/** The transfers that added coins, found by their entries as they are few among a guest's. */
const addingTransfers = (db: Kysely<DatabaseSchema>, $: Bind<Account>): Lines => {
  const adding = db
    .selectFrom('ledgerEntry as adding')
    .crossJoin('transfer')
    .whereRef('transfer.id', '=', 'adding.transferId')
    .where('transfer.guestId', '=', $('guestId'))
    .where('adding.account', '=', $('account'))
    .where('adding.amount', '>', 0)
    .where('adding.id', '=', (e) =>
      e
        .selectFrom('ledgerEntry as last')
        .select((inner) => inner.fn.max('last.id').as('id'))
        .where('last.account', '=', $('account'))
        .whereRef('last.transferId', '=', 'adding.transferId')
        .where('last.amount', '>', 0),
    )
    .where(amountOf(db, $), '>', 0)
    .where('transfer.kind', '!=', 'refund');
  // The same columns of the same table; the other one is not selected from.
  return adding as unknown as Lines;
};

type Filter = (db: Kysely<DatabaseSchema>, $: Bind<Account>) => Lines;

const filters: Readonly<Record<StatementFilter, Filter>> = {
  everything: linesOf,
  added: addingTransfers,
  spent: (db, $) => linesOf(db, $).where(amountOf(db, $), '<', 0),
  refunds: (db, $) => linesOf(db, $).where('transfer.kind', '=', 'refund'),
  // As the index of these transactions has it.
  vouchers: (db, $) =>
    linesOf(db, $).where((e) =>
      e.or([e('transfer.kind', 'in', ['voucher', 'bonus']), e('transfer.reference', 'like', paidByVoucher)]),
    ),
};

type Page = Account & { first: number; offset: number };
type Count = Account & { most: number };

/** The index of adding entries has them in the order of their transfers. */
const orderOf = (filter: StatementFilter) => sql.ref(filter === 'added' ? 'adding.transferId' : 'transfer.id');

const pageFrom = (filter: StatementFilter, lines: Lines, db: Kysely<DatabaseSchema>, $: Bind<Page>) =>
  lines
    .select(['transfer.id', 'transfer.at', 'transfer.kind', 'transfer.reference'])
    .select([sql<number>`${amountOf(db, $)}`.as('amount'), sql<number | null>`${balanceAfter(db, $)}`.as('balance')])
    .orderBy(orderOf(filter), 'desc')
    .limit($('first'))
    .offset($('offset'));

const within = (lines: Lines, $: Bind<Month>) =>
  lines.where('transfer.at', '>=', $('from')).where('transfer.at', '<', $('to'));

/** The statements of a filter. A month has its own, as its lines are found by their time and then sorted. */
const statementsOf = (filter: StatementFilter) => {
  const lines = filters[filter];
  return {
    page: statement((db, $: Bind<Page>) => pageFrom(filter, lines(db, $), db, $)),
    count: statement((db, $: Bind<Count>) => countUpTo(db, lines(db, $), $('most'))),
    pageOfMonth: statement((db, $: Bind<Page & Month>) => pageFrom(filter, within(lines(db, $), $), db, $)),
    countOfMonth: statement((db, $: Bind<Count & Month>) => countUpTo(db, within(lines(db, $), $), $('most'))),
  };
};

const byFilter = {
  everything: statementsOf('everything'),
  added: statementsOf('added'),
  spent: statementsOf('spent'),
  refunds: statementsOf('refunds'),
  vouchers: statementsOf('vouchers'),
};

/**
 * Reads a part of a guest's statement, newest first, and the number of its lines.
 * @assumed Of more than 1,000 lines as many are counted as make the next page known: a count of all would take longer with each.
 */
export const readLines = async (
  tx: Executor,
  guestId: number,
  {
    filter = 'everything',
    month,
    first,
    offset,
  }: { filter?: StatementFilter | undefined; month?: string | undefined; first: number; offset: number },
) => {
  const own = { guestId, account: guestAccount(guestId) };
  const [page, count] = [
    { ...own, first, offset },
    { ...own, most: Math.max(mostCounted, offset + first + 1) },
  ];
  const statements = byFilter[filter];
  if (month === undefined) {
    const [rows, total] = await Promise.all([
      statements.page.all(tx, page),
      totalOf(statements.count.first(tx, count)),
    ]);
    return { rows, total };
  }
  const bounds = monthBounds(month) ?? reject('malformed', 'month');
  const [rows, total] = await Promise.all([
    statements.pageOfMonth.all(tx, { ...page, ...bounds }),
    totalOf(statements.countOfMonth.first(tx, { ...count, ...bounds })),
  ]);
  return { rows, total };
};

/** A row of the statement. */
export type StatementRow = Awaited<ReturnType<typeof readLines>>['rows'][number];
