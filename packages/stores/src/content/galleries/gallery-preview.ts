import { parse, type Infer } from '@lounge/protocol';
import { galleryPreview, getGalleryPreview } from '@lounge/protocol/content/galleries';
import { ignore, startTimer } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** A look into an album. */
export type GalleryPreviewData = Infer<typeof galleryPreview>;

/** The album whose preview is read. */
interface PreviewedAlbum {
  readonly actorName: string;
  readonly albumId: number;
  readonly isMobile: boolean;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/**
 * A look into an album, which `albumOf` names as it is read; null where it could not be read.
 * @spec state:gallery-preview, error:gallery-preview-failed
 */
export const galleryPreviewRead = (
  context: ReadContext,
  albumOf: () => PreviewedAlbum,
): Read<GalleryPreviewData | null> =>
  new Read<GalleryPreviewData | null>(async () => {
    const result = await callWithin(context, getGalleryPreview, albumOf());
    if (!result.ok) {
      ignore(result.failure, 'spec: a preview that does not load is ignored silently');
      return { ok: true, value: null };
    }
    const parsed = parse(galleryPreview, jsonOf(result.value.data));
    return { ok: true, value: parsed.ok ? parsed.value : null };
  });

/** How long a tile is looked at before its preview is read, in milliseconds. @assumed */
export const lookDelayMs = 300;

/** The preview of the album whose tile the visitor looks at. One album at a time; what was read is kept. */
export class GalleryLook {
  /** The album that is looked at. */
  albumId: number | null = null;
  readonly #context: StoreContext;
  readonly #reads = new Map<number, Read<GalleryPreviewData | null>>();
  #stop = (): void => undefined;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The visitor looks at the tile of an album. */
  begin(album: PreviewedAlbum): void {
    if (album.albumId === this.albumId) return;
    this.#stop();
    this.#stop = startTimer(this.#context, lookDelayMs, () => this.#show(album));
  }

  /** The visitor looks elsewhere. */
  end(): void {
    this.#stop();
    this.albumId = null;
  }

  /** The preview of an album, while it is looked at and once it was read. */
  previewOf(albumId: number): GalleryPreviewData | null {
    return this.albumId === albumId ? (this.#reads.get(albumId)?.value ?? null) : null;
  }

  #show(album: PreviewedAlbum): void {
    const read = this.#reads.get(album.albumId) ?? galleryPreviewRead(this.#context, () => album);
    this.#reads.set(album.albumId, read);
    runInAction(() => (this.albumId = album.albumId));
    if (read.value === null) void read.load();
  }
}
