import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { root } from '../conventions/repository.ts';
import { examples, openExample } from './examples/opened.ts';
import { linkExample } from './examples/prepare.ts';

const tarballs = inject('tarballs');
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-examples-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('every example is opened', () => {
  const folders = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(Object.keys(examples).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test.each(['vite', 'ssr', 'own-back-end'])(
  'the example %s builds from the tarballs and shows what it promises',
  async (name) => {
    const copy = join(folder, name);
    mkdirSync(copy);
    await linkExample(name, copy, tarballs);
    await expect(openExample(name, copy)).resolves.toBeUndefined();
  },
);
