import { resubscribePush } from '@lounge/protocol/engagement/web-push';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createWorld } from '../../create-world.ts';
import { postgresDatabase } from '../../server/worlds/postgres/postgres-database.ts';
import { copyTemplate, poolOf } from '../../testing/postgres/test-databases.ts';
import { testClient } from '../../testing/test-client.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import { plainWebPush } from '../../world/web-push.ts';
import type { WorldParts } from '../../world/world.ts';
import { deliverDue } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import { aBrowserIsSubscribed } from './states.ts';

const now = Date.parse('2026-11-20T19:00:00.000Z');
const many = 240;
const sent: string[] = [];
const webPush = {
  ...plainWebPush,
  send: ({ endpoint }: { readonly endpoint: string }) => {
    sent.push(endpoint);
    return Promise.resolve({ outcome: 'taken' } as const);
  },
};
const at = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: plainWebPush.key, auth: 'c2l4dGVlbi1ieXRlcy0xNg' },
});
const fail = (cause: unknown): void => {
  throw cause;
};
/** The same world as several processes see it. */
let processes: readonly WorldParts[] = [];

beforeAll(async () => {
  const database = await copyTemplate(inject('postgresRun'), 'web-push');
  processes = Array.from({ length: 4 }, (_, seed) =>
    createWorld('main', postgresDatabase(poolOf(database)), { now: () => now }, seededRandom(seed), { webPush }),
  );
});
afterAll(() => processes.forEach(({ database }) => database.close()));

test('processes that send a message to many at once send it once to each', async () => {
  const [first] = processes as readonly [WorldParts];
  await first.database.change(async (tx) => {
    await tx.query(`update article set "publishedAt" = '2020-01-01T00:00:00.000Z'`, []);
    await tx.query(`update campaign set start = '2030-01-01T00:00:00.000Z'`, []);
    await tx.query(
      `update campaign set start = '2026-11-20T18:30:00.000Z' where id = (select min(id) from campaign)`,
      [],
    );
  });
  for (let each = 0; each < many; each += 1)
    await aBrowserIsSubscribed.setUp(
      { subscription: at(`${each}`), token: `${each}`, guestId: null, events: ['campaigns'] },
      first,
    );
  await Promise.all(processes.map((each) => fanOut(each)));
  await fanOut(first);
  for (let runs = 0; runs < 2; runs += 1) await Promise.all(processes.map((each) => deliverDue(each, fail)));
  expect(new Set(sent).size).toBe(many);
  expect(sent).toHaveLength(many);
});

test('a token that is used by several tabs at once renews one subscription', async () => {
  const [first] = processes as readonly [WorldParts];
  await aBrowserIsSubscribed.setUp({ subscription: at('tabs'), token: 'tabs', guestId: null, events: ['news'] }, first);
  const outcomes = await Promise.all(
    processes.map((each, tab) =>
      testClient(each).outcome(resubscribePush, { token: 'tabs', subscription: at(`tab-${tab}`) }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const rows = await first.database.reader.query(
    `select key from "pushSubscription" where endpoint like '%/tab-%' or endpoint like '%/tabs'`,
    [],
  );
  expect(rows).toHaveLength(1);
});
