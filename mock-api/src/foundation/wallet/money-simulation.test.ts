import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renewDue } from '../subscriptions/renew.ts';
import { fileWorld } from '../../server/worlds/sqlite.ts';
import { newDatabase, onSqlite, seeded } from '../../testing/a-world.ts';
import { violatedInvariants } from '../../testing/ledger-events.ts';
import {
  breaking,
  decisionOf,
  moneyEvents,
  setUpMoney,
  timePassing,
  type MoneyEvent,
} from '../../testing/money-events.ts';
import { MoneyRules } from '../../testing/MoneyRules.ts';
import type { Decision } from '../../testing/spending-rules.ts';
import { createWorld } from '../../create-world.ts';
import { seededRandom } from '../../world/seeded-random.ts';

const wanted = Number(process.env['MONEY_EVENTS'] ?? (onSqlite() ? 8000 : 500));
const seeds = process.env['MONEY_SEED'] === undefined ? [20_261_121] : [Number(process.env['MONEY_SEED'])];
const maxConcurrent = 4;
const batchSize = 1000;

const directory = mkdtempSync(join(tmpdir(), 'lounge-money-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs events and checks the rules after each batch. Returns how often each kind of event ended in each way. */
const run = async (seed: number, many: number) => {
  const random = seededRandom(seed);
  const file = join(directory, `${seed}.db`);
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const clock = { now: () => now };
  // Files are closed and opened again between batches, as after a restart.
  const open = () =>
    createWorld('file', onSqlite() ? fileWorld(file, seeded()) : newDatabase(), clock, seededRandom(seed));
  let world = open();
  const rules = new MoneyRules();
  const next = moneyEvents(random, await setUpMoney(world));
  const decisions: Decision[] = [];
  const problems: unknown[] = [];
  const seen = new Map<string, number>();
  const perform = async (event: MoneyEvent): Promise<void> => {
    const ending = await event.run(event.isBroken ? breaking(world) : world, event.key);
    const decision = ending === 'done' ? decisionOf(event, now) : null;
    if (decision !== null) decisions.push(decision);
    seen.set(`${event.name} ${ending}`, (seen.get(`${event.name} ${ending}`) ?? 0) + 1);
  };
  for (let done = 0; done < many;) {
    const stop = Math.min(many, done + batchSize);
    while (done < stop) {
      now += timePassing(random);
      await renewDue(world, (cause) => void problems.push(cause));
      const together = Array.from({ length: Math.min(stop - done, 1 + Math.floor(random() * maxConcurrent)) }, next);
      await Promise.all(together.map(perform));
      done += together.length;
    }
    const { reader } = world.database;
    const violations = [...(await rules.check(reader, decisions)), ...problems];
    expect(violations, `MONEY_SEED=${seed}, after ${done} events`).toEqual([]);
    if (!onSqlite()) continue;
    world.database.close();
    world = open();
  }
  const { reader } = world.database;
  expect([...(await rules.checkSums(reader)), ...(await violatedInvariants(reader))]).toEqual([]);
  world.database.close();
  return { seen, days: (now - Date.parse('2026-11-20T19:00:00.000Z')) / 86_400_000 };
};

/** Endings that must have occurred, so that no rule holds only because nothing happened. */
const expected = [
  'topUp done',
  'topUp declined',
  'topUp limitReached',
  'topUp paused',
  'oneClick done',
  'oneClick limitReached',
  'album done',
  'album needPurchase',
  'album crashed',
  'albumByVoucher done',
  'albumByVoucher voucherUsed',
  'albumByVoucher voucherUnfit',
  'credits done',
  'code done',
  'refund done',
  'subscribe started',
  'subscribe running',
  'subscribe declined',
  'subscribe limitReached',
  'cancel done',
  'keep done',
  'offer done',
  'limit done',
  'break done',
  'recharge done',
];

// Files are closed and opened again between batches, as after a restart.
test.each(seeds)(
  'money keeps its rules through races, repeats, crashes, restarts and jumps of the clock, seed %i',
  async (seed) => {
    const { seen, days } = await run(seed, Math.ceil(wanted / seeds.length));
    expect([...seen.keys()].filter((ending) => ending.includes('unavailable'))).toEqual([]);
    // On PostgreSQL fewer events are affordable than reach every ending.
    if (!onSqlite()) return;
    expect(days).toBeGreaterThan(120);
    expect(expected.filter((ending) => !seen.has(ending))).toEqual([]);
  },
  1_800_000,
);
