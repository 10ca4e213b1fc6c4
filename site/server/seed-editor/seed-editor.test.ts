import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeeds, createServer, readRows, readSeeds, writeRows, type ReferenceServer } from '@lounge/mock-api/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWorlds } from '../open-worlds.ts';
import { createDataServer, type DataServer } from './data-server.ts';
import { followSeedEditor, type SeedEditorFollower } from './follow-seed-editor.ts';

let home: string;
let directory: string;
let data: DataServer;
let base: string;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'seed-editor-'));
  directory = join(home, 'seed-editor');
  copySeeds(directory);
  data = createDataServer(directory);
  await new Promise<void>((resolve) => void data.http.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(data.http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await data.close();
  rmSync(home, { recursive: true });
});

/** Files are read when the machine says that they changed; a busy one takes its time. */
const patience = { timeout: 20_000 };

interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}
const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const type = { 'content-type': 'application/json' };
  const response = await fetch(base + path, { method, body: sent, headers: { ...type, ...headers } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
};
const inFile = (name: 'gifts' | 'performers', id: number) =>
  (readRows(directory, name) as Row[]).find((row) => row.id === id);

test('collections are browsed by the conventions of json-server', async () => {
  expect((await ask('GET', '/')).body).toMatchObject({ performers: '/performers?_page=1' });
  const { body, headers } = await ask('GET', '/performers?name_like=mire&_page=1&_limit=5');
  expect(body).toMatchObject([{ id: 101, name: 'Mirela' }]);
  expect(headers.get('x-total-count')).toBe('1');
  expect((await ask('GET', '/legal-texts/1')).body).toMatchObject({ id: 1, type: 'TOS' });
});

test('rows are changed, replaced, added and removed, and each goes to its file', async () => {
  expect((await ask('PATCH', '/gifts/2', { price: 900 })).status).toBe(200);
  expect(inFile('gifts', 2)).toMatchObject({ price: 900, drawing: 'rose' });
  const { id: _, ...rose } = inFile('gifts', 2) as Row;
  const added = await ask('POST', '/gifts', { ...rose, name: { de: 'A', en: 'A', nl: 'A', es: 'A' } });
  expect([added.status, (added.body as Row).id]).toEqual([201, 13]);
  expect(Object.keys(inFile('gifts', 13) ?? {})[0]).toBe('id');
  expect((await ask('PUT', '/gifts/13', { ...rose, price: 1 })).status).toBe(200);
  expect(inFile('gifts', 13)).toMatchObject({ price: 1 });
  expect((await ask('DELETE', '/gifts/13')).status).toBe(200);
  expect(inFile('gifts', 13)).toBeUndefined();
});

test('a file that is edited by hand is served', async () => {
  const rows = (readRows(directory, 'gifts') as Row[]).map((row) => ({ ...row, price: 100 }));
  writeRows(directory, 'gifts', null, rows);
  await vi.waitFor(async () => expect((await ask('GET', '/gifts/1')).body).toMatchObject({ price: 100 }), patience);
});

test.each<[string, string, unknown, number, string]>([
  ['PATCH', '/gifts/2', { price: 1.5 }, 400, 'gifts: row 2 does not fit at price.'],
  ['PATCH', '/gifts/2', { colour: 'red' }, 400, 'gifts: row 2 does not fit at colour.'],
  ['PATCH', '/performers/101', { age: 20 }, 400, 'performers: row 101 is younger than 21.'],
  ['POST', '/gifts', { id: 2 }, 400, 'gifts: row 2 does not fit at name.'],
  ['POST', '/gifts', [1], 400, 'A row is sent as a JSON object.'],
  ['POST', '/gifts/2', {}, 404, 'A row is added to a collection, and changed by its id.'],
  ['PUT', '/gifts', {}, 404, 'A row is added to a collection, and changed by its id.'],
  ['DELETE', '/gifts/99', undefined, 404, 'gifts: there is no row 99.'],
  ['POST', '/performers/101/albums', {}, 404, 'There is no such collection.'],
  ['POST', '/secrets', {}, 404, 'There is no such collection.'],
  ['POST', '/gifts', '{', 400, 'This is not JSON.'],
  ['GET', '/performers?name_like=(', undefined, 400, 'The words to look for are no pattern.'],
])('%s %s with %j is refused with a sentence', async (method, path, body, status, error) => {
  const before = readFileSync(join(directory, 'gifts.json'), 'utf8');
  expect(await ask(method, path, body)).toMatchObject({ status, body: { error } });
  expect(readFileSync(join(directory, 'gifts.json'), 'utf8')).toBe(before);
});

test('a performer with albums does not go before them', async () => {
  const { status, body } = await ask('DELETE', '/performers/101');
  expect([status, (body as { error: string }).error]).toEqual([400, expect.stringContaining('of performer 101')]);
});

test('a page of another site changes nothing', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  expect((await ask('PATCH', '/gifts/2', { price: 1 }, headers)).status).toBe(403);
  expect(inFile('gifts', 2)).toMatchObject({ price: 800 });
});

/** The reference server with its main world following the seed editor. */
const aServer = async (): Promise<{
  server: ReferenceServer;
  follower: SeedEditorFollower;
  told: string[];
  url: string;
}> => {
  const clock = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
  const seeds = readSeeds();
  const sources = { file: join(home, 'world.db'), secret: 'a secret for tests', clock, hasNamed: true };
  const { worlds, isNew } = openWorlds({ ...sources, seeds });
  const server = createServer({ worlds, secret: 'a secret for tests', log: () => undefined });
  const told: string[] = [];
  const follower = followSeedEditor({
    directory,
    world: worlds.main,
    seeds,
    isNew,
    tell: (sentence) => void told.push(sentence),
  });
  return { server, follower, told, url: `http://127.0.0.1:${await server.listen(0)}` };
};

test('an edit over HTTP is read from the running server, and open pages are asked to load anew', async () => {
  const { server, follower, told, url } = await aServer();
  await follower.look();
  expect(told).toEqual([]);
  const heard: string[] = [];
  server.context.worlds.main.bus.subscribe(({ message }) => void heard.push(message.type));
  const name = async () => {
    const response = await fetch(`${url}/rest/v1/actor/getActorByName/mirela`);
    return ((await response.json()) as { name: string }).name;
  };
  expect(await name()).toBe('Mirela');
  await ask('PATCH', '/performers/101', { name: 'Mirela Sol' });
  await vi.waitFor(() => expect(told).toEqual(['The seed editor changed 1 row.']), patience);
  expect(await name()).toBe('Mirela Sol');
  expect(heard).toEqual(['pageReload']);
  expect(follower.seeds().performers[0]?.name).toBe('Mirela Sol');
  follower.close();
  await server.close();
});

test('what was edited while no server ran is taken over at the start, and what does not fit is told and not used', async () => {
  await ask('PATCH', '/performers/101', { name: 'Before' });
  const { server, follower, told } = await aServer();
  await follower.look();
  expect(told).toEqual(['The seed editor changed 1 row.']);
  writeFileSync(join(directory, 'gifts.json'), '{"seed":1,"rows":[{"id":1}]}');
  await follower.look();
  await follower.look();
  expect(told.slice(1)).toEqual(['What the seed editor holds is not used: gifts: row 1 does not fit at name.']);
  const rows = await server.context.worlds.main.database.reader.query('select name from actor where id = 101', []);
  expect(rows).toEqual([{ name: 'Before' }]);
  follower.close();
  await server.close();
});

const ended = async ({ server, follower }: Awaited<ReturnType<typeof aServer>>): Promise<void> => {
  follower.close();
  await server.close();
};

test('an edit that is taken back while no server runs is taken back in the world that was kept', async () => {
  await ask('PATCH', '/performers/101', { name: 'Before' });
  const first = await aServer();
  await first.follower.look();
  await ended(first);
  await ask('PATCH', '/performers/101', { name: 'Mirela' });
  const second = await aServer();
  await second.follower.look();
  expect(second.told).toEqual(['The seed editor changed 1 row.']);
  const rows = await second.server.context.worlds.main.database.reader.query(
    'select name from actor where id = 101',
    [],
  );
  expect(rows).toEqual([{ name: 'Mirela' }]);
  await ended(second);
});

test('what an earlier world was brought to says nothing of a new one', async () => {
  await ask('PATCH', '/performers/101', { name: 'Before' });
  const first = await aServer();
  await first.follower.look();
  await ended(first);
  for (const end of ['', '-wal', '-shm']) rmSync(join(home, `world.db${end}`), { force: true });
  const second = await aServer();
  await second.follower.look();
  expect(second.told).toEqual(['The seed editor changed 1 row.']);
  await ended(second);
});

test('without files of the seed editor a world stays as it is', async () => {
  rmSync(directory, { recursive: true });
  const { server, follower, told } = await aServer();
  await follower.look();
  expect([told, follower.seeds()]).toEqual([[], readSeeds()]);
  follower.close();
  await server.close();
});
