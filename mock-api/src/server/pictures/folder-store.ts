import { readFile, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskQuota } from './disk-quota.ts';
import type { PictureLog, PictureStore } from './picture-store.ts';
import { rareWarnings } from './rare-warnings.ts';
import { writeWhole } from './write-whole.ts';

/** A folder that processes, and machines by a network file system, may share. */
export interface PictureFolder {
  /** Created when needed. */
  readonly directory: string;
  /** The folder in it with this edition's pictures. */
  readonly edition: string;
  /** How many bytes of it are used; above that the least recently used pictures are deleted. */
  readonly maxBytes: number;
  readonly log?: PictureLog | undefined;
}

const isMissing = (failure: unknown): boolean => {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
};

/** Stores pictures as files, each written whole. Nothing of the folder is remembered, so that what other processes draw is found. */
export const folderStore = ({ directory, edition, maxBytes, log }: PictureFolder): PictureStore => {
  const quota = diskQuota(join(directory, edition), maxBytes);
  const warn = rareWarnings(log);
  return {
    async read(name) {
      const file = join(directory, name);
      try {
        const bytes = await readFile(file);
        // Other processes see by its time that the picture is in use; without the right to set it, it counts from when it was drawn.
        const now = new Date();
        await utimes(file, now, now).catch(() => undefined);
        return bytes;
      } catch (failure) {
        if (!isMissing(failure)) warn('a stored picture cannot be read', failure);
        return undefined;
      }
    },
    async write(files) {
      let total = 0;
      let last = '';
      try {
        for (const [name, bytes] of files) {
          last = join(directory, name);
          await writeWhole(last, bytes);
          total += bytes.byteLength;
        }
        await quota.wrote(dirname(last), total);
      } catch (failure) {
        // The picture is sent even if the disk is full.
        warn('a drawn picture was not saved', failure);
      }
    },
    close: () => Promise.resolve(),
  };
};
