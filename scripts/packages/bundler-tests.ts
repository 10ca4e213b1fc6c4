import { expect, inject, test } from 'vitest';
import type { Bundle } from './bundlers.ts';
import { entriesOf, forBrowsers, tarballIn } from './tarballs.ts';

/** Declares tests that each of the bundlers builds every entry of the packages for browsers. */
export const testBundlers = (bundlers: Readonly<Record<string, Bundle>>): void => {
  const builds = Object.keys(bundlers).flatMap((name) => forBrowsers.map((workspace) => [workspace, name] as const));
  test.each(builds)('every entry of %s builds with %s', async (workspace, name) => {
    const entries = entriesOf(tarballIn(inject('tarballs'), workspace));
    expect(entries.length).toBeGreaterThan(0);
    const built = await bundlers[name]?.(inject('projectWithPackages'), entries);
    expect(built).toEqual(entries);
  });
};
