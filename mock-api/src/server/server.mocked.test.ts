import { afterEach, expect, test, vi } from 'vitest';
import { commandHandlers } from '../commands.ts';
import { handlers } from '../handlers.ts';
import { aWorld } from '../testing/a-world.ts';
import { loopback } from '../testing/loopback.ts';
import { createServer } from './server.ts';
import { worldStore } from './worlds/worlds.ts';

const table = vi.hoisted(() => ({ left: null as string | null }));

vi.mock('../handlers.ts', async (original) => {
  const real = await original<{ handlers: readonly { call: { id: string } }[] }>();
  return {
    get handlers() {
      return real.handlers.filter(({ call }) => call.id !== table.left);
    },
  };
});

vi.mock('../commands.ts', async (original) => {
  const real = await original<{ commandHandlers: readonly { command: { id: string } }[] }>();
  return {
    get commandHandlers() {
      return real.commandHandlers.filter(({ command }) => command.id !== table.left);
    },
  };
});

afterEach(() => {
  table.left = null;
});

const options = () => ({
  worlds: worldStore({ main: aWorld('main').world, make: null }),
  secret: 'a secret for tests',
  log: () => undefined,
});

test('a declared call without a handler keeps the server from starting', () => {
  const id = handlers[0]?.call.id ?? '';
  table.left = id;
  expect(() => createServer(options())).toThrow(`These calls have no handler: ${id}`);
});

test('a declared command without a handler keeps the server from starting', () => {
  const id = commandHandlers[0]?.command.id ?? '';
  table.left = id;
  expect(() => createServer(options())).toThrow(`These calls have no handler: ${id}`);
});

test('with every handler it starts', () => {
  expect(() => createServer(options())).not.toThrow();
});

test('a port that is taken is told', async () => {
  const first = await loopback();
  const port = Number(first.host.split(':')[1]);
  await expect(createServer(options()).listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
});

test('a closed server answers nobody and its worlds are closed', async () => {
  const { request: ask, close, world } = await loopback();
  await ask('/rest/v1/alive');
  await close();
  await expect(ask('/rest/v1/alive')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(world.database.reader.query('select 1', [])).rejects.toThrow(/not open/);
});

test('a path that is neither REST nor query is left to whoever hosts the server', async () => {
  const { request: ask, close, server } = await loopback();
  server.app.use((ctx) => {
    ctx.body = 'a page';
  });
  const { status, body } = await ask('/en/');
  await close();
  expect([status, body]).toEqual([200, 'a page']);
});
