import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { checkSeeds, collections, type Collection, type UncheckedSeeds } from '../../seed/check-seeds.ts';
import { seedNumber, type Seeds as SeedFiles } from '../../seed/rows.ts';
import { generateSeeds, seedFileText } from '../../seed/seeds.ts';
import type { Seeds } from '../../seed/fill.ts';
import { dataDirectory } from './seeds.ts';

/** Seed files that cannot be used; the message is a sentence for the user. */
export class SeedFileError extends Error {}

/** The path of a collection's file in a directory. */
export const seedFile = (directory: string, name: Collection): string => `${directory}/${name}.json`;

/** Reads the unchecked rows of a file. Throws a SeedFileError if it is not a seed file. */
export const readRows = (directory: string, name: Collection): readonly unknown[] => {
  try {
    const file = JSON.parse(readFileSync(seedFile(directory, name), 'utf8')) as { rows?: unknown };
    if (Array.isArray(file.rows)) return file.rows as readonly unknown[];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new SeedFileError(`${name}.json is missing.`);
  }
  throw new SeedFileError(`${name}.json is no seed file; it must be JSON with "seed" and "rows".`);
};

/** Reads and checks a directory of seed files. Throws a SeedFileError. */
export const readCheckedSeeds = (directory: string): SeedFiles => {
  const rows = Object.fromEntries(collections.map((name) => [name, readRows(directory, name)])) as UncheckedSeeds;
  const checked = checkSeeds(rows);
  if (!checked.ok) throw new SeedFileError(checked.sentence);
  return checked.seeds;
};

/** Converts seed files to the seeds of a world. */
export const asWorldSeeds = ({ 'legal-texts': legalTexts, ...others }: SeedFiles): Seeds => ({ ...others, legalTexts });

/** Writes a file atomically. */
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

/** Copies the committed seed files that are missing in a directory, or all of them. Returns their names. */
export const copySeeds = (directory: string, { all = false, from = dataDirectory } = {}): readonly Collection[] => {
  mkdirSync(directory, { recursive: true });
  const missing = collections.filter((name) => all || !existsSync(seedFile(directory, name)));
  for (const name of missing) copyFileSync(seedFile(from, name), seedFile(directory, name));
  return missing;
};

/**
 * Writes edited seed files back to the committed directory, in the format of `npm run seed`, without the number of edited rows, which no
 * seed generates. Throws a SeedFileError and writes nothing if they are invalid. Returns the changes.
 */
export const writeSeedsBack = (directory: string, to = dataDirectory): readonly Collection[] => {
  const seeds = readCheckedSeeds(directory);
  const generated = generateSeeds(seedNumber);
  const texts = collections.map((name) => {
    const isGenerated = JSON.stringify(seeds[name]) === JSON.stringify(generated[name]);
    return { name, number: isGenerated ? seedNumber : null };
  });
  const changed = texts.filter(
    ({ name, number }) => readFileSync(seedFile(to, name), 'utf8') !== seedFileText(number, seeds[name]),
  );
  for (const { name, number } of changed) writeRows(to, name, number, seeds[name]);
  return changed.map(({ name }) => name);
};
