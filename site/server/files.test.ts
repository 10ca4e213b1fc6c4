import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fontFiles, immutableFiles } from './files.ts';

let directory = '';
let http: Server;
let base = '';

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(directory, 'here.js'), 'export {};');
  writeFileSync(join(directory, 'gone.js'), 'export {};');
  mkdirSync(join(directory, 'folder'));
  writeFileSync(join(directory, 'folder/secret-name.js'), 'export {};');
  writeFileSync(join(directory, 'style.css'), 'a{}');
  writeFileSync(join(directory, 'icon.svg'), '<svg/>');
  writeFileSync(join(directory, 'font.woff2'), '');
  const app = new Koa();
  app.use(immutableFiles('/assets/', directory));
  app.use(fontFiles(directory));
  const handle = app.callback();
  http = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  base = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});

afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  rmSync(directory, { recursive: true });
});

test.each([
  ['a file', '/assets/here.js', 200, 'public,max-age=31536000,immutable'],
  ['a font, whose name stays', '/fonts/font.woff2', 200, 'public,max-age=86400'],
  ['a file that does not exist', '/assets/other.js', 404, 'no-store'],
  ['a path outside the directory', '/assets/..%2f..%2fetc/passwd', 404, 'no-store'],
])('serves %s at %s with status %d', async (_, path, status, caching) => {
  const response = await fetch(base + path);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, caching]);
});

test.each(['bytes=50-10', 'bytes=-5', 'bytes=0-0,5-9', 'lines=0-1', 'bytes=0-3'])(
  'serves the whole file for the range %s',
  async (range) => {
    const response = await fetch(`${base}/assets/here.js`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([200, 'export {};']);
  },
);

test('serves files to reads only', async () => {
  expect((await fetch(`${base}/assets/here.js`, { method: 'POST' })).status).toBe(404);
});

test('responds 404 to a file that another build removed, and still serves the others', async () => {
  unlinkSync(join(directory, 'gone.js'));
  expect((await fetch(`${base}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${base}/assets/here.js`)).status).toBe(200);
});

test.each(['/assets', '/assets/', '/assets/folder', '/assets/folder/', '/assets/folder/.', '/assets/folder/..'])(
  'lists no folder at %s',
  async (path) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/secret-name|here\.js/);
  },
);

test.each([
  ['/assets/here.js', 'text/javascript; charset=utf-8'],
  ['/assets/style.css', 'text/css; charset=utf-8'],
  ['/assets/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/font.woff2', 'font/woff2'],
])('%s has the type %s', async (path, type) => {
  expect((await fetch(base + path)).headers.get('Content-Type')).toBe(type);
});
