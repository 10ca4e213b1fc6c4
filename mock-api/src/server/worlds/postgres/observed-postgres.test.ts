import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createWorld } from '../../../create-world.ts';
import { transferOnce } from '../../../foundation/wallet/ledger.ts';
import { copyTemplate, poolOf } from '../../../testing/postgres/test-databases.ts';
import { sampleOf } from '../../../testing/sample-of.ts';
import { seededRandom } from '../../../world/seeded-random.ts';
import type { WorldParts } from '../../../world/world.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { openObservation } from '../../observation.ts';
import { worldStore } from '../worlds.ts';
import { postgresDatabase } from './postgres-database.ts';

const at = '2026-11-20T19:00:00.000Z';
let metrics: Metrics;
let world: WorldParts;

beforeAll(async () => {
  const report = (cause: unknown) => expect.unreachable(String(cause));
  const observation = await openObservation({ hasMetrics: true, hasTraces: false, report });
  metrics = observation.metrics!;
  const database = postgresDatabase(poolOf(await copyTemplate(inject('postgresRun'), 'observed')));
  const { aroundChange } = observation;
  world = createWorld('main', database, { now: () => Date.parse(at) }, seededRandom(1), { aroundChange });
  metrics.follow({ worlds: worldStore({ main: world, make: null }), sockets: { countHere: () => 0, count: () => 0 } });
});
afterAll(() => world.database.close());

const sample = async (name: string, labels: Readonly<Record<string, string>> = {}) =>
  sampleOf(await metrics.text(), name, labels);

test('a transaction that is repeated is counted once, and its repetitions for themselves', async () => {
  let waiting = 2;
  let release: () => void = () => undefined;
  const bothHaveRead = new Promise<void>((resolve) => (release = resolve));
  const topUp = (key: string) =>
    world.database.change((tx) =>
      transferOnce(tx, { guestId: 7, key, kind: 'topUp', bodyHash: key, at }, async () => {
        // Both read the balance before one of them writes, so one of them is repeated.
        await tx.query('select sum(amount) from "ledgerEntry" where account = ?', ['guest:7']);
        waiting -= 1;
        if (waiting === 0) release();
        await bothHaveRead;
        const entries = [
          { account: 'guest:7', amount: 5 },
          { account: 'top-up', amount: -5 },
        ] as const;
        return { entries, reference: {}, answer: () => null };
      }),
    );
  await Promise.all([topUp('a'), topUp('b')]);
  expect(await sample('lounge_transaction_retries_total')).toBeGreaterThanOrEqual(1);
  expect(await sample('lounge_transactions_total', { outcome: 'committed' })).toBe(2);
  expect(await sample('lounge_ledger_transactions_total', { kind: 'topUp' })).toBe(2);
});

test('the connections of the pool are counted', async () => {
  const use = async () => [
    await sample('lounge_database_connections', { state: 'open' }),
    await sample('lounge_database_connections', { state: 'idle' }),
    await sample('lounge_database_connections', { state: 'waiting' }),
  ];
  const [open, idle] = await use();
  expect(open).toBeGreaterThanOrEqual(2);
  expect(idle).toBe(open);
  await world.database.change(async () => expect(await use()).toEqual([open, open! - 1, 0]));
});
