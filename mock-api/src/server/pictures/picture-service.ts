import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artVersion, palettesOf, rareWidths, type Brand } from '@lounge/art';
import { createPictureWorker } from './picture-worker.ts';
import type { PictureFiles } from './draw-widths.ts';
import { folderStore } from './folder-store.ts';
import { createMemoryCache } from './memory-cache.ts';
import { isPictureRequest, pictureFile } from './picture-file.ts';
import type { PictureRequest } from './picture-file.ts';
import type { PictureLog, PictureStore } from './picture-store.ts';
import type { DrawJob } from './draw-process.ts';

/** Size of the memory cache: about two thousand tiles. */
const CACHE_BYTES = 24 * 1024 * 1024;

/** Size of the cache on disk: about two thousand pictures in all widths. */
const DISK_BYTES = 256 * 1024 * 1024;

/** Pictures of a server's own brand, which are all drawn in its tints. */
export interface OwnPictures {
  /** The brand whose place it takes. */
  readonly brand: Brand;
  /** The folder in the addresses of these pictures: another one when the tints change. */
  readonly folder: string;
  /** The colours behind the pictures while they load, `#rrggbb`. */
  readonly tints: readonly string[];
}

/** Options of a picture service. */
export interface PictureServiceOptions {
  /** The folder with the committed files, `{brand}/{kind}/{seed}/w{width}.{format}`; only read. */
  readonly committedDir: string;
  /** The folder for drawn files, which other services may share; created when needed. */
  readonly cacheDir: string;
  /** Stores drawn files elsewhere. Ends with the service. @default the folder `cacheDir` */
  readonly store?: PictureStore | null | undefined;
  /** Pictures of the server's own brand. @default none */
  readonly own?: OwnPictures | null | undefined;
  readonly log?: PictureLog | undefined;
  /** How many bytes the files in the folder have; above that the least recently used pictures are deleted. @default 256 MiB */
  readonly maxDiskBytes?: number | undefined;
}

/** A file with its content. */
export interface Picture {
  /** Its path below the committed files, or its name in the store, where it may be missing. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Returns any picture that can be drawn. */
export interface PictureService {
  /**
   * Returns the picture: committed, cached, or drawn now; `busy` if the queue is full (respond with 503), `unknown` if it
   * cannot exist (404). Rejects when drawing fails. `mayDraw` is asked before a picture is drawn, which is `unknown` otherwise.
   */
  get(request: PictureRequest, mayDraw?: () => Promise<boolean>): Promise<Picture | 'busy' | 'unknown'>;
  /** The pictures of the server's own brand; null for none. */
  readonly own: OwnPictures | null;
  /** Ends the drawing process, and the store when it has what was drawn. */
  close(): Promise<void>;
}

async function readIfExists(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw failure;
  }
}

/** Creates a picture service. @assumed one process draws, at most 20 jobs are queued */
export function createPictureService({
  committedDir,
  cacheDir,
  store: otherStore,
  own = null,
  log,
  maxDiskBytes = DISK_BYTES,
}: PictureServiceOptions): PictureService {
  const worker = createPictureWorker(log);
  const cache = createMemoryCache(CACHE_BYTES);
  const inFlight = new Map<string, Promise<PictureFiles | 'busy'>>();
  // Another edition of the generator draws other pixels, so files of other editions are not used.
  const edition = `edition-${artVersion}`;
  const store = otherStore ?? folderStore({ directory: cacheDir, edition, maxBytes: maxDiskBytes, log });

  const ownPalettes = own === null ? undefined : palettesOf(own.tints);
  const isOwn = (brand: Brand): boolean => brand === own?.brand;
  const rootOf = (brand: Brand): string => (own !== null && isOwn(brand) ? join(edition, own.folder) : edition);

  const draw = async (picture: DrawJob['picture'], widths: DrawJob['widths']) => {
    const files = await worker.draw({ picture, widths, palettes: isOwn(picture.brand) ? ownPalettes : undefined });
    if (files === 'busy') return files;
    const named = new Map(
      [...files].map(([width, bytes]) => [pictureFile(rootOf(picture.brand), { ...picture, width }), bytes]),
    );
    // For requests that missed the stored files just before they were written.
    for (const [file, bytes] of named) cache.set(file, bytes);
    await store.write(named);
    return files;
  };
  /** Requests for the usual widths of a picture in one format share one drawing; a rare width has its own. */
  const drawOnce = ({ brand, kind, seed, width, locked = false, format = 'webp' }: PictureRequest) => {
    const widths = rareWidths[kind].includes(width) ? [width] : undefined;
    const key = `${brand}/${kind}/${seed}/${locked}/${format}/${widths?.join() ?? ''}`;
    const drawing =
      inFlight.get(key) ?? draw({ brand, kind, seed, locked, format }, widths).finally(() => inFlight.delete(key));
    inFlight.set(key, drawing);
    return drawing;
  };

  return {
    async get(request, mayDraw) {
      if (!isPictureRequest(request)) return 'unknown';
      const file = pictureFile(rootOf(request.brand), request);
      const cached = cache.get(file);
      if (cached) return { file, bytes: cached };
      const committed = isOwn(request.brand) ? undefined : await readIfExists(pictureFile(committedDir, request));
      const bytes = committed ?? (await store.read(file));
      if (bytes !== undefined) {
        cache.set(file, bytes);
        return { file: committed === undefined ? file : pictureFile('', request), bytes };
      }
      const cachedAfterRead = cache.get(file);
      if (cachedAfterRead) return { file, bytes: cachedAfterRead };
      if (mayDraw !== undefined && !(await mayDraw())) return 'unknown';
      const files = await drawOnce(request);
      if (files === 'busy') return 'busy';
      const drawn = files.get(request.width);
      return drawn ? { file, bytes: drawn } : 'unknown';
    },
    own,
    async close() {
      worker.close();
      await store.close();
    },
  };
}
