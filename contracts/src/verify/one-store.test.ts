import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { worldsProblem } from './one-store.ts';
import { readPacts } from './pact-files.ts';
import type { SetState } from './set-state.ts';

const goneOnce = 'the states of one world are gone once another begins: the server keeps one at a time';
const everywhere = /^a state of one world \(".+"\) holds in another: the server does not tell x-world apart$/;

/** A server that knows of each world only whether a state was set; `forget` begins a world. */
const probe = async (nameOf: (world: string) => string, forget: (worlds: Set<string>, world: string) => void) => {
  const worlds = new Set<string>();
  let latest = '';
  const begin = (world: string) => {
    if (world !== latest) forget(worlds, world);
    latest = world;
  };
  const server = createServer(({ headers }, response) => {
    const world = String(headers['x-world']);
    begin(world);
    response.writeHead(worlds.has(nameOf(world)) ? 200 : 401).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const setState: SetState = async (_, world, action = 'setup') => {
    if (action === 'teardown') return;
    begin(world);
    worlds.add(nameOf(world));
  };
  const problem = await worldsProblem(readPacts(), {
    addresses: { baseUrl, socketUrl: null, statesUrl: null },
    setState,
    waitMs: 60_000,
  });
  server.closeAllConnections();
  server.close();
  return problem;
};

const itself = (world: string) => world;

test('a server that keeps worlds apart has no problem', async () => {
  expect(await probe(itself, () => undefined)).toBeNull();
});

test('a server that empties its data at each new world is named', async () => {
  expect(await probe(itself, (worlds) => worlds.clear())).toBe(goneOnce);
});

test('a server that reads no name of a world is named', async () => {
  expect(
    await probe(
      () => 'all',
      () => undefined,
    ),
  ).toMatch(everywhere);
});
