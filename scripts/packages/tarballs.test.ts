import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseClashes } from '../conventions/file-names.ts';
import { bundlers } from './bundlers.ts';
import { entriesOf, matchesOf, pack, published, targetsOf, unpack, type Tarball } from './tarballs.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-tarballs-'));
const project = join(folder, 'project');
let tarballs: readonly Tarball[] = [];

beforeAll(async () => {
  mkdirSync(project);
  tarballs = await pack(folder);
  await unpack(tarballs, project);
});

afterAll(() => rmSync(folder, { recursive: true }));

const tarballOf = (workspace: string): Tarball => {
  const found = tarballs[published.indexOf(workspace)];
  if (found === undefined) throw new Error(`${workspace} was not packed.`);
  return found;
};

test.each(published)('the tarball of %s has no two paths that differ only in case', (workspace) => {
  expect(caseClashes(tarballOf(workspace).paths)).toEqual([]);
});

test.each(published)('the tarball of %s contains every file that its exports name', (workspace) => {
  const { manifest, paths } = tarballOf(workspace);
  const missing = targetsOf(manifest.exports).filter((target) => matchesOf(target, paths).length === 0);
  expect(missing).toEqual([]);
});

const builds = Object.keys(bundlers).flatMap((name) => published.map((workspace) => [workspace, name] as const));

test.each(builds)('every entry of %s builds with %s', async (workspace, name) => {
  const entries = entriesOf(tarballOf(workspace));
  expect(entries.length).toBeGreaterThan(0);
  const built = await bundlers[name]?.(project, entries);
  expect(built).toEqual(entries);
});
