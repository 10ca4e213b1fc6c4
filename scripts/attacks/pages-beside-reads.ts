/**
 * Measures pages of one client while others call: `npm run attack pages-beside-reads`. The first lines are references: an idle server, and
 * an idle server beside a process that keeps all cores busy.
 */
import { encodeRest } from '@lounge/protocol';
import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import { serve } from '../bench/measure.ts';
import { askOnce, at, flood, steadily } from './beside.ts';

const page = '/en/amateur/mirela/';
const pagesPerSecond = 4;
const call = encodeRest(getTileGrid, { type: 'home', payload: { first: 60 } }).path;

const measured = await serve('proxied');
const other = await serve('proxied');
for (let count = 0; count < 8; count += 1) await askOnce(measured.port, page);
for (const [name, server, connections] of [
  ['nothing', null, 0],
  ['64 clients of another server', other, 64],
  ['64 clients that read tiles', measured, 64],
  ['500 clients that read tiles', measured, 500],
] as const) {
  const end = server === null ? null : flood(server.port, call, connections);
  const times = await steadily(measured.port, page, pagesPerSecond);
  const late = times.filter((ms) => ms > 5000).length;
  const figures = `p50 ${at(times, 0.5).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms, ${late} of ${times.length} above 5 s`;
  console.log(`beside ${name}: ${figures}; ${(await end?.()) ?? ''}`);
}
await measured.close();
await other.close();
