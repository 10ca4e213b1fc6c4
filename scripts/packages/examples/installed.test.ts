import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test } from 'vitest';
import { standalone } from '../standalone.ts';
import { tarballIn } from '../tarballs.ts';
import { examples, openExample } from './opened.ts';
import { installExample } from './prepare.ts';
import { exampleEnvironment } from './running.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-examples-'));

afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.keys(examples))(
  'the example %s builds with what npm installs, and shows what it promises',
  async (name) => {
    const copy = join(folder, name);
    mkdirSync(copy);
    await installExample(name, copy, inject('tarballs'));
    await expect(openExample(name, copy)).resolves.toBeUndefined();
  },
);

test('npm installs the mock server from its standalone tarball alone', async () => {
  const tarballs = inject('tarballs');
  const file = await standalone(tarballIn(tarballs, 'mock-api'), tarballs, join(folder, 'packed'));
  const project = join(folder, 'empty');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{}');
  const options = { cwd: project, env: exampleEnvironment({}) };
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', file], options);
  const { stdout } = await promisify(execFile)('npx', ['--no-install', 'mock-api', '--help'], options);
  expect(stdout).toContain('Use: mock-api [options]');
});
