import { brandConfig } from '../../src/brands.ts';
import { zstdDecompressSync } from 'node:zlib';
import { handlers, inProcess } from '@lounge/mock-api';
import { createWorld, memoryWorld, readSeeds, seededRandom, templateOf } from '@lounge/mock-api/server';
import type { CallTransport } from '@lounge/transport';
import { afterEach, expect, test } from 'vitest';
import type { RenderJob } from '../../server/rendering/render-job.ts';
import { rendererHere, renderThreads, type Renderer } from '../../server/rendering/renderer.ts';
import { builtSite } from '../../server/site-bundle.ts';

const now = Date.parse('2026-11-20T19:00:00.000Z');
const world = createWorld('main', memoryWorld(templateOf(readSeeds(), now)), { now: () => now }, seededRandom(1));
const caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'r-1' } as const;
const transport = inProcess(handlers)({ world, caller, run: { parseAnswers: true } });
const site = await builtSite();

const jobFor = (url: string): RenderJob => ({
  kind: 'page',
  url,
  nonce: 'nonce',
  config: {
    ...brandConfig('velvet'),
    language: 'en',
    theme: 'dark',
    timeZone: 'Europe/Berlin',
    token: 'token',
    guestId: null,
    now,
    version: site.version,
    strict: false,
    consent: 'necessary',
    world: null,
  },
  headParts: {
    brand: 'velvet',
    language: 'en',
    theme: 'dark',
    nonce: 'nonce',
    origin: 'https://velvet.example',
    path: url,
    isGuest: false,
  },
  encoding: null,
});

let renderer: Renderer;
afterEach(() => renderer.close());

const reported: unknown[] = [];
const ports = { transport, report: (cause: unknown) => void reported.push(cause) };

/** The document without its styles, whose order depends on the pages that a thread rendered before. */
const markupOf = (document: Uint8Array): string =>
  Buffer.from(document)
    .toString()
    .replaceAll(/<style[^]*?<\/style>/g, '');

test.each([
  ['/en/', 200],
  ['/en/amateur/mirela/', 200],
  ['/en/amateur/nobody/', 404],
])('a thread renders %s as the server’s own thread does', async (url, status) => {
  renderer = renderThreads({ threads: 1 });
  const [there, here] = await Promise.all([
    renderer.render(jobFor(url), ports),
    rendererHere(site).render(jobFor(url), ports),
  ]);
  if (there === 'busy' || here === 'busy' || there.kind === 'redirect' || here.kind === 'redirect')
    throw new Error('There is no document.');
  expect(there.status).toBe(status);
  expect(markupOf(there.document.body)).toBe(markupOf(here.document.body));
  expect(reported).toEqual([]);
});

test('a thread compresses the document', async () => {
  renderer = renderThreads({ threads: 1 });
  const rendering = await renderer.render({ ...jobFor('/en/'), encoding: 'zstd' }, ports);
  if (rendering === 'busy' || rendering.kind === 'redirect') throw new Error('There is no document.');
  expect(rendering.document.encoding).toBe('zstd');
  expect(zstdDecompressSync(rendering.document.body).toString()).toMatch(/^<!doctype html>/i);
});

test('too many waiting pages are rejected, the others rendered when their calls are answered', async () => {
  renderer = renderThreads({ threads: 1, maxWaiting: 2 });
  const held: (() => void)[] = [];
  const holding: CallTransport = {
    send: (request) => new Promise((resolve) => held.push(() => resolve(transport.send(request)))),
  };
  const results = Array.from({ length: 6 }, () => renderer.render(jobFor('/en/'), { ...ports, transport: holding }));
  const ended = Promise.all(results);
  let isEnded = false;
  void ended.then(() => (isEnded = true));
  for (;;) {
    held.splice(0).forEach((answer) => answer());
    if (isEnded) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const kinds = (await ended).map((each) => (each === 'busy' ? each : each.kind));
  expect(kinds.filter((kind) => kind === 'page').length).toBeGreaterThanOrEqual(2);
  expect(kinds).toContain('busy');
});

test('calls without an answer fail the page’s parts, not the server', async () => {
  renderer = renderThreads({ threads: 1 });
  const failing: CallTransport = { send: () => Promise.reject(new Error('no answer')) };
  const rendering = await renderer.render(jobFor('/en/amateur/mirela/'), { ...ports, transport: failing });
  expect(rendering === 'busy' ? 'busy' : rendering.status).toBeGreaterThanOrEqual(500);
  expect(String(reported[0])).toContain('no answer');
});
