import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pactDirectory } from './files.ts';

const written = (): string =>
  existsSync(pactDirectory)
    ? readdirSync(pactDirectory)
        .map((name) => name + readFileSync(join(pactDirectory, name), 'utf8'))
        .join('\n')
    : '';

/**
 * Removes the pact files before a run of all consumer tests, so that nothing stays that no test says any more. A run of
 * single files adds to what is there. Where `CI` is set, a run that changes a file fails.
 */
export const setup = ({ vitest }: TestProject): (() => void) => {
  const pattern: unknown = 'filenamePattern' in vitest ? vitest.filenamePattern : undefined;
  const isPart = Array.isArray(pattern) && pattern.length > 0;
  const before = written();
  if (!isPart) rmSync(pactDirectory, { recursive: true, force: true });
  return () => {
    if (isPart || process.env['CI'] === undefined || written() === before) return;
    throw new Error('The consumer tests say something else than contracts/pacts: run "npm run pacts" and commit them.');
  };
};
