import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../conventions/repository.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-prepack-'));
  mkdirSync(join(folder, 'src'));
  write('package.json', '{}');
  const compilerOptions = { rootDir: 'src', outDir: 'dist', module: 'esnext', composite: true, types: [] };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const prepack = () => execFileSync(process.execPath, [join(root, 'scripts/prepack.mjs')], { cwd: folder });

test('prepack builds the current sources', () => {
  write('src/rating.ts', 'export const rating = 1;\n');
  prepack();
  write('src/rating.ts', 'export const rating = 2;\n');
  prepack();
  expect(readFileSync(join(folder, 'dist/rating.js'), 'utf8')).toContain('rating = 2');
});

test('prepack removes the output of a module whose source is gone', () => {
  write('src/rating.ts', 'export const rating = 1;\n');
  prepack();
  rmSync(join(folder, 'src/rating.ts'));
  write('src/Rating.ts', 'export const Rating = 1;\n');
  prepack();
  expect(readdirSync(join(folder, 'dist')).filter((name) => name.endsWith('.js'))).toEqual(['Rating.js']);
});

test('prepack fails on a type error', () => {
  write('src/rating.ts', "export const rating: number = 'x';\n");
  expect(prepack).toThrow('Command failed');
});
