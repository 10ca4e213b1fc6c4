import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(directory, { recursive: true }));

const deskWith = (environment: Record<string, string>) => settingsOf([], { DATA_DIR: directory, ...environment }).desk;
const production = { NODE_ENV: 'production', SECRET: 'a secret for tests' };

test.each([
  [{}, 'loopback'],
  [{ DESK: '' }, 'loopback'],
  [{ DESK: '0' }, 'off'],
  [{ DESK: '1' }, 'anyone'],
  [production, 'off'],
  [{ ...production, DESK: '0' }, 'off'],
  [{ ...production, DESK: '1' }, 'anyone'],
])('with %o the desk is for: %s', (environment, reach) => {
  expect(deskWith(environment)).toBe(reach);
});

test('another word for the desk ends the start with a sentence', () => {
  expect(() => deskWith({ DESK: 'yes' })).toThrow('DESK is yes, but must be 0 or 1.');
});
