import { afterEach, expect, test, vi } from 'vitest';
import { handlers } from '../handlers.ts';
import { aWorld } from '../testing/a-world.ts';
import { loopback } from '../testing/loopback.ts';
import { createServer } from './server.ts';
import { worldStore } from './worlds/worlds.ts';
import { testSecret } from '../testing/test-secret.ts';

const mocked = vi.hoisted(() => ({ omitted: null as string | null }));

vi.mock('../handlers.ts', async (original) => {
  const real = await original<{ handlers: readonly { call: { id: string } }[] }>();
  return {
    get handlers() {
      return real.handlers.filter(({ call }) => call.id !== mocked.omitted);
    },
  };
});

afterEach(() => {
  mocked.omitted = null;
});

const options = () => ({
  worlds: worldStore({ main: aWorld('main').world, make: null }),
  secret: testSecret,
  log: () => undefined,
});

test('throws at creation if a declared call has no handler', () => {
  const id = handlers[0]?.call.id ?? '';
  mocked.omitted = id;
  expect(() => createServer(options())).toThrow(`These calls have no handler: ${id}`);
});

test('throws at creation if a declared command has no handler', () => {
  const id = handlers.find(({ call }) => call.kind === 'command')?.call.id ?? '';
  mocked.omitted = id;
  expect(() => createServer(options())).toThrow(`These calls have no handler: ${id}`);
});

test('does not throw with all handlers', () => {
  expect(() => createServer(options())).not.toThrow();
});

test('listening on a used port rejects', async () => {
  const first = await loopback();
  const port = Number(first.host.split(':')[1]);
  await expect(createServer(options()).listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
});

test('a closed server does not respond and its worlds are closed', async () => {
  const { request, close, world } = await loopback();
  await request('/rest/v1/alive');
  await close();
  await expect(request('/rest/v1/alive')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(world.database.reader.query('select 1', [])).rejects.toThrow(/not open/);
});

test('other paths are passed to the middleware of the host', async () => {
  const { request, close, server } = await loopback();
  server.app.use((ctx) => {
    ctx.body = 'a page';
  });
  const { status, body } = await request('/en/');
  await close();
  expect([status, body]).toEqual([200, 'a page']);
});
