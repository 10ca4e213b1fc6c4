import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSeeds } from '@lounge/mock-api/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorlds } from './open-worlds.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'open-worlds-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = (file: string) =>
  openWorlds({
    file: join(directory, file),
    secret: 'a secret of this test, long enough to sign',
    clock: { now: () => Date.parse('2026-11-20T19:00:00.000Z') },
    hasNamed: true,
    seeds: readSeeds(),
  }).worlds;

const draws = (file: string, name = 'main'): readonly number[] => {
  const worlds = open(file);
  const numbers = Array.from({ length: 12 }, worlds.named(name)?.random ?? (() => 0));
  worlds.close();
  return numbers;
};

test.each([
  ['another server', 'b.db'],
  ['a restart', 'a.db'],
])('%s draws other prizes', (_, file) => {
  const first = draws('a.db');
  expect(new Set(first).size).toBeGreaterThan(10);
  expect(draws(file)).not.toEqual(first);
});

test('named worlds, which tests use, draw the same prizes each time', () => {
  expect(draws('a.db', 'story')).toEqual(draws('b.db', 'story'));
});

test('uploaded pictures are decoded, not only looked at', async () => {
  const worlds = open('a.db');
  const head = Buffer.from('89504e470d0a1a0a', 'hex');
  expect(await worlds.main.reencodeImage(head)).toBe('wrongType');
  worlds.close();
});
