import type { AnswerOf } from '@lounge/protocol';
import { actorOffline } from '@lounge/protocol/content/actors';
import { getMessengerRecommendations } from '@lounge/protocol/content/messenger';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, mapped } from '../../reactive/Read.ts';

/** A recommended performer. */
export type RecommendedPerformer = AnswerOf<typeof getMessengerRecommendations>['performers'][number];

/** The age rating up to which performers are recommended. @spec constant:ageRating.default */
const defaultRating = 16;

/**
 * Performers to start a new talk with. Who goes offline leaves the list at once, also while it is being read.
 * @spec feature:messenger.recommendations, screen:messenger.recommendations
 */
export class Recommendations {
  readonly #page = new Loadable<readonly RecommendedPerformer[]>();
  readonly #context: StoreContext;
  /** Performers who went offline since the current read began; its answer may still have them. */
  readonly #wentOffline = new Set<number>();
  #query: { readonly currentActorId: number | null; readonly useGrid: boolean } = {
    currentActorId: null,
    useGrid: true,
  };

  constructor(context: StoreContext) {
    this.#context = context;
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
    const { currentActorId, useGrid } = this.#query;
    const input = { useGrid, fsk: defaultRating, ...(currentActorId === null ? {} : { currentActorId }) };
    this.#wentOffline.clear();
    await this.#page.track(
      async () =>
        mapped(await callWithin(this.#context, getMessengerRecommendations, input), ({ performers }) => performers),
      (performers) => {
        if (performers.some(({ id }) => this.#wentOffline.has(id)))
          this.#page.set(performers.filter(({ id }) => !this.#wentOffline.has(id)));
      },
    );
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    this.#wentOffline.add(actorId);
    if (this.performers.some(({ id }) => id === actorId))
      this.#page.set(this.performers.filter(({ id }) => id !== actorId));
  }
}
