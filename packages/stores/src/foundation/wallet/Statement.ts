import type { AnswerOf, InputOf } from '@lounge/protocol';
import { vipAboUpdate, vxtvAboUpdate } from '@lounge/protocol/foundation/subscriptions';
import { guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { getMovements, getReceipt, getStatementFile, guestBalance } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable, type LoadableState, type Restorable } from '../../reactive/Loadable.ts';
import { pagedById, type ItemsPage, type PagedList } from '../../reactive/PagedList.ts';
import { callWithin } from '../../reactive/Read.ts';

type MovementPage = AnswerOf<typeof getMovements>;
/** An entry of the guest's statement. */
export type LedgerEntryData = MovementPage['items'][number];

/** Content of the statement. */
export type StatementFilter = NonNullable<InputOf<typeof getMovements>['filter']>;
/** The receipt of a payment. */
export type Receipt = AnswerOf<typeof getReceipt>;
/** The statement as a file. */
export type StatementFile = AnswerOf<typeof getStatementFile>;

const pageSize = 10;

/** The guest's statement: ledger entries, newest first, page by page, with a filter and a month. */
export class Statement implements Restorable {
  readonly list: PagedList<ItemsPage<LedgerEntryData>, LedgerEntryData>;
  filter: StatementFilter = 'everything';
  /** A month of Berlin, such as "2026-11"; null for all. */
  month: string | null = null;
  /** The receipt that is shown, loading or could not be read; `idle` while there is none. */
  readonly receipt = new Loadable<Receipt>();
  /** The id of that receipt. */
  receiptId: string | null = null;
  /** The entry that the receipt was opened from, which names what was sold; null if it is not listed. */
  receiptEntry: LedgerEntryData | null = null;
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    this.list = pagedById((offset) => callWithin(context, getMovements, { ...this.#part, first: pageSize, offset }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The entries and what they are narrowed to. */
  snapshot(): LoadableState {
    const { filter, month } = this;
    return { ...this.list.snapshot(), value: { page: this.list.value, filter, month } };
  }

  /** Takes over a snapshot. */
  restore({ value, ...state }: LoadableState): void {
    // `snapshot` of the same class wrote it.
    const { page, filter, month } = value as { page: ItemsPage<LedgerEntryData> | null } & Pick<
      Statement,
      'filter' | 'month'
    >;
    this.filter = filter;
    this.month = month;
    this.list.restore({ ...state, value: page });
  }

  /** Coins, vouchers and subscriptions have entries; a statement that is shown is read again. */
  listen(source: PushSource): void {
    this.list.listen(source, guestBalance, guestVouchers, vipAboUpdate, vxtvAboUpdate);
  }

  /** Shows another part of the statement; entries of the previous part are dropped at once. */
  show(part: { readonly filter?: StatementFilter; readonly month?: string | null }): Promise<Result<unknown>> {
    this.filter = part.filter ?? this.filter;
    this.month = part.month === undefined ? this.month : part.month;
    this.list.reset();
    return this.list.load();
  }

  /** Reads what is shown as a file. */
  readFile(): Promise<Result<StatementFile>> {
    return callWithin(this.#context, getStatementFile, this.#part);
  }

  /** Reads the receipt of a payment. */
  readReceipt(receiptId: string): Promise<Result<Receipt>> {
    this.closeReceipt();
    this.receiptId = receiptId;
    this.receiptEntry = this.list.items.find((item) => item.receiptId === receiptId) ?? null;
    return this.receipt.track(() => callWithin(this.#context, getReceipt, { receiptId }));
  }

  closeReceipt(): void {
    this.receiptId = null;
    this.receiptEntry = null;
    this.receipt.reset();
  }

  get #part() {
    return { filter: this.filter, ...(this.month === null ? {} : { month: this.month }) };
  }
}
