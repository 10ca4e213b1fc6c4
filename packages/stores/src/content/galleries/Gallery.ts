import type { AnswerOf } from '@lounge/protocol';
import { buyAlbum, getGallery } from '@lounge/protocol/content/galleries';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';
import { PaidContent } from '../../foundation/wallet/index.ts';

/** An album with its pictures. */
export type GalleryData = AnswerOf<typeof getGallery>;

/** An album and its purchase. @spec rest:gallery.album.buy */
export class Gallery extends PaidContent<GalleryData> {
  readonly albumId: number;

  /** `newKey` creates idempotency keys. */
  constructor(albumId: number, context: StoreContext, newKey?: () => string) {
    super({
      read: () => callWithin(context, getGallery, { albumId }),
      buy: (payment, key) => context.client.call(buyAlbum, { albumId, ...payment }, { key }),
      newKey,
      context,
      item: ({ album: { prices } }) => ({ amount: prices.album?.value ?? 0, itemCategory: 'image_album' }),
    });
    this.albumId = albumId;
  }
}
