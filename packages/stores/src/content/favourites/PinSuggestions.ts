import type { AnswerOf } from '@lounge/protocol';
import { recommendedModels } from '@lounge/protocol/content/actors';
import { videoList } from '@lounge/protocol/content/videos';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';
import type { Favourites } from './Favourites.ts';

/** How many performers are recommended beside pins. @spec constant:recommendations.favouriteModelsAndChannels */
export const recommendedBesidePins = 10;

/** How many videos of pinned performers a grid has. @spec screen:mobile.favourites */
export const videosOfPins = 16;

/** Those among them who may be pinned already: so many more are read. */
const spare = 20;

/** The largest number of performers whose videos are read. */
const mostPerformers = 100;

/**
 * Suggestions beside the guest's pins: performers in the mood of the one who was pinned last, and the newest videos of those who are pinned.
 * @assumed The documents name recommendations of a performer, and not of which one here.
 */
export class PinSuggestions {
  readonly recommended: Read<AnswerOf<typeof recommendedModels>>;
  readonly newest: Read<AnswerOf<typeof videoList>>;
  readonly #favourites: Favourites;

  constructor(context: StoreContext, favourites: Favourites) {
    this.#favourites = favourites;
    const ids = () => favourites.actors.map(({ id }) => id);
    this.recommended = new Read(() =>
      callWithin(context, recommendedModels, { actorId: ids()[0] ?? 0, first: recommendedBesidePins + spare }),
    );
    this.newest = new Read(() =>
      callWithin(context, videoList, { modelIds: ids().slice(0, mostPerformers), first: videosOfPins }),
    );
    makeAutoObservable(this, { recommended: false, newest: false }, { autoBind: true });
  }

  /** Performers who are not pinned. */
  get models(): AnswerOf<typeof recommendedModels> {
    const all = this.recommended.value ?? [];
    return all.filter(({ id }) => !this.#favourites.isPinned('actor', id)).slice(0, recommendedBesidePins);
  }

  /** Videos of those who are still pinned. */
  get videos(): AnswerOf<typeof videoList>['items'] {
    return (this.newest.value?.items ?? []).filter(({ model }) => this.#favourites.isPinned('actor', model.id));
  }

  /** Reads both; without a pinned performer there is nothing to read. */
  async load(): Promise<void> {
    if (this.#favourites.actors.length === 0) return;
    await Promise.all([this.recommended.load(), this.newest.load()]);
  }
}
