import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openClusterMetrics, openOperations } from './operations.ts';
import { testSite } from './test-site.ts';

const off = { metricsPort: null, adminToken: null, hasTraces: false, log: 'file' } as const;
const report = (cause: unknown) => expect.unreachable(String(cause));
const open = (operations: object) =>
  openOperations({ host: '127.0.0.1', operations: { ...off, ...operations } }, report);

test('without settings nothing runs around calls and nothing is opened', async () => {
  const { observation, port } = await open({});
  expect(observation).toEqual({ metrics: null, tracing: null, aroundCall: undefined, aroundChange: undefined });
  expect(port).toBeNull();
});

test('the calls of a page are measured, and read on a port of their own', async () => {
  const { observation, port, close } = await open({ metricsPort: 0 });
  const site = await testSite({ observation });
  const page = await site.request('/en/', { headers: { cookie: 'age=1' } });
  expect(page.status).toBe(200);
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await metrics.text()).toMatch(
    /^lounge_call_duration_seconds_count\{.*call="engagement\/tile-grid\/\w+".*\} \d+$/m,
  );
  await site.close();
  await close();
});

test('a port of metrics that is taken is said in a sentence', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(open({ metricsPort: port })).rejects.toThrow(`METRICS_PORT ${port} is taken; choose another.`);
  server.close();
});

test('the primary process of several opens the port of metrics for its workers', async () => {
  const settings = { host: '127.0.0.1', operations: { ...off, metricsPort: 0 } };
  const joined = await openClusterMetrics(settings);
  const response = await fetch(`http://127.0.0.1:${joined?.port}/metrics`);
  // There is none yet.
  expect([response.status, await response.text()]).toEqual([200, '']);
  await joined?.close();
  expect(await openClusterMetrics({ ...settings, operations: off })).toBeNull();
});
