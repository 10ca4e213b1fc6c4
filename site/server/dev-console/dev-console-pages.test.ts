import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, createStudio, readSeeds, type ReferenceServer } from '@lounge/mock-api/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorlds } from '../open-worlds.ts';
import { mount } from '../serve.ts';
import type { SiteBundle } from '../site-bundle.ts';

const directory = mkdtempSync(join(tmpdir(), 'dev-console-'));
const clock = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
/** The dev console takes style and fonts of the site and nothing else. */
const site: SiteBundle = {
  server: () => Promise.reject(new Error('no page of the site is asked for')),
  template: () => Promise.reject(new Error('no page of the site is asked for')),
  css: () => ':root{}',
  fontFiles: () => [],
  preloads: () => [],
  version: 'test',
  clientDirectory: null,
};

let server: ReferenceServer;
let studio: ReturnType<typeof createStudio>;
let base: string;
beforeAll(async () => {
  const sources = { file: join(directory, 'world.db'), secret: 'a secret for tests', clock };
  const { worlds, original } = openWorlds({ ...sources, hasNamed: true, seeds: readSeeds() });
  server = createServer({ worlds, secret: 'a secret for tests', log: () => undefined });
  studio = createStudio({ committedDir: directory, cacheDir: directory });
  const devConsole = { reach: 'loopback', original } as const;
  mount(server, site, { brand: 'velvet', development: false, studio, devConsole });
  base = `http://127.0.0.1:${await server.listen(0)}`;
});
afterAll(async () => {
  await server.close();
  await studio.close();
  rmSync(directory, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, { headers, redirect: 'manual' });
  return { response, text: await response.text() };
};
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(base + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
/** Sends a form and reads the page that it leads to. */
const after = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await send(path, fields, headers);
  expect(response.status).toBe(303);
  const to = response.headers.get('location') ?? '';
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const cookie = [headers['cookie'] ?? '', ...cookies].filter(Boolean).join('; ');
  const { text } = await get(to, { ...headers, cookie });
  return { to, cookie, text };
};

test('the page has a strict policy, no inline style and no script but its own', async () => {
  const { response, text } = await get('/dev/');
  expect(response.status).toBe(200);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(text).not.toMatch(/\sstyle=|\son\w+=/);
  expect([...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)).toEqual([
    `<script src="/dev/dev-console.js" nonce="${nonce}" defer>`,
  ]);
  expect((await get('/dev/dev-console.js')).response.headers.get('content-type')).toContain('javascript');
});

test('a missing slash is added and other addresses are told', async () => {
  expect((await get('/dev')).response.headers.get('location')).toBe('/dev/');
  expect((await get('/dev/elsewhere')).response.status).toBe(404);
});

test('a scenario that is played logs in and is told on the page that follows', async () => {
  const world = { cookie: 'world=forms' };
  const { text, to } = await after('/dev/scenario', { scenario: 'vip-with-spins', _return: '#scenario' }, world);
  expect(to).toMatch(/^\/dev\/\?note=[\w-]+#scenario$/);
  expect(text).toMatch(/<p role="status">\s*Robin is a VIP with five spins/);
  expect(text).toContain('guest 7007');
});

test('what is chosen comes with an example, is edited and sent, and is still chosen afterwards', async () => {
  const { text } = await get('/dev/?push=actorOnline');
  expect(text).toContain('&quot;actorName&quot;: &quot;Mirela&quot;'.replaceAll('&quot;', '&#34;'));
  const heard: unknown[] = [];
  server.context.worlds.main.bus.subscribe(({ message }) => heard.push(message));
  const payload = '{"actorId":101,"actorName":"<b>Mirela</b>"}';
  const fields = { type: 'actorOnline', payload, to: 'everyone', guestId: '', _return: '?push=actorOnline#push' };
  const sent = await after('/dev/push', fields);
  expect(sent.to).toMatch(/^\/dev\/\?note=[\w-]+&push=actorOnline#push$/);
  expect(heard).toEqual([{ type: 'actorOnline', actorId: 101, actorName: '<b>Mirela</b>' }]);
});

test.each([
  ['push', { type: 'actorOnline', payload: '{', to: 'everyone' }, 'The field “payload” does not fit.'],
  ['clock', { by: 'soon' }, 'The field “by” does not fit.'],
  ['fault', { call: '<i>', code: 'failed' }, 'There is nothing of this name; the field is “call”.'],
  ['push', { type: 'pageReload', to: 'session' }, 'Nobody is logged in here.'],
])('a form of %s with %o says what does not fit', async (action, fields, sentence) => {
  const { text } = await after(`/dev/${action}`, fields);
  expect(text).toMatch(new RegExp(`<p role="alert">\\s*${sentence}\\s*</p>`));
});

test('texts of a world are shown as text', async () => {
  const world = { cookie: 'world=texts' };
  await after('/dev/snapshot', { name: '<img src=x onerror=alert(1)>' }, world);
  const { text } = await get('/dev/?state=%3Cscript%3E', world);
  expect(text).not.toMatch(/<img|<script>/);
  expect(text).toContain('&#60;img src=x');
});

test('a form of another site does nothing', async () => {
  const response = await send('/dev/snapshot', { name: 'theirs' }, { origin: 'https://elsewhere.example' });
  expect(response.status).toBe(403);
  expect((await get('/dev/')).text).not.toContain('theirs');
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '?push=a#b\r\nX: y'])(
  'a form leads back to the dev console and not to %s',
  async (back) => {
    const response = await send('/dev/no-faults', { _return: back });
    expect(response.headers.get('location')).toMatch(/^\/dev\/\?note=/);
    expect(response.headers.get('x')).toBeNull();
  },
);

test('the main world is reset to the seeds of today', async () => {
  const { main } = server.context.worlds;
  await main.database.change((tx) => tx.query(`update actor set name = 'Nobody' where id = 101`, []));
  await after('/dev/reset', {});
  expect(await main.database.reader.query('select name from actor where id = 101', [])).toEqual([{ name: 'Mirela' }]);
});
