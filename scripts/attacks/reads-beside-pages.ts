/**
 * Measures REST reads of one client while others ask for pages, pictures or nothing: `npm run attack reads-beside-pages`. The flood comes from
 * addresses of its own through a trusted proxy, as a crowd does, so that the limit of one address does not stop it.
 */
import { request as httpRequest } from 'node:http';
import { encodeRest } from '@lounge/protocol';
import { getActor } from '@lounge/protocol/content/actors';
import { serve } from '../bench/measure.ts';

const seconds = 6;
const readsPerSecond = 100;
const path = encodeRest(getActor, { actorId: 101 }).path;

const requestOnce = (port: number, target: string, address: string): Promise<{ status: number; ms: number }> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = { cookie: 'age=1; consent=necessary; language=en; theme=dark', 'x-forwarded-for': address };
    const request = httpRequest({ host: '127.0.0.1', port, path: target, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    request.on('error', reject);
    request.end();
  });

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Reads at a steady rate. Returns the sorted times in milliseconds. */
const reads = async (port: number): Promise<readonly number[]> => {
  const pending: Promise<{ ms: number }>[] = [];
  for (let sent = 0; sent < seconds * readsPerSecond; sent += 1) {
    pending.push(requestOnce(port, path, '203.0.113.1'));
    await new Promise((resolve) => setTimeout(resolve, 1000 / readsPerSecond));
  }
  return (await Promise.all(pending)).map(({ ms }) => ms).toSorted((a, b) => a - b);
};

const flood = async (port: number, target: string, connections: number, isOver: () => boolean) => {
  const statuses = new Map<number, number>();
  const client = async (_: unknown, number: number): Promise<void> => {
    for (let sent = 0; !isOver(); sent += 1) {
      const { status } = await requestOnce(port, target, `198.51.${sent % 250}.${number}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
};

const served = await serve('proxied');
await requestOnce(served.port, '/en/', '203.0.113.1');
for (const [name, target, connections] of [
  ['warm-up', '/en/messenger/', 2],
  ['nothing', null, 0],
  ['32 clients that ask for pages', '/en/messenger/', 32],
  ['32 clients that ask for a performer’s page', '/en/amateur/mirela/', 32],
] as const) {
  let isOver = false;
  const flooded = target === null ? Promise.resolve('') : flood(served.port, target, connections, () => isOver);
  const times = await reads(served.port);
  isOver = true;
  const [p50, p99] = [at(times, 0.5), at(times, 0.99)].map((ms) => ms.toFixed(1));
  console.log(`beside ${name}: p50 ${p50} ms, p99 ${p99} ms; ${await flooded}`);
}
await served.close();
