import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Limits the bytes of drawn pictures on disk. */
export interface DiskQuota {
  /** Notes that a file was read. */
  read(file: string): void;
  /** Notes that the files of a picture in one format were written. Resolves when there are no more bytes than allowed. */
  wrote(directory: string, bytes: number): Promise<void>;
}

interface Entry {
  readonly bytes: number;
  readonly usedAt: number;
}

/** The pictures below a folder, each a directory of widths, the least recently used first. */
const picturesIn = async (root: string): Promise<Map<string, number>> => {
  const entries = new Map<string, Entry>();
  const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const file of files) {
    if (!file.isFile()) continue;
    const { size, mtimeMs, atimeMs } = await stat(join(file.parentPath, file.name));
    const { bytes = 0, usedAt = 0 } = entries.get(file.parentPath) ?? {};
    entries.set(file.parentPath, { bytes: bytes + size, usedAt: Math.max(usedAt, mtimeMs, atimeMs) });
  }
  const ordered = [...entries].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
  return new Map(ordered.map(([directory, { bytes }]) => [directory, bytes]));
};

/** Deletes what earlier editions of the generator drew; nothing reads it any more. */
const deleteOtherEditions = async (root: string): Promise<void> => {
  const parent = dirname(root);
  for (const name of await readdir(parent))
    if (/^edition-\d+$/.test(name) && name !== basename(root))
      await rm(join(parent, name), { recursive: true, force: true });
};

/** Deletes the files of a picture. The directory stays: the blurred variant has one in it. */
const deletePicture = async (directory: string): Promise<void> => {
  const files = await readdir(directory, { withFileTypes: true });
  for (const file of files) if (file.isFile()) await rm(join(directory, file.name), { force: true });
};

/**
 * Allows `limit` bytes below `root` and deletes the least recently used pictures above that, all widths of one together. Lists the folder
 * at the first written picture; then earlier editions beside it are deleted.
 */
export const diskQuota = (root: string, limit: number): DiskQuota => {
  let listed: Map<string, number> | null = null;
  let last: Promise<void> = Promise.resolve();
  const add = async (directory: string, bytes: number): Promise<void> => {
    if (listed === null) {
      // What was just written is among the listed.
      listed = await picturesIn(root);
      await deleteOtherEditions(root);
    } else listed.set(directory, (listed.get(directory) ?? 0) + bytes);
    const size = listed.get(directory) ?? bytes;
    listed.delete(directory);
    listed.set(directory, size);
    let total = [...listed.values()].reduce((sum, each) => sum + each, 0);
    for (const [oldest, size] of listed) {
      if (total <= limit || oldest === directory) return;
      listed.delete(oldest);
      total -= size;
      await deletePicture(oldest);
    }
  };
  return {
    read: (file) => {
      const directory = dirname(file);
      const bytes = listed?.get(directory);
      if (bytes === undefined) return;
      // Inserted again, it becomes the last in the map's order.
      listed?.delete(directory);
      listed?.set(directory, bytes);
    },
    // One after the other, so that two pictures do not evict the same one. A file that cannot be deleted is tried again after a restart.
    wrote: (directory, bytes) => (last = last.then(() => add(directory, bytes)).catch(() => undefined)),
  };
};
