import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorById } from '../../content/actors/statements.ts';
import { memoryWorld, templateOf } from '../worlds/sqlite.ts';
import { statesAdapter } from './states-adapter.ts';
import { worldStore } from '../worlds/worlds.ts';
import { createWorld } from '../../create-world.ts';
import { seededRandom } from '../../world/seeded-random.ts';

const template = templateOf({
  performers: [],
  albums: [],
  videos: [],
  gifts: [],
  shows: [],
  jumbotron: [],
  legalTexts: [],
});
const make = (name: string) => createWorld(name, memoryWorld(template), { now: () => 0 }, seededRandom(1));
const worlds = worldStore({ main: make('main'), make });
const answer = statesAdapter(worlds);
const server = createServer((request, response) => void answer(request, response));
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await worlds.close();
});

const post = (body: unknown, world: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-world': world },
    body: JSON.stringify(body),
  });

test('sets a state up in the world of the header only', async () => {
  const { status } = await post({ state: 'a performer exists', params: { id: 5, name: 'Noor Vega' } }, 'one');
  expect(status).toBe(204);
  const rowIn = async (name: string) =>
    actorById.first(((await worlds.named(name)) ?? worlds.main).database.reader, { key: 5, language: 'en' });
  expect(await rowIn('one')).toMatchObject({ name: 'Noor Vega' });
  expect(await rowIn('two')).toBeNull();
});

test.each([
  [{ state: 'a performer who sings' }, 'one', 'There is no provider state "a performer who sings".'],
  [
    { state: 'a performer exists', params: { id: 0 } },
    'one',
    'The state "a performer exists" cannot be set up: id does not match its schema.',
  ],
  [{ params: {} }, 'one', 'A state is set by POST with {"state", "params"} as JSON.'],
  [{ state: 'no performer is online' }, 'no world!', 'The header x-world names no world.'],
])('rejects %j in "%s" with a sentence', async (body, world, sentence) => {
  const response = await post(body, world);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe(sentence);
});

test('rejects GET', async () => {
  expect((await fetch(url)).status).toBe(400);
});

test('a state is set up as the server completes it', async () => {
  const completing = statesAdapter(worlds, ({ name, params }) => ({ name, params: { ...params, age: 54 } }));
  const completingServer = createServer((request, response) => void completing(request, response));
  await new Promise<void>((resolve) => void completingServer.listen(0, '127.0.0.1', resolve));
  const address = completingServer.address();
  const port = typeof address === 'object' ? address?.port : '';
  await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-world': 'three' },
    body: JSON.stringify({ state: 'a performer exists', params: { id: 5, name: 'Noor Vega' } }),
  });
  completingServer.closeAllConnections();
  completingServer.close();
  const { reader } = ((await worlds.named('three')) ?? worlds.main).database;
  expect(await actorById.first(reader, { key: 5, language: 'en' })).toMatchObject({ age: 54 });
});
