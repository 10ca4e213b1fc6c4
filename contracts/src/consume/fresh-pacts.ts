import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pactDirectory } from './files.ts';
import { mergedPacts, pactsOf } from './merged-pacts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which each test file has one for its pacts. */
    readonly writtenPacts: string;
  }
}

const textOf = (pacts: ReadonlyMap<string, string>): string => [...pacts].flat().join('\n');

/**
 * Writes the pact files once all consumer tests have ended, so that interactions without a test disappear. A run of single files adds to
 * the existing ones. If `CI` is set, a run that changes a file fails.
 */
export const setup = ({ vitest, provide }: TestProject): (() => void) => {
  const pattern: unknown = 'filenamePattern' in vitest ? vitest.filenamePattern : undefined;
  const isPart = Array.isArray(pattern) && pattern.length > 0;
  const folder = mkdtempSync(join(tmpdir(), 'lounge-pacts-'));
  provide('writtenPacts', folder);
  return () => {
    const before = pactsOf(pactDirectory);
    const written = readdirSync(folder).map((name) => pactsOf(join(folder, name)));
    rmSync(folder, { recursive: true });
    const pacts = mergedPacts(isPart ? before : new Map<string, string>(), written);
    if (!isPart) rmSync(pactDirectory, { recursive: true, force: true });
    mkdirSync(pactDirectory, { recursive: true });
    for (const [name, text] of pacts) writeFileSync(join(pactDirectory, name), text);
    if (isPart || process.env['CI'] === undefined || textOf(pacts) === textOf(before)) return;
    throw new Error('The consumer tests do not match contracts/pacts: run "npm run pacts" and commit them.');
  };
};
