import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(directory, { recursive: true }));

const devConsoleWith = (environment: Record<string, string>) =>
  settingsOf([], { DATA_DIR: directory, ...environment }).devConsole;
const production = {
  NODE_ENV: 'production',
  SECRET: 'a secret for tests',
  PUBLIC_ORIGIN: 'velvet=https://velvet.example',
};

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

test.each<[Record<string, string>, object]>([
  [{}, { publicOrigins: {}, trustedProxies: [] }],
  [production, { publicOrigins: { velvet: 'https://velvet.example' } }],
  [
    { PUBLIC_ORIGIN: 'velvet=https://velvet.example:8443/, brasa=http://fiesta.example' },
    { publicOrigins: { velvet: 'https://velvet.example:8443', brasa: 'http://fiesta.example' } },
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, { trustedProxies: ['10.0.0.0/8', '::1'] }],
])('reads the hosting of %o', (environment, expected) => {
  expect(settingsOf([], { DATA_DIR: directory, ...environment })).toMatchObject(expected);
});

test.each<[Record<string, string>, RegExp]>([
  [{ ...production, PUBLIC_ORIGIN: '' }, /so PUBLIC_ORIGIN must name the address of velvet, such as/],
  [{ ...production, BRAND: 'brasa' }, /must name the address of brasa/],
  [{ PUBLIC_ORIGIN: 'https://velvet.example' }, /must look like this: PUBLIC_ORIGIN=velvet=https/],
  [{ PUBLIC_ORIGIN: 'velvet=velvet.example' }, /has velvet=velvet.example, but/],
  [{ PUBLIC_ORIGIN: 'velvet=https://velvet.example/path' }, /must look like this/],
  [{ PUBLIC_ORIGIN: 'velvet=ftp://velvet.example' }, /must look like this/],
  [{ PUBLIC_ORIGIN: 'other=https://velvet.example' }, /must look like this/],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /TRUSTED_PROXIES is 10.0.0.0\/99, but must be addresses/],
  [{ TRUSTED_PROXIES: 'my-proxy' }, /TRUSTED_PROXIES is my-proxy/],
])('rejects the hosting of %o with a message', (environment, message) => {
  expect(() => settingsOf([], { DATA_DIR: directory, ...environment })).toThrow(message);
});
