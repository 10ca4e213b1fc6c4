/**
 * Measures REST reads of one client while others ask for pages: `npm run attack reads-beside-pages`. The first two lines are references: an
 * idle server, and an idle server beside a process that keeps all cores busy.
 */
import { encodeRest } from '@lounge/protocol';
import { getActor } from '@lounge/protocol/content/actors';
import { maxImageBytes, storeMessageImage } from '@lounge/protocol/content/messenger';
import { benchGuest } from '../bench/media.ts';
import { serve } from '../bench/measure.ts';
import { report } from './beside.ts';

const served = await serve('proxied');
const base = `http://127.0.0.1:${served.port}`;
const { path } = encodeRest(getActor, { actorId: 101 });

const picture = new Uint8Array(maxImageBytes);
picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const upload = async (address: string): Promise<number> => {
  const headers = {
    authorization: `Bearer ${benchGuest.token}`,
    'content-type': 'application/octet-stream',
    'x-forwarded-for': address,
  };
  const response = await fetch(base + storeMessageImage.path, { method: 'POST', body: picture, headers });
  await response.arrayBuffer();
  return response.status;
};

/** Reads one after the other, with a pause of two milliseconds, until it is over. Returns the sorted times in milliseconds. */
const reads = async (isOver: () => boolean): Promise<readonly number[]> => {
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await (await fetch(base + path, { headers: { 'x-forwarded-for': '203.0.113.1' } })).arrayBuffer();
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return times.toSorted((a, b) => a - b);
};

let isOver = false;
const during = async (work: Promise<unknown>): Promise<readonly number[]> => {
  isOver = false;
  const times = reads(() => isOver);
  await work;
  isOver = true;
  return times;
};

await during(new Promise((resolve) => setTimeout(resolve, 1000)));
report('nothing', await during(new Promise((resolve) => setTimeout(resolve, 3000))));
const statuses: number[] = [];
const uploader = async (number: number): Promise<void> => {
  for (let sent = 0; sent < 5; sent += 1) statuses.push(await upload(`198.51.100.${number * 10 + sent}`));
};
report('uploads', await during(Promise.all([uploader(1), uploader(2)])), `; ${statuses.join(' ')}`);
await served.close();
