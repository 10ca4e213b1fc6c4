import type { AnswerOf } from '@lounge/protocol';
import { actorOffline, actorOnline, onlineModels } from '@lounge/protocol/content/actors';
import { startTimer } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** A page of performers who are online. */
export type OnlinePage = AnswerOf<typeof onlineModels>;
/** A performer as a tile shows it. */
export type ModelData = OnlinePage['items'][number];

/** Number of performers in the row. */
const rowLength = 12;
/** Changes of performers outside the row within this time are read together. */
const batchMs = 2_000;

/**
 * The row of performers who are online. Those in the row are removed immediately when they go offline. Whether the number of all
 * includes another change already, nobody knows: pushes can be repeated. So these are read in batches.
 * @spec query:models.online
 */
export class LiveRow {
  readonly page: Read<OnlinePage>;
  readonly #context: StoreContext;
  #isReloadDue = false;
  /** Performers who went offline since the current read began; its answer may still have them. */
  readonly #wentOffline = new Set<number>();

  constructor(context: StoreContext) {
    this.#context = context;
    this.page = new Read(
      () => callWithin(context, onlineModels, { first: rowLength, offset: 0 }),
      ({ items }) => items.filter(({ id }) => this.#wentOffline.has(id)).forEach(({ id }) => this.#remove(id)),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { socket, scope } = source;
    scope.onEnd(socket.on(actorOnline, this.onActorOnline));
    scope.onEnd(socket.on(actorOffline, this.onActorOffline));
    reloadOnResync(source, () => [this.page], this.load);
  }

  get models(): readonly ModelData[] {
    return this.page.value?.items ?? [];
  }

  /** How many performers are online. */
  get total(): number {
    return this.page.value?.total ?? 0;
  }

  async load(): Promise<void> {
    this.#wentOffline.clear();
    await this.page.load();
  }

  onActorOnline({ actorId }: { actorId: number }): void {
    this.#wentOffline.delete(actorId);
    if (!this.#isInRow(actorId)) this.#reloadSoon();
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    this.#wentOffline.add(actorId);
    if (this.#isInRow(actorId)) this.#remove(actorId);
    else this.#reloadSoon();
  }

  #isInRow(actorId: number): boolean {
    return this.models.some(({ id }) => id === actorId);
  }

  #reloadSoon(): void {
    if (this.page.value === null || this.#isReloadDue) return;
    this.#isReloadDue = true;
    startTimer(this.#context, batchMs, () => {
      this.#isReloadDue = false;
      this.page.markStale();
      void this.load();
    });
  }

  #remove(actorId: number): void {
    const page = this.page.value;
    if (page === null) return;
    const items = page.items.filter(({ id }) => id !== actorId);
    this.page.set({ items, total: Math.max(0, page.total - 1) });
  }
}
