import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parsedJson } from './json.ts';
import type { LeftOut, Outcome } from './outcome.ts';
import type { PactFile } from './pact-files.ts';
import { UsageError } from './UsageError.ts';

/** The file of the last outcome, in the folder where the command runs. */
export const resultFile = resolve('.cache/verified.json');

/** An outcome with the digest of its pacts. */
export interface StoredOutcome extends Outcome {
  /** A digest of the pacts. */
  readonly of: string;
  /** Scenarios that were not verified, with what they need. */
  readonly leftOut?: readonly LeftOut[];
  /** Sentences on the run as a whole. */
  readonly notes?: readonly string[];
}

/** A digest of pacts, which differs after any change. */
export const digestOf = (pacts: Iterable<PactFile>): string => hash('sha256', JSON.stringify([...pacts]));

/** Names a file of this process beside another. */
const besideOf = (file: string): string => `${file}.${process.pid}`;

/** Throws a `UsageError` if an outcome cannot be written to a file, so that no run ends in vain. */
export const assertWritable = (file: string): void => {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    if (file === '' || statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
      throw new UsageError(`--result must name a file, not "${file}".`);
    writeFileSync(besideOf(file), '');
    rmSync(besideOf(file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--result: ${(error as Error).message}`);
  }
};

/** Stores an outcome. Another run with the same file replaces the whole. */
export const writeOutcome = (outcome: StoredOutcome, file = resultFile): void => {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const text = `${JSON.stringify(outcome, null, 2)}\n`;
  const isReplaced = statSync(file, { throwIfNoEntry: false })?.isFile() ?? true;
  // A device is written to, and not replaced.
  if (!isReplaced) return writeFileSync(file, text);
  writeFileSync(besideOf(file), text);
  renameSync(besideOf(file), file);
};

const isOutcome = (value: unknown): value is StoredOutcome =>
  Array.isArray((value as Partial<StoredOutcome> | null)?.interactions);

/** The stored outcome, or null. Throws a `UsageError` if the file has something else. */
export const readOutcome = (file = resultFile): StoredOutcome | null => {
  if (!existsSync(file)) return null;
  const value = parsedJson(readFileSync(file, 'utf8'));
  if (!isOutcome(value)) throw new UsageError(`${file} has no outcome of a run.`);
  return value;
};
