import { createHash } from 'node:crypto';
import {
  createSecret,
  createServer,
  createWorld,
  memoryWorld,
  readSeeds,
  seededRandom,
  templateOf,
  worldStore,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import { afterEach, expect, test } from 'vitest';
import { siteBrands } from '../src/brands.ts';
import { pages } from './pages.ts';
import type { Rendering } from './rendering/render-job.ts';
import type { SiteBundle } from './site-bundle.ts';

const site = { version: 'test', brands: siteBrands } as unknown as SiteBundle;
const clock = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
const page: Rendering = { kind: 'page', status: 200, document: { body: Buffer.from('a page'), encoding: null } };

let server: ReferenceServer;
afterEach(() => server.close());

/** A server whose pages are rendered by `render`. */
const start = async (render: () => Rendering | 'busy', requestsPerTenSeconds = 5000) => {
  const world = createWorld('main', memoryWorld(templateOf(readSeeds(), clock.now())), clock, seededRandom(1));
  const options = { secret: createSecret(), requestsPerTenSeconds, log: () => undefined };
  const isFull = { now: false };
  const change: typeof world.database.change = (work, afterCommit) =>
    isFull.now
      ? Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))
      : world.database.change(work, afterCommit);
  const database = { ...world.database, change };
  server = createServer({ worlds: worldStore({ main: { ...world, database }, make: null }), ...options });
  const renderer = { render: async () => render(), close: async () => undefined };
  server.app.use(pages({ site, server, renderer, development: false, homeCacheMs: 60_000 }));
  const port = await server.listen(0);
  const open = async (path: string, cookies: string) => {
    const headers = { cookie: `age=1; consent=necessary; language=en; ${cookies}` };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: response.status, text: await response.text() };
  };
  return { world, open, isFull, tokens: server.context.tokens };
};

test('a guest reads pages while the use of the session cannot be noted on a full disk', async () => {
  const { world, open, isFull, tokens } = await start(() => page);
  const hash = createHash('sha256').update(tokens.ofCookie('robins')).digest('hex');
  const values = [hash, 7, '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-12-01T00:00:00.000Z'];
  await world.database.change((tx) =>
    tx.query(
      `insert into session ("tokenHash", "guestId", "createdAt", "usedAt", "expiresAt") values (?, ?, ?, ?, ?)`,
      values,
    ),
  );
  isFull.now = true;
  expect(await open('/en/messenger/', 'session=robins')).toEqual({ status: 200, text: 'a page' });
});

test('a start page that is not in the cache counts as a page, one from the cache as a request', async () => {
  const { open } = await start(() => page, 100);
  const statuses: number[] = [];
  for (const theme of ['dark', 'light', 'dark', 'light', 'system']) {
    statuses.push((await open('/en/', `theme=${theme}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('a start page that could not be rendered is not kept in the cache', async () => {
  const renderings: (Rendering | 'busy')[] = ['busy', 'busy', page];
  const { open } = await start(() => renderings.shift() ?? 'busy');
  expect((await open('/en/', '')).status).toBe(503);
  expect((await open('/en/', '')).status).toBe(200);
  expect((await open('/en/', '')).status).toBe(200);
});
