import { tvOnAir } from '@lounge/protocol/engagement/tv';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openWorlds,
  copySeeds,
  createSecret,
  createServer,
  readRows,
  readSeeds,
  writeRows,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** The performer, and the words by which she, her videos and her albums are found. */
const nameChanged = 'The seed editor changed 11 rows.';

interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}
const request = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const type = { 'content-type': 'application/json' };
  const response = await fetch(base + path, { method, body: sent, headers: { ...type, ...headers } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
};
const rowInFile = (name: 'gifts' | 'performers', id: number) =>
  (readRows(directory, name) as Row[]).find((row) => row.id === id);

test('lists and filters collections with the conventions of json-server', async () => {
  expect((await request('GET', '/')).body).toMatchObject({ performers: '/performers?_page=1' });
  const { body, headers } = await request('GET', '/performers?name_like=mirel&_page=1&_limit=5');
  expect(body).toMatchObject([{ id: 101, name: 'Mirela' }]);
  expect(headers.get('x-total-count')).toBe('1');
  expect((await request('GET', '/legal-texts/1')).body).toMatchObject({ id: 1, type: 'TOS' });
});

test('changes, replaces, adds and removes rows, and writes them to their files', async () => {
  expect((await request('PATCH', '/gifts/2', { price: 900 })).status).toBe(200);
  expect(rowInFile('gifts', 2)).toMatchObject({ price: 900, drawing: 'rose' });
  const { id: _, ...rose } = rowInFile('gifts', 2) as Row;
  const added = await request('POST', '/gifts', { ...rose, name: { de: 'A', en: 'A', nl: 'A', es: 'A' } });
  expect([added.status, (added.body as Row).id]).toEqual([201, 13]);
  expect(Object.keys(rowInFile('gifts', 13) ?? {})[0]).toBe('id');
  expect((await request('PUT', '/gifts/13', { ...rose, price: 1 })).status).toBe(200);
  expect(rowInFile('gifts', 13)).toMatchObject({ price: 1 });
  expect((await request('DELETE', '/gifts/13')).status).toBe(200);
  expect(rowInFile('gifts', 13)).toBeUndefined();
});

test('serves a file that is edited by hand', async () => {
  const rows = (readRows(directory, 'gifts') as Row[]).map((row) => ({ ...row, price: 100 }));
  writeRows(directory, 'gifts', null, rows);
  await vi.waitFor(async () => expect((await request('GET', '/gifts/1')).body).toMatchObject({ price: 100 }));
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
  ['POST', '/gifts', '{', 400, 'The body is not JSON.'],
  ['GET', '/performers?_expand=x', undefined, 400, 'The parameter _expand is not supported.'],
  ['GET', '/performers/101?_embed=albums', undefined, 400, 'The parameter _embed is not supported.'],
  ['GET', '/performers?q[a]=1', undefined, 400, 'The parameter q is not supported.'],
  ['GET', '/performers?_sort=a&_sort=b', undefined, 400, 'The parameter _sort is not supported.'],
])('rejects %s %s with %j', async (method, path, body, status, error) => {
  const before = readFileSync(join(directory, 'gifts.json'), 'utf8');
  expect(await request(method, path, body)).toMatchObject({ status, body: { error } });
  expect(readFileSync(join(directory, 'gifts.json'), 'utf8')).toBe(before);
});

test.each([
  ['(a+)+$', []],
  ['(', []],
  ['.*', []],
  ['MIREL', ['Mirela']],
])('searches for the pattern %s literally', async (pattern, names) => {
  const { status, body } = await request('GET', `/performers?name_like=${encodeURIComponent(pattern)}`);
  expect([status, (body as Row[]).map(({ name }) => name)]).toEqual([200, names]);
});

test('does not delete a performer who has albums', async () => {
  const { status, body } = await request('DELETE', '/performers/101');
  expect([status, (body as { error: string }).error]).toEqual([400, expect.stringContaining('of performer 101')]);
});

test('rejects changes from a page of another site', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  expect((await request('PATCH', '/gifts/2', { price: 1 }, headers)).status).toBe(403);
  expect(rowInFile('gifts', 2)).toMatchObject({ price: 800 });
});

/** The reference server with its main world following the seed editor. */
const startServer = async (): Promise<{
  server: ReferenceServer;
  follower: SeedEditorFollower;
  printed: string[];
  url: string;
}> => {
  const clock = { now: () => Date.parse('2026-11-20T20:00:00.000Z') };
  const seeds = readSeeds();
  const secret = createSecret();
  const sources = { main: { file: join(home, 'world.db') }, secret, clock, hasNamed: true };
  const { worlds, isNew } = await openWorlds({ ...sources, seeds });
  const server = createServer({ worlds, secret, log: () => undefined });
  const printed: string[] = [];
  const follower = followSeedEditor({
    directory,
    world: worlds.main,
    seeds,
    isNew,
    print: (message) => void printed.push(message),
  });
  return { server, follower, printed, url: `http://127.0.0.1:${await server.listen(0)}` };
};

test('applies an edit over HTTP to the running server, and reloads open pages', async () => {
  const { server, follower, printed, url } = await startServer();
  await follower.update();
  expect(printed).toEqual([]);
  const messageTypes: string[] = [];
  server.context.worlds.main.bus.subscribe(({ message }) => void messageTypes.push(message.type));
  const name = async () => {
    const response = await fetch(`${url}/rest/v1/actor/getActorByName/mirela`);
    return ((await response.json()) as { name: string }).name;
  };
  expect(await name()).toBe('Mirela');
  await request('PATCH', '/performers/101', { name: 'Mirela Sol' });
  await vi.waitFor(() => expect(printed).toEqual([nameChanged]));
  expect(await name()).toBe('Mirela Sol');
  // As the server begins, those who watch TV are told of the programme.
  expect(messageTypes.filter((type) => type !== tvOnAir.type)).toEqual(['pageReload']);
  expect(follower.seeds().performers[0]?.name).toBe('Mirela Sol');
  follower.close();
  await server.close();
});

test('applies edits at the start that were made while no server ran, and reports invalid files', async () => {
  await request('PATCH', '/performers/101', { name: 'Before' });
  const { server, follower, printed } = await startServer();
  await follower.update();
  expect(printed).toEqual([nameChanged]);
  writeFileSync(join(directory, 'gifts.json'), '{"seed":1,"rows":[{"id":1}]}');
  await follower.update();
  await follower.update();
  expect(printed.slice(1)).toEqual([
    'The seeds of the seed editor were not applied: gifts: row 1 does not fit at name.',
  ]);
  const rows = await server.context.worlds.main.database.reader.query('select name from actor where id = 101', []);
  expect(rows).toEqual([{ name: 'Before' }]);
  follower.close();
  await server.close();
});

const stop = async ({ server, follower }: Awaited<ReturnType<typeof startServer>>): Promise<void> => {
  follower.close();
  await server.close();
};

test('reverts an edit in an existing world when it was undone while no server ran', async () => {
  await request('PATCH', '/performers/101', { name: 'Before' });
  const first = await startServer();
  await first.follower.update();
  await stop(first);
  await request('PATCH', '/performers/101', { name: 'Mirela' });
  const second = await startServer();
  await second.follower.update();
  expect(second.printed).toEqual([nameChanged]);
  const rows = await second.server.context.worlds.main.database.reader.query(
    'select name from actor where id = 101',
    [],
  );
  expect(rows).toEqual([{ name: 'Mirela' }]);
  await stop(second);
});

test('ignores the applied seeds of an earlier world for a new one', async () => {
  await request('PATCH', '/performers/101', { name: 'Before' });
  const first = await startServer();
  await first.follower.update();
  await stop(first);
  for (const end of ['', '-wal', '-shm']) rmSync(join(home, `world.db${end}`), { force: true });
  const second = await startServer();
  await second.follower.update();
  expect(second.printed).toEqual([nameChanged]);
  await stop(second);
});

test('does not change a world without files of the seed editor', async () => {
  rmSync(directory, { recursive: true });
  const { server, follower, printed } = await startServer();
  await follower.update();
  expect([printed, follower.seeds()]).toEqual([[], readSeeds()]);
  follower.close();
  await server.close();
});
