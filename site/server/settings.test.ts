import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(directory, { recursive: true }));

const devConsoleWith = (environment: Record<string, string>) =>
  settingsOf([], { DATA_DIR: directory, ...environment }).devConsole;
const production = { NODE_ENV: 'production', SECRET: 'a secret for tests' };

test.each([
  [{}, 'loopback'],
  [{ DEV_CONSOLE: '' }, 'loopback'],
  [{ DEV_CONSOLE: '0' }, 'off'],
  [{ DEV_CONSOLE: '1' }, 'anyone'],
  [production, 'off'],
  [{ ...production, DEV_CONSOLE: '0' }, 'off'],
  [{ ...production, DEV_CONSOLE: '1' }, 'anyone'],
])('with %o, the access to the dev console is "%s"', (environment, reach) => {
  expect(devConsoleWith(environment)).toBe(reach);
});

test('rejects another value of DEV_CONSOLE with a message', () => {
  expect(() => devConsoleWith({ DEV_CONSOLE: 'yes' })).toThrow('DEV_CONSOLE is yes, but must be 0 or 1.');
});

test.each([
  [[], '127.0.0.1', false],
  [['--host', '0.0.0.0'], '0.0.0.0', false],
  [['--fresh', '--host=0.0.0.0'], '0.0.0.0', true],
])('the arguments %j select the host %s, and new data: %s', (args, host, isFresh) => {
  expect(settingsOf(args, { DATA_DIR: directory })).toMatchObject({ host, isFresh });
});

test.each([
  [['--hots', '0.0.0.0'], /Unknown option '--hots'.* Known: --fresh, --host VALUE\.$/],
  [['--host'], /--host/],
  [['--host', '--fresh'], /--host/],
  [['--host='], /--host needs an address/],
  [['fresh'], /Unexpected argument 'fresh'/],
])('rejects the arguments %j with a message', (args, message) => {
  expect(() => settingsOf(args, { DATA_DIR: directory })).toThrow(message);
});
