/**
 * Measures REST reads of one client while one visitor sends twenty of the dearest queries at a time on eight connections:
 * `npm run attack reads-beside-searches`. The server has the limits of production.
 */
import { encodeRest, queryPath } from '@lounge/protocol';
import { getActor } from '@lounge/protocol/content/actors';
import { benchGuest } from '../bench/media.ts';
import { serve } from '../bench/measure.ts';
import { askOnce, report, steadily } from './beside.ts';

const { path } = encodeRest(getActor, { actorId: 101 });
const served = await serve('limited');
const base = `http://127.0.0.1:${served.port}`;
const visitor = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' };
const searches = Array.from(
  { length: 20 },
  (_, number) =>
    `s${number}: searchVideos(searchPattern: "a", first: 100) { items { id title preview { url } link } total }`,
);
const body = JSON.stringify({ query: `{ ${searches.join(' ')} }` });

let isOver = false;
const statuses = new Map<number, number>();
const search = async (): Promise<void> => {
  while (!isOver) {
    const headers = { ...visitor, authorization: `Bearer ${benchGuest.token}` };
    const response = await fetch(base + queryPath, { method: 'POST', headers, body });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
};

await askOnce(served.port, path);
report('nothing', await steadily(served.port, path, 50));
const searching = Array.from({ length: 8 }, search);
report('eight connections that search', await steadily(served.port, path, 50));
isOver = true;
await Promise.all(searching);
console.log([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '));
await served.close();
