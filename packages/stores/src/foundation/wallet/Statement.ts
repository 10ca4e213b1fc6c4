import type { AnswerOf } from '@lounge/protocol';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

type MovementPage = AnswerOf<typeof getMovements>;
/** An entry of the guest's statement. */
export type LedgerEntryData = MovementPage['items'][number];

const pageSize = 10;

/** The guest's statement: ledger entries, newest first, page by page. */
export class Statement {
  /** The page that was read last. */
  readonly page = new Loadable<MovementPage>();
  items: readonly LedgerEntryData[] = [];
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasMore(): boolean {
    return (this.page.value?.total ?? 0) > this.items.length;
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
      () => client.call(getMovements, { first: pageSize, offset }, { signal: scope.signal }),
      (page) => {
        // New entries shift the pages, so a page may repeat entries of the previous one.
        const previous = offset === 0 ? [] : this.items;
        const ids = new Set(previous.map(({ id }) => id));
        this.items = [...previous, ...page.items.filter(({ id }) => !ids.has(id))];
      },
    );
  }
}
