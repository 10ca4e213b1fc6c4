/**
 * Measures REST reads of one client while others ask for pages: `npm run attack reads-beside-pages`. The first two lines are references: an
 * idle server, and an idle server beside a process that keeps all cores busy.
 */
import { fork } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { encodeRest } from '@lounge/protocol';
import { getActor } from '@lounge/protocol/content/actors';
import { serve } from '../bench/measure.ts';

const seconds = 8;
const readsPerSecond = 100;
const path = encodeRest(getActor, { actorId: 101 }).path;

const readOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    httpRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - startedAt));
    })
      .on('error', reject)
      .end();
  });

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Reads at a steady rate. Returns the sorted times in milliseconds. */
const reads = async (port: number): Promise<readonly number[]> => {
  const pending: Promise<number>[] = [];
  for (let sent = 0; sent < seconds * readsPerSecond; sent += 1) {
    pending.push(readOnce(port));
    await new Promise((resolve) => setTimeout(resolve, 1000 / readsPerSecond));
  }
  return (await Promise.all(pending)).toSorted((a, b) => a - b);
};

/** Begins a flood in a process of its own. Returns what ends it and tells its statuses. */
const flood = (port: number, target: string, connections: number): (() => Promise<string>) => {
  const file = fileURLToPath(new URL('./flood.ts', import.meta.url));
  const child = fork(file, [String(port), target, String(connections)]);
  return () =>
    new Promise((resolve) => {
      child.once('message', (statuses) =>
        resolve((statuses as [number, number][]).map(([status, count]) => `${count} × ${status}`).join(', ')),
      );
      child.send('end');
    });
};

const measured = await serve('proxied');
const other = await serve('proxied');
await readOnce(measured.port);
let idle = 0;
for (const [name, server, target, connections] of [
  ['warm-up', measured, '/en/messenger/', 2],
  ['warm-up', other, '/en/messenger/', 2],
  ['nothing', null, '', 0],
  ['32 clients of another server', other, '/en/messenger/', 32],
  ['32 clients that ask for pages', measured, '/en/messenger/', 32],
  ['32 clients that ask for a performer’s page', measured, '/en/amateur/mirela/', 32],
] as const) {
  const end = server === null ? null : flood(server.port, target, connections);
  const times = await reads(measured.port);
  const statuses = (await end?.()) ?? '';
  const p99 = at(times, 0.99);
  if (server === null) idle = p99;
  const ratio = idle === 0 ? '' : ` (${(p99 / idle).toFixed(1)} times idle)`;
  if (name !== 'warm-up')
    console.log(`beside ${name}: p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${ratio}; ${statuses}`);
}
await measured.close();
await other.close();
