/**
 * Measures REST reads of one client while others ask for pages: `npm run attack reads-beside-pages`. The first two lines are references: an
 * idle server, and an idle server beside a process that keeps all cores busy.
 */
import { encodeRest } from '@lounge/protocol';
import { getActor } from '@lounge/protocol/content/actors';
import { serve } from '../bench/measure.ts';
import { askOnce, at, flood, steadily } from './beside.ts';

const readsPerSecond = 100;
const path = encodeRest(getActor, { actorId: 101 }).path;

const measured = await serve('proxied');
const other = await serve('proxied');
await askOnce(measured.port, path);
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
  const times = await steadily(measured.port, path, readsPerSecond);
  const statuses = (await end?.()) ?? '';
  const p99 = at(times, 0.99);
  if (server === null) idle = p99;
  const ratio = idle === 0 ? '' : ` (${(p99 / idle).toFixed(1)} times idle)`;
  if (name !== 'warm-up')
    console.log(`beside ${name}: p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${ratio}; ${statuses}`);
}
await measured.close();
await other.close();
