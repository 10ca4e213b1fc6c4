import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LogRecord } from '@lounge/mock-api/server';
import Koa from 'koa';
import { expect, test, vi } from 'vitest';
import { testSite, type TestSite } from './test-site.ts';
import { unavailable } from './unavailable.ts';

/** The cookies of an adult who has signed up. */
const signedUp = async (site: TestSite): Promise<string> => {
  const form = { email: 'robin@example.com', name: 'Robin', password: 'a long walk home', terms: '1' };
  const { headers } = await site.request('/vxpay/en/sign-up', { form });
  return ['age=1', ...(headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0])].join('; ');
};

test.each([
  ['SQLITE_FULL', 503],
  ['ENOSPC', 503],
  ['WORLD_CLOSED', 503],
  ['SQLITE_CONSTRAINT', 500],
])('a page that fails with %s responds with %d', async (code, status) => {
  const records: LogRecord[] = [];
  const cause = Object.assign(new Error('broken'), { code });
  // Only the fields that the middleware uses.
  const context = { log: (record: LogRecord) => records.push(record), newRequestId: () => 'r-1' };
  const app = new Koa();
  app.silent = true;
  app.use(unavailable({ context } as unknown as Parameters<typeof unavailable>[0]));
  app.use(() => Promise.reject(cause));
  const handle = app.callback();
  const http = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}/vxpay/en/signup`);
  http.closeAllConnections();
  http.close();
  expect(response.status).toBe(status);
  expect(records).toEqual(
    status === 503 ? [{ id: 'r-1', call: '/vxpay/en/signup', status, ms: 0, code: 'unavailable', cause }] : [],
  );
});

test.each([
  ['anonymous', '/en/'],
  ['anonymous', '/en/amateur/mirela/'],
  ['of a session', '/en/myvelvet/'],
])('a page that cannot read its world is 503 and logged so: %s %s', async (who, path) => {
  const site = await testSite();
  const cookie = who === 'anonymous' ? 'age=1' : await signedUp(site);
  const { reader } = site.server.context.worlds.main.database;
  const away = Object.assign(new Error('away'), { code: 'DATABASE_AWAY' });
  const query = vi.spyOn(reader, 'query').mockRejectedValue(away);
  site.records.splice(0);
  const { status, headers } = await site.request(path, { headers: { cookie } });
  query.mockRestore();
  await site.close();
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(site.records.map((each) => each.status)).toEqual([503]);
});
