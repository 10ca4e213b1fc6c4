import type { Infer } from '@lounge/protocol';
import type { statementFilter } from '@lounge/protocol/foundation/wallet';
import type { Kysely } from 'kysely';
import { reject } from '../../dispatch/handler.ts';
import { monthBounds } from '../../wire/berlin-month.ts';
import type { Executor } from '../../world/database.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';

/** The references of ledger transactions that a voucher paid. */
const paidByVoucher = '%"voucherId":%' as Row<'transfer'>['reference'];

/** The filter of the statement. */
export type StatementFilter = Infer<typeof statementFilter>;

type PartBind = Bind<{ guestId: number; account: string; from: string; to: string }>;

/** The lines of a guest: transfers with an entry on the account, tickets, and what a voucher or a subscription paid without coins. */
const linesOf = (db: Kysely<DatabaseSchema>, $: PartBind) =>
  db
    .selectFrom('transfer')
    // A chat adds entries to its transfer while it runs.
    .leftJoin(
      (inner) =>
        inner
          .selectFrom('ledgerEntry')
          .select((e) => ['transferId', e.fn.sum<number>('amount').as('amount')])
          .where('account', '=', $('account'))
          .groupBy('transferId')
          .as('part'),
      (join) => join.onRef('part.transferId', '=', 'transfer.id'),
    )
    .where('transfer.guestId', '=', $('guestId'))
    .where('transfer.at', '>=', $('from'))
    .where('transfer.at', '<', $('to'))
    .where((e) =>
      e.or([
        e('part.transferId', 'is not', null),
        e('transfer.kind', 'in', ['subscription', 'ticket']),
        e('transfer.reference', 'like', paidByVoucher),
      ]),
    );

type Lines = ReturnType<typeof linesOf>;

const filters: Readonly<Record<StatementFilter, (lines: Lines) => Lines>> = {
  everything: (lines) => lines,
  added: (lines) => lines.where('part.amount', '>', 0).where('transfer.kind', '!=', 'refund'),
  spent: (lines) => lines.where('part.amount', '<', 0),
  refunds: (lines) => lines.where('transfer.kind', '=', 'refund'),
  vouchers: (lines) =>
    lines.where((e) =>
      e.or([e('transfer.kind', 'in', ['voucher', 'bonus']), e('transfer.reference', 'like', paidByVoucher)]),
    ),
};

const pageOf = (filter: StatementFilter) =>
  statement(
    (db, $: Bind<{ guestId: number; account: string; from: string; to: string; first: number; offset: number }>) =>
      filters[filter](linesOf(db, $))
        .select(['transfer.id', 'transfer.at', 'transfer.kind', 'transfer.reference'])
        .select((e) => e.fn.coalesce('part.amount', e.lit(0)).as('amount'))
        .select((e) =>
          e
            .selectFrom('ledgerEntry as earlier')
            .select((inner) => inner.fn.coalesce(inner.fn.sum<number>('earlier.amount'), inner.lit(0)).as('total'))
            .where('earlier.account', '=', $('account'))
            .whereRef('earlier.transferId', '<=', 'transfer.id')
            .as('balance'),
        )
        .orderBy('transfer.id', 'desc')
        .limit($('first'))
        .offset($('offset')),
  );

const countOf = (filter: StatementFilter) =>
  statement((db, $: Bind<{ guestId: number; account: string; from: string; to: string }>) =>
    filters[filter](linesOf(db, $)).select((e) => e.fn.countAll<number>().as('total')),
  );

const statementsOf = (filter: StatementFilter) => ({ page: pageOf(filter), count: countOf(filter) });

const byFilter = {
  everything: statementsOf('everything'),
  added: statementsOf('added'),
  spent: statementsOf('spent'),
  refunds: statementsOf('refunds'),
  vouchers: statementsOf('vouchers'),
};

/** Reads a part of a guest's statement, newest first, and the number of its lines. */
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
  const part = { guestId, account: `guest:${guestId}`, ...(monthBounds(month) ?? reject('malformed', 'month')) };
  const rows = await byFilter[filter].page.all(tx, { ...part, first, offset });
  const counted = await byFilter[filter].count.first(tx, part);
  return { rows, total: counted?.total ?? 0 };
};

/** A row of the statement. */
export type StatementRow = Awaited<ReturnType<typeof readLines>>['rows'][number];
