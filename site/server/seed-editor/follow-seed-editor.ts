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

/** What follows the seed editor. */
export interface SeedEditorFollower {
  /** The seeds as they were edited last. */
  seeds(): Seeds;
  /** Reads the files now; what was edited is in the world when it ends. */
  look(): Promise<void>;
  close(): void;
}

/**
 * Keeps a world up to the files of the seed editor: at the start and whenever one changes. What does not fit is told in a
 * sentence, and the world keeps what fitted last.
 */
export const followSeedEditor = (options: {
  readonly directory: string;
  readonly world: WorldParts;
  /** What a new world is made from; one of an earlier run holds what it was brought to last. */
  readonly seeds: Seeds;
  /** Whether the world was made just now. */
  readonly isNew: boolean;
  readonly tell: (sentence: string) => void;
}): SeedEditorFollower => {
  const { directory, world, isNew, tell } = options;
  const applied = seedStore(directory);
  if (isNew) applied.forget();
  let current = applied.read() ?? options.seeds;
  let told: string | null = null;
  let running = Promise.resolve();
  const isThere = () => collections.every((name) => existsSync(seedFile(directory, name)));
  const bring = async (): Promise<void> => {
    if (!isThere()) return;
    try {
      const files = readCheckedSeeds(directory);
      const edited = asWorldSeeds(files);
      const touched = await applySeeds(world, current, edited);
      // Only then: the directory is watched, and what is written there is a change again.
      if (touched > 0) applied.write(files);
      current = edited;
      told = null;
      if (touched > 0) tell(`The seed editor changed ${touched} ${touched === 1 ? 'row' : 'rows'}.`);
    } catch (error) {
      const reason = error instanceof SeedFileError ? error.message : 'the world does not take them.';
      if (reason !== told) tell(`What the seed editor holds is not used: ${reason}`);
      told = reason;
    }
  };
  const look = (): Promise<void> => (running = running.then(bring));
  mkdirSync(directory, { recursive: true });
  const stop = watchFiles(directory, () => void look());
  return { seeds: () => current, look, close: stop };
};
