import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artEdition } from '@lounge/art';
import { createPainter } from './painter.ts';
import type { PictureLog } from './painter.ts';
import type { PictureFiles } from './draw-widths.ts';
import { createRecent } from './recent.ts';
import { isPictureRequest, pictureFile } from './request.ts';
import type { PictureName, PictureRequest } from './request.ts';

/** Memory for files read or drawn lately: about two thousand tiles. */
const RECENT_BYTES = 24 * 1024 * 1024;

/** Where pictures lie. */
export interface StudioOptions {
  /** The folder with the committed files, `{brand}/{kind}/{seed}/w{width}.webp`; only read. */
  readonly committedDir: string;
  /** The folder that drawn files are kept in; made when needed. */
  readonly cacheDir: string;
  readonly log?: PictureLog | undefined;
}

/** A file and what is in it. */
export interface Picture {
  /** Its path; it may be missing when the disk is full. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Answers for every picture there can be. */
export interface Studio {
  /**
   * The picture: committed, drawn before, or drawn now. `busy` when too many drawings wait (answer 503), `unknown` when
   * there is no such picture (answer 404). Rejects when the drawing fails.
   */
  get(request: PictureRequest): Promise<Picture | 'busy' | 'unknown'>;
  /** Ends the drawing thread. */
  close(): Promise<void>;
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw failure;
  }
}

/** Opens the studio. @assumed one thread draws, at most 20 drawings wait */
export function createStudio({ committedDir, cacheDir, log }: StudioOptions): Studio {
  const painter = createPainter(log);
  const recent = createRecent(RECENT_BYTES);
  const beingDrawn = new Map<string, Promise<PictureFiles | 'busy'>>();
  // Another edition of the generator draws other pixels: what older ones left is not shown.
  const root = join(cacheDir, `edition-${artEdition}`);

  const draw = async (picture: PictureName) => {
    const files = await painter.paint({ picture, root });
    // Whoever looked at the disk just before the files were written finds them here.
    if (files !== 'busy')
      for (const [width, bytes] of files) recent.set(pictureFile(root, { ...picture, width }), bytes);
    return files;
  };
  /** Identical pictures, in whatever width, share one drawing. */
  const drawn = ({ brand, kind, seed, locked = false }: PictureName) => {
    const key = `${brand}/${kind}/${seed}/${locked}`;
    const drawing = beingDrawn.get(key) ?? draw({ brand, kind, seed, locked }).finally(() => beingDrawn.delete(key));
    beingDrawn.set(key, drawing);
    return drawing;
  };

  return {
    async get(request) {
      if (!isPictureRequest(request)) return 'unknown';
      const file = pictureFile(root, request);
      const known = recent.get(file);
      if (known) return { file, bytes: known };
      for (const place of [pictureFile(committedDir, request), file]) {
        const bytes = await readIfThere(place);
        if (!bytes) continue;
        recent.set(file, bytes);
        return { file: place, bytes };
      }
      const meanwhile = recent.get(file);
      if (meanwhile) return { file, bytes: meanwhile };
      const files = await drawn(request);
      if (files === 'busy') return 'busy';
      const bytes = files.get(request.width);
      return bytes ? { file, bytes } : 'unknown';
    },
    close: () => painter.close(),
  };
}
