import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endMs } from './processes.ts';
import { settingsOf } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(directory, { recursive: true }));

const devConsoleWith = (environment: Record<string, string>) =>
  settingsOf([], { DATA_DIR: directory, ...environment }).devConsole;
const production = {
  NODE_ENV: 'production',
  SECRET: 'a secret for tests, long enough for a server to take it',
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
  [['--hots', '0.0.0.0'], /Unknown option '--hots'.* Known: --fresh, --host VALUE, --processes VALUE\.$/],
  [['--host'], /--host/],
  [['--host', '--fresh'], /--host/],
  [['--host='], /--host needs an address/],
  [['fresh'], /Unexpected argument 'fresh'/],
])('rejects the arguments %j with a message', (args, message) => {
  expect(() => settingsOf(args, { DATA_DIR: directory })).toThrow(message);
});

test.each([
  [['2'], { npm_config_processes: 'true' }, /npm start -- --processes/],
  [[], { npm_config_fresh: 'true' }, /npm start -- --fresh/],
])('rejects %j where npm took a flag for itself: %o', (args, environment, message) => {
  expect(() => settingsOf(args, { DATA_DIR: directory, ...environment })).toThrow(message);
});

test.each<[Record<string, string>, object]>([
  [{}, { publicOrigins: {}, trustedProxies: [] }],
  [production, { publicOrigins: { velvet: 'https://velvet.example' } }],
  [
    { PUBLIC_ORIGIN: 'velvet=https://velvet.example:8443/, brasa=http://fiesta.example' },
    { publicOrigins: { velvet: 'https://velvet.example:8443', brasa: 'http://fiesta.example' } },
  ],
  [
    { ...production, PUBLIC_ORIGIN: 'velvet=http://localhost:3000' },
    { publicOrigins: { velvet: 'http://localhost:3000' } },
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, { trustedProxies: ['10.0.0.0/8', '::1'] }],
  [{ TRUSTED_PROXIES: '::1', COUNTRY_HEADER: 'CF-IPCountry' }, { countryHeader: 'CF-IPCountry' }],
  [{}, { allowedOrigins: [], countryHeader: null }],
  [
    { ALLOWED_ORIGINS: 'https://partner.example/, http://localhost:5173' },
    { allowedOrigins: ['https://partner.example', 'http://localhost:5173'] },
  ],
  [{ ALLOWED_HEADERS: 'traceparent, baggage' }, { allowedHeaders: ['traceparent', 'baggage'] }],
  [{ ...production, ALLOWED_ORIGINS: 'http://localhost:5173' }, { allowedOrigins: ['http://localhost:5173'] }],
])('reads the hosting of %o', (environment, expected) => {
  expect(settingsOf([], { DATA_DIR: directory, ...environment })).toMatchObject(expected);
});

test.each<[Record<string, string>, RegExp]>([
  [{ ...production, PUBLIC_ORIGIN: '' }, /so PUBLIC_ORIGIN must name the address of velvet, such as/],
  [{ ...production, BRAND: 'brasa' }, /must name the address of brasa/],
  [{ ...production, PUBLIC_ORIGIN: 'velvet=http://velvet.example' }, /in production browsers must come with https:/],
  [{ PUBLIC_ORIGIN: 'https://velvet.example' }, /must look like this: PUBLIC_ORIGIN=velvet=https/],
  [{ PUBLIC_ORIGIN: 'velvet=velvet.example' }, /has velvet=velvet.example, but/],
  [{ PUBLIC_ORIGIN: 'velvet=https://velvet.example/path' }, /must look like this/],
  [{ PUBLIC_ORIGIN: 'velvet=ftp://velvet.example' }, /must look like this/],
  [{ PUBLIC_ORIGIN: 'other=https://velvet.example' }, /must look like this/],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /TRUSTED_PROXIES is 10.0.0.0\/99, but must be addresses/],
  [{ TRUSTED_PROXIES: 'my-proxy' }, /TRUSTED_PROXIES is my-proxy/],
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, /believed from TRUSTED_PROXIES only/],
  [{ TRUSTED_PROXIES: '::1', COUNTRY_HEADER: 'CF IPCountry' }, /must be the name of a header/],
  [{ ALLOWED_HEADERS: 'traceparent,*' }, /ALLOWED_HEADERS has \*, but must be names of headers/],
  [{ ALLOWED_ORIGINS: '*' }, /ALLOWED_ORIGINS has \*, but must be origins, such as/],
  [{ ALLOWED_ORIGINS: 'https://partner.example/shop' }, /must be origins/],
  [{ ALLOWED_ORIGINS: 'https://*.partner.example' }, /must be origins/],
  [{ ALLOWED_ORIGINS: 'https://partner.example.' }, /must be origins/],
  [{ ...production, ALLOWED_ORIGINS: 'http://127.evil.example' }, /in production pages must come with https:/],
  [{ ALLOWED_ORIGINS: 'https://a.example,partner' }, /has partner, but/],
  [{ ...production, ALLOWED_ORIGINS: 'http://partner.example' }, /in production pages must come with https:/],
])('rejects the hosting of %o with a message', (environment, message) => {
  expect(() => settingsOf([], { DATA_DIR: directory, ...environment })).toThrow(message);
});

test.each(['prod', 'Production', 'production ', 'live'])(
  'rejects NODE_ENV=%j, which would mean development',
  (value) => {
    expect(() => settingsOf([], { DATA_DIR: directory, ...production, NODE_ENV: value })).toThrow(
      `NODE_ENV is ${value}, but must be development, test, production or unset.`,
    );
  },
);

test.each([{}, production])('with %o, rejects a secret that can be guessed', (environment) => {
  for (const SECRET of ['a', 'secret', 'a'.repeat(100)])
    expect(() => settingsOf([], { DATA_DIR: directory, ...environment, SECRET })).toThrow('SECRET is too weak');
});

test('production needs a secret', () => {
  expect(() => settingsOf([], { DATA_DIR: directory, ...production, SECRET: '' })).toThrow('SECRET must be set');
});

/** Runs work in a new directory. */
const inNewDirectory = (work: (directory: string, file: string) => void): void => {
  const created = mkdtempSync(join(tmpdir(), 'settings-'));
  try {
    work(created, join(created, 'secret'));
  } finally {
    rmSync(created, { recursive: true });
  }
};
const secretIn = (dataDirectory: string) => settingsOf([], { DATA_DIR: dataDirectory }).secret;

test('a generated secret is stored for its owner only and used by the next start', () => {
  inNewDirectory((created, file) => {
    const secret = secretIn(join(created, 'data'));
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(secretIn(join(created, 'data'))).toBe(secret);
    expect(existsSync(file)).toBe(false);
    expect(statSync(join(created, 'data')).mode & 0o777).toBe(0o700);
    expect(statSync(join(created, 'data/secret')).mode & 0o777).toBe(0o600);
  });
});

test.each(['', 'abc', 'x'.repeat(43)])('a stored secret of %j is not used', (stored) => {
  inNewDirectory((created, file) => {
    writeFileSync(file, stored);
    expect(() => secretIn(created)).toThrow(`has no usable secret, only ${stored.length} characters`);
    expect(readFileSync(file, 'utf8')).toBe(stored);
  });
});

test('a start on a full disk leaves no secret behind', ({ skip }) => {
  skip(!existsSync('/dev/full'), 'only Linux has /dev/full, the file that is always full');
  inNewDirectory((created, file) => {
    symlinkSync('/dev/full', `${file}.${process.pid}.tmp`);
    expect(() => secretIn(created)).toThrow('ENOSPC');
    expect(existsSync(file)).toBe(false);
    expect(secretIn(created)).toHaveLength(43);
  });
});

test.each([
  [{}, { additionalAddresses: ['127.0.0.1'] }],
  [{ WEBRTC: '0' }, null],
  [
    { WEBRTC: '1', WEBRTC_PORTS: '50000-50100' },
    { ports: [50_000, 50_100], additionalAddresses: ['127.0.0.1'] },
  ],
  [{ WEBRTC: '203.0.113.5' }, { announcedAddress: '203.0.113.5' }],
  [production, null],
  [{ ...production, WEBRTC: '203.0.113.5' }, { announcedAddress: '203.0.113.5' }],
])('with %o live pictures come by WebRTC at %o', (environment, expected) => {
  expect(settingsOf([], { DATA_DIR: directory, ...environment }).webRtc).toEqual(expected);
});

test('a server for other devices is not reached at an address of this machine alone', () => {
  expect(settingsOf(['--host', '0.0.0.0'], { DATA_DIR: directory }).webRtc).toEqual({});
});

test.each([
  [{ WEBRTC: 'yes' }, 'WEBRTC is yes, but must be'],
  [{ WEBRTC: '203.0.113' }, 'WEBRTC is 203.0.113, but must be'],
  [{ WEBRTC_PORTS: '50000' }, 'WEBRTC_PORTS is 50000, but must be'],
  [{ WEBRTC_PORTS: '50100-50000' }, 'WEBRTC_PORTS is'],
  [{ WEBRTC_PORTS: '80-90' }, 'WEBRTC_PORTS is'],
  [{ WEBRTC: '0', WEBRTC_PORTS: '60000-70000' }, 'WEBRTC_PORTS is'],
])('%o is rejected by name', (environment, message) => {
  expect(() => settingsOf([], { DATA_DIR: directory, ...environment })).toThrow(message);
});

const shared = { DATABASE_URL: 'postgres://127.0.0.1/lounge', REDIS_URL: 'redis://127.0.0.1:6379' };

test.each<[readonly string[], Record<string, string>, object]>([
  [[], {}, { databaseUrl: null, redisUrl: null, processes: 1, process: 1 }],
  [[], shared, { databaseUrl: shared.DATABASE_URL, redisUrl: shared.REDIS_URL, processes: 1, process: 1 }],
  [['--processes', '4'], shared, { processes: 4, process: null }],
  [['--processes', '4'], { ...shared, LOUNGE_PROCESS: '3' }, { processes: 4, process: 3 }],
  [
    ['--processes', '4'],
    { ...shared, LOUNGE_PROCESS: '3', WEBRTC_PORTS: '50000-50100' },
    { webRtc: { ports: [50_050, 50_074], additionalAddresses: ['127.0.0.1'] } },
  ],
])('with the arguments %j and %o the processes are %o', (args, environment, expected) => {
  expect(settingsOf(args, { DATA_DIR: directory, ...environment })).toMatchObject(expected);
});

test.each<[readonly string[], Record<string, string>, RegExp]>([
  [['--processes', '4'], {}, /^--processes needs DATABASE_URL: .*\.$/],
  [['--processes', '4'], { DATABASE_URL: shared.DATABASE_URL }, /^--processes needs REDIS_URL: .*\.$/],
  [[], { REDIS_URL: shared.REDIS_URL }, /^REDIS_URL needs DATABASE_URL: .*\.$/],
  [['--processes', '0'], shared, /^--processes is 0, but must be a number from 1 to 64/],
  [['--processes', 'two'], shared, /^--processes is two, but/],
  [['--fresh'], shared, /^--fresh begins anew in a file/],
  [['--processes', '60'], { ...shared, WEBRTC_PORTS: '50000-50100' }, /^WEBRTC_PORTS has 101 ports, but 60 processes/],
])('rejects the arguments %j with %o', (args, environment, message) => {
  expect(() => settingsOf(args, { DATA_DIR: directory, ...environment })).toThrow(message);
});

test.each([
  [{}, 25_000],
  [{ DRAIN_SECONDS: '' }, 25_000],
  [{ DRAIN_SECONDS: '0' }, 0],
  [{ DRAIN_SECONDS: '60' }, 60_000],
])('with %o, requests that run have %d ms after a signal', (environment, drainMs) => {
  expect(settingsOf([], { DATA_DIR: directory, ...environment })).toMatchObject({ drainMs });
});

test.each(['-1', '2.5', 'soon', '1000'])('rejects DRAIN_SECONDS=%s with a message', (seconds) => {
  expect(() => settingsOf([], { DATA_DIR: directory, DRAIN_SECONDS: seconds })).toThrow(
    `DRAIN_SECONDS is ${seconds}, but must be a whole number of seconds, such as DRAIN_SECONDS=25.`,
  );
});

test('the supervisor of the example waits longer than a process drains and is killed by its primary', () => {
  const compose = readFileSync(new URL('../../docs/deployment/compose.yaml', import.meta.url), 'utf8');
  const [, seconds] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
  const { drainMs } = settingsOf([], { DATA_DIR: directory });
  expect(Number(seconds) * 1000).toBeGreaterThan(drainMs + endMs);
});
