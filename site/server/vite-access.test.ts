import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isFileServingAllowed, resolveConfig } from 'vite';
import { isViteRequest, mayReachVite, servedFiles } from './vite-access.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const configured = resolveConfig(
  { root: `${root}site`, configFile: false, server: { fs: servedFiles }, logLevel: 'silent' },
  'serve',
);

test.each([
  ['site/src/entry-client.tsx', true],
  ['site/texts/en.json', true],
  ['packages/kit/src/index.ts', true],
  ['node_modules/react/index.js', true],
  ['.data/secret', false],
  ['.data/world.db', false],
  ['.git/config', false],
  ['.npmrc', false],
  ['package.json', false],
  ['mock-api/src/server/server.ts', false],
  ['mock-api/data/performers.json', false],
  ['site/server/settings.ts', false],
  ['packages/kit/.env', false],
  ['../../etc/passwd', false],
])('whether Vite serves /@fs/%s: %s', async (file, isServed) => {
  expect(isFileServingAllowed(await configured, fileURLToPath(new URL(`file://${root}${file}`)))).toBe(isServed);
});

test.each([
  ['127.0.0.1', 'localhost:3000', {}, true],
  ['192.168.1.4', '192.168.1.9:3000', {}, false],
  ['127.0.0.1', 'elsewhere.example', {}, false],
  ['127.0.0.1', 'localhost:3000', { 'x-forwarded-for': '203.0.113.7' }, false],
])('from %s with the host %s and %o sources are sent: %s', (remoteAddress, host, headers, isSent) => {
  // Only the fields that the function reads.
  const req = { headers: { host, ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage;
  expect(mayReachVite({ req })).toBe(isSent);
});

test.each([
  ['/@fs/etc/passwd', true],
  ['/src/entry-client.tsx', true],
  ['/@vite/client', true],
  ['/en/', false],
  ['/rest/v1/alive', false],
])('whether %s is for Vite: %s', (path, isFor) => {
  expect(isViteRequest({ path })).toBe(isFor);
});
