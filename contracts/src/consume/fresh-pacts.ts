import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pactDirectory } from './files.ts';

const readPacts = (): string =>
  existsSync(pactDirectory)
    ? readdirSync(pactDirectory)
        .map((name) => name + readFileSync(join(pactDirectory, name), 'utf8'))
        .join('\n')
    : '';

/**
 * Removes the pact files before a run of all consumer tests, so that interactions without a test disappear. A run of single
 * files adds to the existing ones. If `CI` is set, a run that changes a file fails.
 */
export const setup = ({ vitest }: TestProject): (() => void) => {
  const pattern: unknown = 'filenamePattern' in vitest ? vitest.filenamePattern : undefined;
  const isPart = Array.isArray(pattern) && pattern.length > 0;
  const before = readPacts();
  if (!isPart) rmSync(pactDirectory, { recursive: true, force: true });
  return () => {
    if (isPart || process.env['CI'] === undefined || readPacts() === before) return;
    throw new Error('The consumer tests do not match contracts/pacts: run "npm run pacts" and commit them.');
  };
};
