import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { exampleEnvironment } from './examples/running.ts';
import { standalone } from './standalone.ts';
import { readTarball, tarballIn, unpack } from './tarballs.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-alone-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the standalone tarball of the mock server asks a registry for nothing of ours, and its command runs', async () => {
  const tarballs = inject('tarballs');
  const file = await standalone(tarballIn(tarballs, 'mock-api'), tarballs, join(folder, 'packed'));
  const alone = await readTarball(file);
  const ours = Object.keys(alone.manifest.dependencies ?? {}).filter((name) => name.startsWith('@lounge/'));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((name) => !alone.paths.includes(`node_modules/${name}/package.json`))).toEqual([]);
  // As npm installs it: its dependencies beside it, none that only the packages within it name.
  const project = join(folder, 'project');
  mkdirSync(project);
  await unpack([alone], project);
  const bin = join(project, 'node_modules/@lounge/mock-api/dist/bin.js');
  const { stdout } = await promisify(execFile)(process.execPath, [bin, '--help'], { env: exampleEnvironment({}) });
  expect(stdout).toContain('Use: mock-api [options]');
});
