import type { AnswerOf } from '@lounge/protocol';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

type MovementPage = AnswerOf<typeof getMovements>;
/** One movement of the guest's coins. */
export type LedgerEntryData = MovementPage['items'][number];

const pageSize = 10;

/** The guest's statement: movements of coins, newest first, page by page. */
export class Statement {
  /** The latest page that was asked for. */
  readonly page = new Loadable<MovementPage>();
  items: readonly LedgerEntryData[] = [];
  readonly #context: StoreContext;

  constructor(caller: StoreContext) {
    this.#context = caller;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasMore(): boolean {
    return (this.page.value?.total ?? 0) > this.items.length;
  }

  /** Reads the newest movements anew. */
  load(): Promise<Result<MovementPage>> {
    return this.#read(0);
  }

  /** Reads the next page behind those that are there. */
  loadMore(): Promise<Result<MovementPage>> {
    return this.#read(this.items.length);
  }

  async #read(offset: number): Promise<Result<MovementPage>> {
    const { client, scope } = this.#context;
    const result = await this.page.load(() =>
      client.call(getMovements, { first: pageSize, offset }, { signal: scope.signal }),
    );
    if (result.ok) {
      runInAction(() => {
        // Coins that moved meanwhile shift the pages: what is there already is not listed twice.
        const kept = offset === 0 ? [] : this.items;
        const known = new Set(kept.map(({ id }) => id));
        this.items = [...kept, ...result.value.items.filter(({ id }) => !known.has(id))];
      });
    }
    return result;
  }
}
