import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorlds } from './open-worlds.ts';
import { readSeeds } from './worlds/seeds.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'open-worlds-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = async (file: string) => {
  const opened = await openWorlds({
    main: { file: join(directory, file) },
    secret: 'a secret of this test, long enough to sign',
    clock: { now: () => Date.parse('2026-11-20T19:00:00.000Z') },
    hasNamed: true,
    seeds: readSeeds(),
  });
  return opened.worlds;
};

const draws = async (file: string, name = 'main'): Promise<readonly number[]> => {
  const worlds = await open(file);
  const world = await worlds.named(name);
  const numbers = Array.from({ length: 12 }, world?.random ?? (() => 0));
  await worlds.close();
  return numbers;
};

test.each([
  ['another server', 'b.db'],
  ['a restart', 'a.db'],
])('%s draws other prizes', async (_, file) => {
  const first = await draws('a.db');
  expect(new Set(first).size).toBeGreaterThan(10);
  expect(await draws(file)).not.toEqual(first);
});

test('named worlds, which tests use, draw the same prizes each time', async () => {
  expect(await draws('a.db', 'story')).toEqual(await draws('b.db', 'story'));
});

test('uploaded pictures are decoded, not only looked at', async () => {
  const worlds = await open('a.db');
  const head = Buffer.from('89504e470d0a1a0a', 'hex');
  expect(await worlds.main.reencodeImage(head)).toBe('wrongType');
  await worlds.close();
});
