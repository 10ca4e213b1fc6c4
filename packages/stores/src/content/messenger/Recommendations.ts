import type { AnswerOf } from '@lounge/protocol';
import { actorOffline } from '@lounge/protocol/content/actors';
import { getMessengerRecommendations } from '@lounge/protocol/content/messenger';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, mapped, Read } from '../../reactive/Read.ts';

/** A recommended performer. */
export type RecommendedPerformer = AnswerOf<typeof getMessengerRecommendations>['performers'][number];

/** The age rating up to which performers are recommended. @spec constant:ageRating.default */
const defaultRating = 16;

/**
 * Performers to start a new talk with. Who goes offline leaves the list at once, also while it is being read.
 * @spec feature:messenger.recommendations, screen:messenger.recommendations
 */
export class Recommendations {
  readonly #page: Read<readonly RecommendedPerformer[]>;
  /** Performers who went offline since the current read began; its answer may still have them. */
  readonly #wentOffline = new Set<number>();
  #query: { readonly currentActorId: number | null; readonly useGrid: boolean } = {
    currentActorId: null,
    useGrid: true,
  };

  constructor(context: StoreContext) {
    this.#page = new Read<readonly RecommendedPerformer[]>(
      async () => {
        const { currentActorId, useGrid } = this.#query;
        const input = { useGrid, fsk: defaultRating, ...(currentActorId === null ? {} : { currentActorId }) };
        return mapped(await callWithin(context, getMessengerRecommendations, input), ({ performers }) => performers);
      },
      () => this.#remove((id) => this.#wentOffline.has(id)),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(actorOffline, this.onActorOffline));
    reloadOnResync(source, () => [this.#page], this.reload);
  }

  get performers(): readonly RecommendedPerformer[] {
    return this.#page.value ?? [];
  }

  /** Whether they are being read for the first time. */
  get isPending(): boolean {
    return this.#page.value === null && this.#page.state !== 'failed';
  }

  /** Reads who is recommended beside a performer: nine in a grid, four in a row. */
  async load(currentActorId: number | null, useGrid: boolean): Promise<void> {
    this.#query = { currentActorId, useGrid };
    await this.reload();
  }

  async reload(): Promise<void> {
    this.#wentOffline.clear();
    await this.#page.load();
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    this.#wentOffline.add(actorId);
    this.#remove((id) => id === actorId);
  }

  #remove(isGone: (actorId: number) => boolean): void {
    if (this.performers.some(({ id }) => isGone(id))) this.#page.set(this.performers.filter(({ id }) => !isGone(id)));
  }
}
