import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { examples, openExample } from './opened.ts';
import { installExample } from './prepare.ts';

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
