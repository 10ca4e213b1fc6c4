import type { AnswerOf } from '@lounge/protocol';
import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import type { Loadable } from '../../reactive/Loadable.ts';
import { PurchaseOnce, type Purchase } from '../../reactive/PurchaseOnce.ts';
import { reloadOnUnlock } from '../../reactive/reload-on-unlock.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** An album with its pictures. */
export type GalleryData = AnswerOf<typeof getGallery>;

/** An album and its purchase. */
export class Gallery {
  readonly data: Read<GalleryData>;
  readonly albumId: number;
  readonly #purchase: PurchaseOnce;

  /** `newKey` creates idempotency keys. */
  constructor(albumId: number, context: StoreContext, newKey?: () => string) {
    this.albumId = albumId;
    this.data = new Read(() => callWithin(context, getGallery, { albumId }));
    const send = (key: string, voucherId: number | undefined) =>
      context.client.call(buyAlbum, { albumId, ...(voucherId === undefined ? {} : { voucherId }) }, { key });
    this.#purchase = new PurchaseOnce({ send, onBought: this.data.load, onRejected: () => this.#reload() }, newKey);
    makeAutoObservable(this, { albumId: false }, { autoBind: true });
  }

  get purchase(): Loadable<Purchase> {
    return this.#purchase.outcome;
  }

  /** Why the last purchase was rejected; null if it was not, if its outcome is unknown, or if something changed since. */
  get rejection(): Failure['code'] | null {
    return this.#purchase.rejection;
  }

  load(): Promise<Result<GalleryData>> {
    return this.data.load();
  }

  /** Reads the album again when another tab may have unlocked it. */
  listen(source: PushSource): void {
    reloadOnUnlock(source, { data: this.data, purchase: this.#purchase, reload: () => this.#reload() });
  }

  #reload(): Promise<unknown> {
    this.data.markStale();
    return this.data.load();
  }

  /**
   * Buys the album, for coins or with a voucher, and reads it again.
   * @spec rest:gallery.album.buy
   */
  buy(voucherId?: number): Promise<Result<Purchase>> {
    return this.#purchase.run(voucherId);
  }
}
