import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Outcome } from './outcome.ts';
import type { PactFile } from './pact-files.ts';

/** The file of the last outcome, in the folder where the command runs. */
export const resultFile = resolve('.cache/verified.json');

/** An outcome with the digest of its pacts. */
export interface StoredOutcome extends Outcome {
  /** A digest of the pacts. */
  readonly of: string;
}

/** A digest of pacts, which differs after any change. */
export const digestOf = (pacts: Iterable<PactFile>): string => hash('sha256', JSON.stringify([...pacts]));

/** Stores an outcome. */
export const writeOutcome = (outcome: StoredOutcome, file = resultFile): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
};

/** The stored outcome, or null. */
export const readOutcome = (file = resultFile): StoredOutcome | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredOutcome) : null;
