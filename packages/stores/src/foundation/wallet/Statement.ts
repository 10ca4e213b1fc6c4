import type { AnswerOf, InputOf } from '@lounge/protocol';
import { vipAboUpdate, vxtvAboUpdate } from '@lounge/protocol/foundation/subscriptions';
import { guestVouchers } from '@lounge/protocol/foundation/vouchers';
import { getMovements, getReceipt, getStatementFile, guestBalance } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

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
  /** The receipt that is shown, loading or could not be read; `idle` while there is none. */
  readonly receipt = new Loadable<Receipt>();
  /** The id of that receipt. */
  receiptId: string | null = null;
  /** The entry that the receipt was opened from, which names what was sold; null if it is not listed. */
  receiptEntry: LedgerEntryData | null = null;
  readonly #context: StoreContext;
  readonly #pushes = new LatestRead();
  /** Reads of the first page in flight. Equal ones share an answer, so a push repeats a read and begins no other one beside it. */
  #firstReads = 0;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { socket, scope } = source;
    scope.onEnd(socket.on(guestBalance, this.onChange));
    scope.onEnd(socket.on(guestVouchers, this.onChange));
    scope.onEnd(socket.on(vipAboUpdate, this.onChange));
    scope.onEnd(socket.on(vxtvAboUpdate, this.onChange));
    reloadOnResync(source, () => [this.page], this.load);
  }

  get hasMore(): boolean {
    return (this.page.value?.total ?? 0) > this.items.length;
  }

  /** Shows another part of the statement; entries of the previous part are dropped at once. */
  show(part: { readonly filter?: StatementFilter; readonly month?: string | null }): Promise<Result<MovementPage>> {
    this.filter = part.filter ?? this.filter;
    this.month = part.month === undefined ? this.month : part.month;
    this.items = [];
    this.page.restore({ state: 'idle', value: null, failure: null });
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
    this.closeReceipt();
    this.receiptId = receiptId;
    this.receiptEntry = this.items.find((item) => item.receiptId === receiptId) ?? null;
    return this.receipt.load(() => client.call(getReceipt, { receiptId }, { signal: scope.signal }));
  }

  closeReceipt(): void {
    this.receiptId = null;
    this.receiptEntry = null;
    // The answer to a read in flight is dropped.
    this.receipt.invalidate();
    this.receipt.restore({ state: 'idle', value: null, failure: null });
  }

  get #part() {
    return { filter: this.filter, ...(this.month === null ? {} : { month: this.month }) };
  }

  /** Reads the first page; entries of later pages are dropped. */
  async load(): Promise<Result<MovementPage>> {
    this.#firstReads += 1;
    const result = await this.#read(0);
    this.#firstReads -= 1;
    return result;
  }

  /** Coins, vouchers and subscriptions have entries; a statement that is shown is read again. */
  onChange(): void {
    this.#pushes.invalidate();
    if (this.page.state === 'idle' || this.page.state === 'failed' || this.#firstReads > 0) return;
    this.page.markStale();
    void this.load();
  }

  /** Reads the next page. */
  loadMore(): Promise<Result<MovementPage>> {
    return this.#read(this.items.length);
  }

  #read(offset: number): Promise<Result<MovementPage>> {
    const { client, scope } = this.#context;
    const part = { ...this.#part, first: pageSize, offset };
    const read = () => client.call(getMovements, part, { signal: scope.signal });
    return this.page.load(
      () => (offset === 0 ? this.#pushes.readUntilCurrent(read) : read()),
      (page) => {
        // New entries shift the pages, so a page may repeat entries of the previous one.
        const previous = offset === 0 ? [] : this.items;
        const ids = new Set(previous.map(({ id }) => id));
        this.items = [...previous, ...page.items.filter(({ id }) => !ids.has(id))];
      },
    );
  }
}
