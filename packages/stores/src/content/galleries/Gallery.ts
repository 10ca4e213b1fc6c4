import type { AnswerOf } from '@lounge/protocol';
import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { PurchaseOnce, type Purchase } from '../../reactive/PurchaseOnce.ts';
import { reloadOnUnlock } from '../../reactive/reload-on-unlock.ts';

/** An album with its pictures. */
export type GalleryData = AnswerOf<typeof getGallery>;

/** One album as its page shows it, and its purchase. */
export class Gallery {
  readonly data = new Loadable<GalleryData>();
  readonly albumId: number;
  readonly #context: StoreContext;
  readonly #purchase: PurchaseOnce;

  /** `newKey` makes a key that nobody made before, for instance `crypto.randomUUID`. */
  constructor(albumId: number, caller: StoreContext, newKey: () => string) {
    this.albumId = albumId;
    this.#context = caller;
    const send = (key: string) => caller.client.call(buyAlbum, { albumId }, { key });
    this.#purchase = new PurchaseOnce({ newKey, send, afterwards: () => this.load() });
    makeAutoObservable(this, { albumId: false }, { autoBind: true });
  }

  get purchase(): Loadable<Purchase> {
    return this.#purchase.outcome;
  }

  async load(): Promise<Result<GalleryData>> {
    const { client, scope } = this.#context;
    return this.data.load(() => client.call(getGallery, { albumId: this.albumId }, { signal: scope.signal }));
  }

  /** Reads the album anew when something may have opened it elsewhere. */
  listen(ears: PushSource): void {
    reloadOnUnlock(ears, this);
  }

  /**
   * Buys the album and reads it anew.
   * @spec rest:gallery.album.buy
   */
  buy(): Promise<Result<Purchase>> {
    return this.#purchase.run();
  }
}
