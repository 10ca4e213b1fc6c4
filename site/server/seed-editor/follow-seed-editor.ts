import { existsSync, mkdirSync } from 'node:fs';
import type { Seeds, WorldParts } from '@lounge/mock-api';
import {
  applySeeds,
  asWorldSeeds,
  collections,
  readCheckedSeeds,
  seedFile,
  SeedFileError,
} from '@lounge/mock-api/server';
import { seedStore } from './seed-store.ts';
import { watchFiles } from './watch-files.ts';

/** Applies changes of the seed editor to a world. */
export interface SeedEditorFollower {
  /** Returns the latest valid seeds. */
  seeds(): Seeds;
  /** Reads the files now. Resolves when the changes are applied to the world. */
  update(): Promise<void>;
  close(): void;
}

/**
 * Keeps a world in sync with the files of the seed editor, whenever one changes. Invalid files are reported, and the world
 * keeps the last valid seeds.
 */
export const followSeedEditor = (options: {
  readonly directory: string;
  readonly world: WorldParts;
  /** The seeds of a new world; a world of an earlier run has the seeds that were applied last. */
  readonly seeds: Seeds;
  /** Whether the world was just created. */
  readonly isNew: boolean;
  readonly print: (message: string) => void;
}): SeedEditorFollower => {
  const { directory, world, isNew, print } = options;
  const applied = seedStore(directory);
  if (isNew) applied.forget();
  let current = applied.read() ?? options.seeds;
  let lastReason: string | null = null;
  let running = Promise.resolve();
  const isComplete = () => collections.every((name) => existsSync(seedFile(directory, name)));
  const applyFiles = async (): Promise<void> => {
    if (!isComplete()) return;
    try {
      const files = readCheckedSeeds(directory);
      const edited = asWorldSeeds(files);
      const changedRows = await applySeeds(current, edited, world);
      // Written only after changes: the directory is watched, so writing triggers another update.
      if (changedRows > 0) applied.write(files);
      current = edited;
      lastReason = null;
      if (changedRows > 0) print(`The seed editor changed ${changedRows} ${changedRows === 1 ? 'row' : 'rows'}.`);
    } catch (error) {
      const reason = error instanceof SeedFileError ? error.message : `the world rejected them. ${String(error)}`;
      if (reason !== lastReason) print(`The seeds of the seed editor were not applied: ${reason}`);
      lastReason = reason;
    }
  };
  const update = (): Promise<void> => (running = running.then(applyFiles));
  mkdirSync(directory, { recursive: true });
  const stop = watchFiles(directory, () => void update());
  return { seeds: () => current, update, close: stop };
};
