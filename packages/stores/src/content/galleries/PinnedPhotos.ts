import type { AnswerOf } from '@lounge/protocol';
import { getPinnedPhotos } from '@lounge/protocol/content/galleries';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** The guest's pinned pictures and albums. */
export type PinnedPhotosData = AnswerOf<typeof getPinnedPhotos>;

/** The guest's pinned pictures and albums, for the personal page. @spec feature:library.pinned-photos */
export class PinnedPhotos {
  readonly data = new Loadable<PinnedPhotosData>();
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<Result<PinnedPhotosData>> {
    const { client, scope } = this.#context;
    return this.data.load(() => client.call(getPinnedPhotos, {}, { signal: scope.signal }));
  }
}
