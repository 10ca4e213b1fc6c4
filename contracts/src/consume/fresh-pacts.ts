import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { pactDirectory } from './files.ts';

/**
 * Removes the pact files before a run of all consumer tests, so that nothing stays that no test says any more. A run of
 * single files adds to what is there.
 */
export const setup = ({ vitest }: TestProject): void => {
  const pattern: unknown = 'filenamePattern' in vitest ? vitest.filenamePattern : undefined;
  const isPart = Array.isArray(pattern) && pattern.length > 0;
  if (!isPart) rmSync(pactDirectory, { recursive: true, force: true });
};
