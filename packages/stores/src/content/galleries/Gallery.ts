import type { AnswerOf } from '@lounge/protocol';
import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { Caller } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';

/** An album with its pictures. */
export type GalleryData = AnswerOf<typeof getGallery>;
/** What a purchase answers. */
export type Purchase = AnswerOf<typeof buyAlbum>;

/** Whether nobody can say if coins moved: only then a repeat must be the same purchase. */
const isUncertain = ({ kind, code }: Failure): boolean => kind !== 'declared' || code === 'failed';

/** One album as its page shows it, and its purchase. */
export class Gallery {
  readonly data = new Loadable<GalleryData>();
  readonly purchase = new Loadable<Purchase>();
  readonly albumId: number;
  readonly #caller: Caller;
  readonly #newKey: () => string;
  #key: string | null = null;
  #pending: Promise<Result<Purchase>> | null = null;

  /** `newKey` makes a key that nobody made before, for instance `crypto.randomUUID`. */
  constructor(albumId: number, caller: Caller, newKey: () => string) {
    this.albumId = albumId;
    this.#caller = caller;
    this.#newKey = newKey;
    makeAutoObservable(this, { albumId: false }, { autoBind: true });
  }

  async load(): Promise<Result<GalleryData>> {
    const { client, scope } = this.#caller;
    return this.data.load(() => client.call(getGallery, { albumId: this.albumId }, { signal: scope.signal }));
  }

  /**
   * Buys the album and reads it anew. A press while one is under way is the same purchase, and so is a repeat after
   * an answer that did not arrive: both have the key of the first.
   * @spec rest:gallery.album.buy
   */
  buy(): Promise<Result<Purchase>> {
    this.#pending ??= this.#buy().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  async #buy(): Promise<Result<Purchase>> {
    const key = (this.#key ??= this.#newKey());
    // Without the scope's signal: a purchase is not called off by leaving the page.
    const result = await this.purchase.load(() =>
      this.#caller.client.call(buyAlbum, { albumId: this.albumId }, { key }),
    );
    if (result.ok || !isUncertain(result.failure)) this.#key = null;
    if (result.ok) await this.load();
    return result;
  }
}
