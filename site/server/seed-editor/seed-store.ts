import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Seeds } from '@lounge/mock-api';
import { asWorldSeeds, checkSeeds, type UncheckedSeeds } from '@lounge/mock-api/server';

/** The seeds that were applied to a world last, stored beside the files of the seed editor; no collection has this name. */
export interface SeedStore {
  /** Returns null if none are stored, or if they are of another version. */
  read(): Seeds | null;
  write(seeds: UncheckedSeeds): void;
  forget(): void;
}

const seedsIn = (text: string): Seeds | null => {
  const checked = checkSeeds(JSON.parse(text) as UncheckedSeeds);
  return checked.ok ? asWorldSeeds(checked.seeds) : null;
};

/** Stores seeds in a directory; each write replaces the file atomically. */
export const seedStore = (directory: string): SeedStore => {
  const file = `${directory}/.applied.json`;
  return {
    read: () => {
      try {
        return seedsIn(readFileSync(file, 'utf8'));
      } catch {
        return null;
      }
    },
    write: (seeds) => {
      writeFileSync(`${file}.tmp`, JSON.stringify(seeds));
      renameSync(`${file}.tmp`, file);
    },
    forget: () => rmSync(file, { force: true }),
  };
};
