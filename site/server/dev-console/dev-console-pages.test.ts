import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openWorlds,
  createSecret,
  createServer,
  createPictureService,
  readSeeds,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mount } from '../serve.ts';
import { siteBrands } from '../../src/brands.ts';
import type { SiteBundle } from '../site-bundle.ts';
import { rendererHere } from '../rendering/renderer.ts';

const directory = mkdtempSync(join(tmpdir(), 'dev-console-'));
const clock = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
/** The dev console uses only styles and fonts of the site. */
const site: SiteBundle = {
  server: () => Promise.reject(new Error('no page of the site is asked for')),
  template: () => Promise.reject(new Error('no page of the site is asked for')),
  brands: { ...siteBrands, velvet: { ...siteBrands.velvet, name: 'tide', productName: 'Tide' } },
  css: () => ':root{}',
  fontFiles: () => [],
  pageScript: null,
  version: 'test',
  clientDirectory: null,
};

let server: ReferenceServer;
let pictureService: ReturnType<typeof createPictureService>;
let base: string;
beforeAll(async () => {
  const secret = createSecret();
  const sources = { main: { file: join(directory, 'world.db') }, secret, clock };
  const { worlds, original } = await openWorlds({ ...sources, hasNamed: true, seeds: readSeeds() });
  server = createServer({ worlds, secret, log: () => undefined });
  pictureService = createPictureService({ committedDir: directory, cacheDir: directory });
  const devConsole = { reach: 'loopback', original } as const;
  mount(server, site, {
    development: false,
    renderer: rendererHere(site),
    pictureService,
    devConsole,
  });
  base = `http://127.0.0.1:${await server.listen(0)}`;
});
afterAll(async () => {
  await server.close();
  await pictureService.close();
  rmSync(directory, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, { headers, redirect: 'manual' });
  return { response, text: await response.text() };
};
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(base + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
/** Sends a form, follows its redirect and reads the page. */
const sendAndFollow = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await send(path, fields, headers);
  expect(response.status).toBe(303);
  const to = response.headers.get('location') ?? '';
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const cookie = [headers['cookie'] ?? '', ...cookies].filter(Boolean).join('; ');
  const { text } = await get(to, { ...headers, cookie });
  return { to, cookie, text };
};

test('the page has a strict content security policy, no inline styles and only its own script', async () => {
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

test('the page has the look of the server’s own brand', async () => {
  const page = await (await fetch(`${base}/dev/`)).text();
  expect(page).toContain('<html lang="en" data-brand="tide"');
  expect(page).toContain('<title>Dev console · Tide</title>');
});

test('redirects to the path with a slash, and responds 404 to unknown paths', async () => {
  expect((await get('/dev')).response.headers.get('location')).toBe('/dev/');
  expect((await get('/dev/elsewhere')).response.status).toBe(404);
});

test('plays a scenario, logs in, and shows the outcome on the next page', async () => {
  const world = { cookie: 'world=forms' };
  const { text, to } = await sendAndFollow(
    '/dev/scenario',
    { scenario: 'vip-with-spins', _return: '#scenario' },
    world,
  );
  expect(to).toMatch(/^\/dev\/\?note=[\w-]+#scenario$/);
  expect(text).toMatch(/<p role="status">\s*Robin has paid a month of VIP/);
  expect(text).toContain('guest 7007');
});

test('shows an example of the chosen push, sends its edited payload, and keeps it chosen', async () => {
  const { text } = await get('/dev/?push=actorOnline');
  expect(text).toContain('&quot;actorName&quot;: &quot;Mirela&quot;'.replaceAll('&quot;', '&#34;'));
  const messages: unknown[] = [];
  server.context.worlds.main.bus.subscribe(({ message }) => messages.push(message));
  const payload = '{"actorId":101,"actorName":"<b>Mirela</b>"}';
  const fields = { type: 'actorOnline', payload, to: 'everyone', guestId: '', _return: '?push=actorOnline#push' };
  const sent = await sendAndFollow('/dev/push', fields);
  expect(sent.to).toMatch(/^\/dev\/\?note=[\w-]+&push=actorOnline#push$/);
  expect(messages).toEqual([{ type: 'actorOnline', actorId: 101, actorName: '<b>Mirela</b>' }]);
});

test('a call in the journal is stubbed from there, and the journal names the stub', async () => {
  const world = { cookie: 'world=journal' };
  const actor = '/rest/v1/actor/getActor/101';
  await get(actor, world);
  const shown = await get('/dev/', world);
  expect(shown.text).toContain('href="/dev/?stub=content%2Factors%2FgetActor#stub"');
  const { text } = await get('/dev/?stub=content%2Factors%2FgetActor', world);
  expect(text).toMatch(/<textarea[^>]*name="answer"/);
  const fields = {
    call: 'content/actors/getActor',
    name: '<b>gone',
    code: 'unknown',
    times: '1',
    _return: '?stub=a#stub',
  };
  const stubbed = await sendAndFollow('/dev/stub', fields, world);
  expect(stubbed.text).toMatch(/role="status">\s*The stub &#60;b&#62;gone fails with unknown/);
  expect((await get(actor, world)).response.status).toBe(404);
  expect((await get('/dev/', world)).text).toContain('the stub &#60;b&#62;gone');
});

test.each([
  ['push', { type: 'actorOnline', payload: '{', to: 'everyone' }, 'The field “payload” does not fit.'],
  ['clock', { by: 'soon' }, 'The field “by” does not fit.'],
  ['fault', { call: '<i>', code: 'failed' }, 'There is nothing of this name; the field is “call”.'],
  ['push', { type: 'pageReload', to: 'session' }, 'Nobody is logged in here.'],
])('reports invalid fields of the form %s with %o', async (action, fields, message) => {
  const { text } = await sendAndFollow(`/dev/${action}`, fields);
  expect(text).toMatch(new RegExp(`<p role="alert">\\s*${message}\\s*</p>`));
});

test('escapes texts of a world', async () => {
  const world = { cookie: 'world=texts' };
  await sendAndFollow('/dev/snapshot', { name: '<img src=x onerror=alert(1)>' }, world);
  const { text } = await get('/dev/?state=%3Cscript%3E', world);
  expect(text).not.toMatch(/<img|<script>/);
  expect(text).toContain('&#60;img src=x');
});

test('rejects a form from another site', async () => {
  const response = await send('/dev/snapshot', { name: 'theirs' }, { origin: 'https://elsewhere.example' });
  expect(response.status).toBe(403);
  expect((await get('/dev/')).text).not.toContain('theirs');
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '?push=a#b\r\nX: y'])(
  'redirects a form to the dev console and not to %s',
  async (back) => {
    const response = await send('/dev/no-faults', { _return: back });
    expect(response.headers.get('location')).toMatch(/^\/dev\/\?note=/);
    expect(response.headers.get('x')).toBeNull();
  },
);

test('resets the main world to the seeds with dates of today', async () => {
  const { main } = server.context.worlds;
  await main.database.change((tx) => tx.query(`update actor set name = 'Nobody' where id = 101`, []));
  await sendAndFollow('/dev/reset', {});
  expect(await main.database.reader.query('select name from actor where id = 101', [])).toEqual([{ name: 'Mirela' }]);
});
