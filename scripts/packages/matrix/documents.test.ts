import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../conventions/repository.ts';

const execute = promisify(execFile);

/** Ninety megabytes that only this test needs, so it is installed here. */
const specmatic = 'specmatic@2.55.1';

test('Specmatic reads the OpenAPI document, and every example of it fits', async ({ skip }) => {
  skip(spawnSync('java', ['-version']).status !== 0, 'Specmatic needs Java, which is missing');
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-documents-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  copyFileSync(join(root, 'contracts/docs/openapi.json'), join(folder, 'openapi.json'));
  await execute('npm', ['install', '--no-audit', '--no-fund', specmatic], { cwd: folder });
  const jar = join(folder, 'node_modules/specmatic/specmatic.jar');
  const validated = await execute('java', ['-jar', jar, 'validate', '--spec-file', 'openapi.json'], {
    cwd: folder,
    maxBuffer: 16_000_000,
  });
  rmSync(folder, { recursive: true });
  expect(validated.stdout).toMatch(/Specifications \| Passed: +1 \| Failed: +0/);
  expect(validated.stdout).toMatch(/Examples +\| Passed: +\d{3} \| Failed: +0/);
});
