import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { oneByOne } from '../one-by-one.ts';

/** Limits the bytes of drawn pictures on disk. */
export interface DiskQuota {
  /** Notes that the files of a picture in one format were written. Resolves when there are no more bytes than allowed. */
  wrote(directory: string, bytes: number): Promise<void>;
}

interface Entry {
  readonly bytes: number;
  readonly usedAt: number;
}

/** A part of the limit that a process writes before it lists the folder again. */
const unlistedPart = 1 / 32;

/** A part of the limit that remains free for what processes write before they list the folder: four of them keep it exactly. */
const freePart = 4 * unlistedPart;

/** A file's size and time of last use; null for one that another process has deleted. */
const entryOf = async (file: string): Promise<Entry | null> => {
  const found = await stat(file).catch(() => null);
  return found === null ? null : { bytes: found.size, usedAt: found.mtimeMs };
};

/** The pictures below a folder, each a directory of widths, the least recently used first. */
const picturesIn = async (root: string): Promise<Map<string, number>> => {
  const entries = new Map<string, Entry>();
  const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const file of files) {
    const entry = file.isFile() ? await entryOf(join(file.parentPath, file.name)) : null;
    if (entry === null) continue;
    const { bytes = 0, usedAt = 0 } = entries.get(file.parentPath) ?? {};
    entries.set(file.parentPath, { bytes: bytes + entry.bytes, usedAt: Math.max(usedAt, entry.usedAt) });
  }
  const ordered = [...entries].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
  return new Map(ordered.map(([directory, { bytes }]) => [directory, bytes]));
};

const numberOf = (edition: string): number => Number(/^edition-(\d+)$/.exec(edition)?.[1] ?? Infinity);

/** Deletes what earlier editions of the generator drew. Processes of a later one may already run beside this one. */
const deleteEarlierEditions = async (root: string): Promise<void> => {
  const parent = dirname(root);
  for (const name of await readdir(parent))
    if (numberOf(name) < numberOf(basename(root))) await rm(join(parent, name), { recursive: true, force: true });
};

/** Deletes the files of a picture. The directory stays: the blurred variant has one in it. */
const deletePicture = async (directory: string): Promise<void> => {
  const files = await readdir(directory, { withFileTypes: true });
  for (const file of files) if (file.isFile()) await rm(join(directory, file.name), { force: true });
};

/**
 * Allows `limit` bytes below `root`, which several processes may write, and deletes the least recently used pictures above that, all
 * widths of one together. Each process above four may exceed the limit by a 32nd.
 */
export const diskQuota = (root: string, limit: number): DiskQuota => {
  let unlisted: number | null = null;
  const inTurn = oneByOne();
  const add = async (directory: string, bytes: number): Promise<void> => {
    if (unlisted === null) await deleteEarlierEditions(root);
    else if (unlisted + bytes < limit * unlistedPart) {
      unlisted += bytes;
      return;
    }
    const listed = await picturesIn(root);
    unlisted = 0;
    let total = listed.values().reduce((sum, each) => sum + each, 0);
    for (const [oldest, size] of listed) {
      if (total <= limit * (1 - freePart)) return;
      if (oldest === directory) continue;
      total -= size;
      await deletePicture(oldest);
    }
  };
  return {
    // One after the other, so that the folder is listed once. A file that cannot be deleted is tried again at the next listing.
    wrote: (directory, bytes) => inTurn(() => add(directory, bytes)).catch(() => undefined),
  };
};
