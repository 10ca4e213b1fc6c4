import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LogRecord } from '@lounge/mock-api/server';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { unavailable } from './unavailable.ts';

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
