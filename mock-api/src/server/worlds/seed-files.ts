import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { checkSeeds, collections, type Collection, type UncheckedSeeds } from '../../seed/check-seeds.ts';
import { seedNumber, type Seeds as SeedFiles } from '../../seed/rows.ts';
import { makeSeeds, seedFileText } from '../../seed/seeds.ts';
import type { Seeds } from '../../world/fill.ts';
import { dataDirectory } from './seeds.ts';

/** Says in one sentence why seed files cannot be used. */
export class SeedFileError extends Error {}

/** Where a collection lies in a directory. */
export const seedFile = (directory: string, name: Collection): string => `${directory}/${name}.json`;

/** Reads the rows of a file as they are; throws a SeedFileError where it is none. */
export const readRows = (directory: string, name: Collection): readonly unknown[] => {
  try {
    const file = JSON.parse(readFileSync(seedFile(directory, name), 'utf8')) as { rows?: unknown };
    if (Array.isArray(file.rows)) return file.rows as readonly unknown[];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new SeedFileError(`${name}.json is missing.`);
  }
  throw new SeedFileError(`${name}.json is no seed file; it is JSON with "seed" and "rows".`);
};

/** Reads and checks a directory of seed files; throws a SeedFileError with one sentence. */
export const readCheckedSeeds = (directory: string): SeedFiles => {
  const rows = Object.fromEntries(collections.map((name) => [name, readRows(directory, name)])) as UncheckedSeeds;
  const checked = checkSeeds(rows);
  if (!checked.ok) throw new SeedFileError(checked.sentence);
  return checked.seeds;
};

/** Seed files as a world is filled from them. */
export const asWorldSeeds = ({ 'legal-texts': legalTexts, ...others }: SeedFiles): Seeds => ({ ...others, legalTexts });

/** Writes a file in one step, so that nobody reads half of it. */
export const writeRows = (
  directory: string,
  name: Collection,
  number: number | null,
  rows: readonly unknown[],
): void => {
  const file = seedFile(directory, name);
  writeFileSync(`${file}.tmp`, seedFileText(number, rows));
  renameSync(`${file}.tmp`, file);
};

/** Copies the committed seed files that a directory lacks, or all of them; answers which. */
export const copySeeds = (directory: string, { all = false, from = dataDirectory } = {}): readonly Collection[] => {
  mkdirSync(directory, { recursive: true });
  const missing = collections.filter((name) => all || !existsSync(seedFile(directory, name)));
  for (const name of missing) copyFileSync(seedFile(from, name), seedFile(directory, name));
  return missing;
};

/**
 * Writes edited seed files back to where they are committed, as `npm run seed` would write them; rows that no number
 * gives have the number null. Throws a SeedFileError and writes nothing where they do not fit; answers what changed.
 */
export const writeSeedsBack = (directory: string, to = dataDirectory): readonly Collection[] => {
  const seeds = readCheckedSeeds(directory);
  const made = makeSeeds(seedNumber);
  const texts = collections.map((name) => {
    const isMade = JSON.stringify(seeds[name]) === JSON.stringify(made[name]);
    return { name, number: isMade ? seedNumber : null };
  });
  const changed = texts.filter(
    ({ name, number }) => readFileSync(seedFile(to, name), 'utf8') !== seedFileText(number, seeds[name]),
  );
  for (const { name, number } of changed) writeRows(to, name, number, seeds[name]);
  return changed.map(({ name }) => name);
};
