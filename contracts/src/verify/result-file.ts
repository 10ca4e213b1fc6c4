import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './outcome.ts';

/** Where the last verification is kept. */
export const resultFile = fileURLToPath(new URL('../../../.cache/verified.json', import.meta.url));

/** Keeps an outcome. */
export const writeOutcome = (outcome: Outcome, file = resultFile): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
};

/** The outcome that was kept, or null. */
export const readOutcome = (file = resultFile): Outcome | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome) : null;
