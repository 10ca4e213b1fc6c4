import type { AnswerOf } from '@lounge/protocol';
import { addAlbumTags, buyAlbum, getGallery, viewAlbum } from '@lounge/protocol/content/galleries';
import { ignore, type Result } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';
import { callWithin, type Read } from '../../reactive/Read.ts';
import { PaidContent } from '../../foundation/wallet/index.ts';
import { galleryPreviewRead, type GalleryPreviewData } from './gallery-preview.ts';
import { GalleryRatings, type RatedContent, type RatedKind } from './GalleryRatings.ts';

/** An album with its pictures. */
export type GalleryData = AnswerOf<typeof getGallery>;

const rated = (data: GalleryData, kind: RatedKind, { id, ...fields }: RatedContent): GalleryData =>
  kind === 'picture'
    ? { ...data, pictures: data.pictures.map((each) => (each.id === id ? { ...each, ...fields } : each)) }
    : { ...data, album: { ...data.album, ...fields } };

/** An album: its pictures, purchase, ratings, views and tags. @spec rest:gallery.album.buy, state:album-buy, state:album-view */
export class Gallery extends PaidContent<GalleryData> {
  readonly albumId: number;
  readonly ratings: GalleryRatings;
  /** A look into the pictures for those who see them locked, read after the album. */
  readonly preview: Read<GalleryPreviewData | null>;
  readonly #context: StoreContext;
  #isCounted = false;

  /** `newKey` creates idempotency keys; `isMobile` tells which files the preview is to have. */
  constructor(albumId: number, context: StoreContext, newKey?: () => string, isMobile: () => boolean = () => false) {
    super({
      read: () => callWithin(context, getGallery, { albumId }),
      buy: (payment, key) => context.client.call(buyAlbum, { albumId, ...payment }, { key }),
      newKey,
      context,
      item: ({ album: { prices } }) => ({ amount: prices.album?.value ?? 0, itemCategory: 'image_album' }),
    });
    this.albumId = albumId;
    this.#context = context;
    this.preview = galleryPreviewRead(context, () => ({
      actorName: this.data.value?.album.actor.name ?? '',
      albumId,
      isMobile: isMobile(),
    }));
    this.ratings = new GalleryRatings(context, (kind, answer) =>
      this.data.change((value) => rated(value, kind, answer)),
    );
  }

  /** Reads the album and, if it is locked, the look into it. */
  async loadPage(): Promise<Result<GalleryData>> {
    const result = await this.load();
    if (result.ok && result.value.restriction !== null) await this.preview.load();
    return result;
  }

  /** Counts a look of a logged-in guest, once for this page. */
  async countView(): Promise<void> {
    if (this.#isCounted) return;
    this.#isCounted = true;
    const { albumId } = this;
    const result = await callWithin(this.#context, viewAlbum, { albumId });
    if (!result.ok) return ignore(result.failure, 'spec: a look that was not counted changes nothing for the guest');
    const { albumTotalViews } = result.value;
    this.data.change((value) => ({ ...value, album: { ...value.album, albumTotalViews } }));
  }

  /** Adds tags to a bought album. */
  async addTags(tagIds: readonly string[]): Promise<Result<AnswerOf<typeof addAlbumTags>>> {
    const input = { albumId: this.albumId, tagIds: [...tagIds] };
    const result = await this.#context.client.call(addAlbumTags, input);
    if (result.ok) this.data.change((value) => ({ ...value, tags: result.value.tags }));
    return result;
  }
}
