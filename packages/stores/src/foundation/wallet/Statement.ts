import type { AnswerOf, InputOf } from '@lounge/protocol';
import { getMovements, getReceipt, getStatementFile } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

type MovementPage = AnswerOf<typeof getMovements>;
/** An entry of the guest's statement. */
export type LedgerEntryData = MovementPage['items'][number];

/** What the statement shows. */
export type StatementFilter = NonNullable<InputOf<typeof getMovements>['filter']>;
/** The receipt of a payment. */
export type Receipt = AnswerOf<typeof getReceipt>;
/** The statement as a file. */
export type StatementFile = AnswerOf<typeof getStatementFile>;

const pageSize = 10;

/** The guest's statement: ledger entries, newest first, page by page, with a filter and a month. */
export class Statement {
  /** The page that was read last. */
  readonly page = new Loadable<MovementPage>();
  items: readonly LedgerEntryData[] = [];
  filter: StatementFilter = 'everything';
  /** A month of Berlin, such as "2026-11"; null for all. */
  month: string | null = null;
  /** The receipt that is shown. */
  readonly receipt = new Loadable<Receipt>();
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasMore(): boolean {
    return (this.page.value?.total ?? 0) > this.items.length;
  }

  /** Shows another part of the statement. */
  show(part: { readonly filter?: StatementFilter; readonly month?: string | null }): Promise<Result<MovementPage>> {
    this.filter = part.filter ?? this.filter;
    this.month = part.month === undefined ? this.month : part.month;
    return this.load();
  }

  /** Reads what is shown as a file. */
  readFile(): Promise<Result<StatementFile>> {
    const { client, scope } = this.#context;
    return client.call(getStatementFile, this.#part, { signal: scope.signal });
  }

  /** Reads the receipt of a payment. */
  readReceipt(receiptId: string): Promise<Result<Receipt>> {
    const { client, scope } = this.#context;
    return this.receipt.load(() => client.call(getReceipt, { receiptId }, { signal: scope.signal }));
  }

  closeReceipt(): void {
    this.receipt.restore({ state: 'idle', value: null, failure: null });
  }

  get #part() {
    return { filter: this.filter, ...(this.month === null ? {} : { month: this.month }) };
  }

  /** Reads the first page; entries of later pages are dropped. */
  load(): Promise<Result<MovementPage>> {
    return this.#read(0);
  }

  /** Reads the next page. */
  loadMore(): Promise<Result<MovementPage>> {
    return this.#read(this.items.length);
  }

  #read(offset: number): Promise<Result<MovementPage>> {
    const { client, scope } = this.#context;
    return this.page.load(
      () => client.call(getMovements, { ...this.#part, first: pageSize, offset }, { signal: scope.signal }),
      (page) => {
        // New entries shift the pages, so a page may repeat entries of the previous one.
        const previous = offset === 0 ? [] : this.items;
        const ids = new Set(previous.map(({ id }) => id));
        this.items = [...previous, ...page.items.filter(({ id }) => !ids.has(id))];
      },
    );
  }
}
