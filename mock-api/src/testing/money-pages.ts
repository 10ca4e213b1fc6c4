import type { Executor } from '../world/database.ts';
import { parseJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';

/** A ledger transaction with what it refers to. */
export interface Transfer extends Pick<Row<'transfer'>, 'id' | 'key' | 'guestId' | 'kind' | 'at'> {
  readonly reference: Readonly<Record<string, unknown>>;
}

/** A payment. */
export type Payment = Pick<Row<'payment'>, 'key' | 'guestId' | 'cents' | 'coins' | 'purpose' | 'at'>;

/** Some ledger transactions, in the order of their ids, with their entries and the payments that they book. */
export interface MoneyPage {
  readonly transfers: readonly Transfer[];
  readonly entries: readonly Pick<Row<'ledgerEntry'>, 'transferId' | 'account' | 'amount'>[];
  readonly payments: readonly Payment[];
  /** Keys that another transfer has too. */
  readonly repeatedKeys: readonly string[];
  /** The vouchers that were used, with the uses that they were given with. */
  readonly vouchers: readonly {
    readonly id: number;
    readonly type: number;
    readonly remaining: number;
    readonly given: number;
  }[];
}

const pageSize = 5000;

/** Reads the ledger transactions after an id, page by page, and nothing of those before. */
export async function* moneyPages(executor: Executor, after: number): AsyncGenerator<MoneyPage> {
  const { jsonText } = executor.dialect;
  const read = async <R>(sql: string, parameters: readonly number[]) =>
    (await executor.query(sql, parameters)) as readonly R[];
  const voucherIds = `select cast(${jsonText('reference', 'voucherId')} as integer) from transfer where id between ? and ?`;
  const paymentKeys = `select ${jsonText('reference', 'paymentId')} from transfer
    where id between ? and ? and kind <> 'bonus'`;
  let from = after + 1;
  for (;;) {
    const transfers = await read<Row<'transfer'>>(
      `select id, key, "guestId", kind, reference, at from transfer where id >= ? order by id limit ${pageSize}`,
      [from],
    );
    const [first, last] = [transfers[0], transfers.at(-1)];
    if (first === undefined || last === undefined) return;
    const range = [first.id, last.id];
    yield {
      transfers: transfers.map((each) => ({ ...each, reference: parseJson(each.reference) })),
      entries: await read(
        'select "transferId", account, amount from "ledgerEntry" where "transferId" between ? and ? order by id',
        range,
      ),
      payments: await read(
        `select key, "guestId", cents, coins, purpose, at from payment where key in (${paymentKeys}) order by at`,
        range,
      ),
      repeatedKeys: (
        await read<{ key: string }>(
          'select t.key from transfer t join transfer o on o.key = t.key and o.id <> t.id where t.id between ? and ?',
          range,
        )
      ).map(({ key }) => key),
      vouchers: await read(
        `select v.id, v.type, v.amount as "remaining", g.amount as given from voucher v
          join "simulatedVoucher" g on g.id = v.id where v.id in (${voucherIds})`,
        range,
      ),
    };
    from = last.id + 1;
  }
}
