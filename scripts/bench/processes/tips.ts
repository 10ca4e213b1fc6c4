/**
 * Compares tips of posts with purchases of videos, each through the handler of its call on a file of its own. Runs as a child process and
 * sends its parent the commands per second of both.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPostOfPerformer, aVideoOfPerformer, guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import { buyVideo } from '@lounge/protocol/content/videos';
import { tipPost } from '@lounge/protocol/engagement/feed';
import type { Client } from '@lounge/transport';
import { createWorld } from '../../../mock-api/src/create-world.ts';
import { readSeeds } from '../../../mock-api/src/server/worlds/seeds.ts';
import { fileWorld, templateOf } from '../../../mock-api/src/server/worlds/sqlite.ts';
import type { WorldParts } from '../../../mock-api/src/world/world.ts';
import { seededRandom } from '../../../mock-api/src/world/seeded-random.ts';
import { clientInProcess } from '../client-in-process.ts';

/** Set by `npm run bench -- --tiny`, where no figure counts. */
const isTiny = process.env['BENCH_TINY'] === '1';
const guests = isTiny ? 2 : 100;
const warmUp = 5;
const contents = isTiny ? 10 : 30;
const firstId = 90_001;
const clock = { now: () => Date.now() };
const directory = mkdtempSync(join(tmpdir(), 'lounge-tips-'));
const template = templateOf(readSeeds());

const acts = {
  tip: (client: Client, postId: number) => client.call(tipPost, { postId, amountCoins: 5 }),
  purchase: (client: Client, videoId: number) => client.call(buyVideo, { videoId }),
} as const;

const filled = async (name: string): Promise<WorldParts> => {
  const world = createWorld('main', fileWorld(join(directory, `${name}.db`), template), clock, seededRandom(1));
  for (let at = 0; at < contents; at += 1) {
    await aPostOfPerformer.setUp({ id: firstId + at, actorId: 101, goalCoins: 90_000 }, world);
    await aVideoOfPerformer.setUp({ id: firstId + at, actorId: 101, price: 500, ageRating: 16 }, world);
  }
  for (let guestId = 1; guestId <= guests; guestId += 1) {
    await guestIsLoggedIn.setUp({ guestId, token: `bench-${guestId}` }, world);
    await guestOwnsCoins.setUp({ guestId, amount: 10_000_000 }, world);
  }
  return world;
};

/** The commands per second of every guest for every content, each once. */
const rateOf = async (name: keyof typeof acts): Promise<number> => {
  const world = await filled(name);
  const clients = Array.from({ length: guests }, (_, at) => clientInProcess(world, at + 1));
  let startedAt = 0;
  for (let at = 0; at < contents; at += 1) {
    if (at === warmUp) startedAt = performance.now();
    for (const client of clients) {
      const result = await acts[name](client, firstId + at);
      if (!result.ok) throw new Error(`A ${name} failed: ${JSON.stringify(result.failure)}`);
    }
  }
  const ms = performance.now() - startedAt;
  world.database.close();
  return ((contents - warmUp) * guests * 1000) / ms;
};

try {
  process.send?.({ tip: await rateOf('tip'), purchase: await rateOf('purchase') });
} finally {
  rmSync(directory, { recursive: true, force: true });
}
