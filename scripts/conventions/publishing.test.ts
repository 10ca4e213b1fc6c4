import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manifestOf, root, workspaces } from './repository.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lounge-pack-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const step = (name: string): string =>
  execFileSync(process.execPath, [`${root}/scripts/pack-manifest.mjs`, name], {
    cwd: folder,
    stdio: 'pipe',
  }).toString();

const entry = { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' };
const original = JSON.stringify({
  name: `@lounge/packed-in-a-test-${process.pid}`,
  version: '0.1.0',
  scripts: { prepack: 'x' },
  exports: { '.': entry, './a.woff2': './a.woff2' },
});
const manifest = () => readFileSync(join(folder, 'package.json'), 'utf8');

test('what is packed has no sources and carries the licence; afterwards all is as it was', () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), original);
  step('prepack');
  expect(JSON.parse(manifest())).toEqual({
    name: `@lounge/packed-in-a-test-${process.pid}`,
    version: '0.1.0',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './a.woff2': './a.woff2' },
  });
  expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
  step('prepack');
  step('postpack');
  expect(manifest()).toBe(original);
  expect(existsSync(join(folder, 'LICENSE'))).toBe(false);
});

test('a package that was not built is not packed', () => {
  writeFileSync(join(folder, 'package.json'), original);
  expect(() => step('prepack')).toThrow('has no dist; run "npm run build" first.');
  expect(manifest()).toBe(original);
});

test.each(workspaces.filter((each) => manifestOf(each).private !== true))(
  '%s is packed by way of these steps',
  (each) => {
    const { scripts, files } = JSON.parse(readFileSync(`${root}/${each}/package.json`, 'utf8')) as {
      scripts?: unknown;
      files?: unknown;
    };
    expect(scripts).toMatchObject({
      prepack: 'node ../../scripts/pack-manifest.mjs prepack',
      postpack: 'node ../../scripts/pack-manifest.mjs postpack',
    });
    expect(files).toEqual(expect.arrayContaining(['dist', '!dist/.tsbuildinfo', 'README.md']));
    expect(existsSync(`${root}/${each}/README.md`)).toBe(true);
  },
);
