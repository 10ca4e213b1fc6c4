/**
 * Plays events of money in four processes on PostgreSQL and kills them at random points, by hand:
 * `npm run attack money -- --events 1000000 --seed 7`. The database is one of its own.
 */
import { parseArgs } from 'node:util';
import { secureRandom } from '@lounge/mock-api/server';
import { createWorld } from '../../mock-api/src/create-world.ts';
import { postgresDatabase } from '../../mock-api/src/server/worlds/postgres/postgres-database.ts';
import { violatedInvariants } from '../../mock-api/src/testing/ledger-events.ts';
import { decisionOf, setUpMoney, timePassing, type MoneyEvent } from '../../mock-api/src/testing/money-events.ts';
import { MoneyRules } from '../../mock-api/src/testing/MoneyRules.ts';
import {
  copyTemplate,
  createTemplate,
  dropDatabases,
  poolOf,
} from '../../mock-api/src/testing/postgres/test-databases.ts';
import type { Decision } from '../../mock-api/src/testing/spending-rules.ts';
import type { WorldParts } from '../../mock-api/src/world/world.ts';
import { seededRandom } from '../../mock-api/src/world/seeded-random.ts';
import { BatchProcess } from './BatchProcess.ts';
import { batchEvents, type MoneyAttack } from './money/batch-events.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '20261125' },
    processes: { type: 'string', default: '4' },
    /** Events between two kills, on average. */
    kill: { type: 'string', default: '5000' },
    /** The run ends after so many minutes, with what it has played. */
    minutes: { type: 'string', default: '30' },
  },
});
const [events, seed, processes, killEvery, minutes] = [
  Number(values.events),
  Number(values.seed),
  Number(values.processes),
  Number(values.kill),
  Number(values.minutes),
];
const script = new URL('./money/money-process.ts', import.meta.url);
const startedAt = performance.now();
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

let isStopped = false;
// A run that is interrupted ends with its batch, and drops its database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));

/** Keys of these events are those of one ledger transaction each. */
const charges = new Set(['topUp', 'oneClick', 'album', 'video', 'albumByVoucher']);

/** Compares the keys of a batch's answers with those in the ledger: each that is done is there, and no other. */
const wrongKeys = (answered: ReadonlyMap<string, ReadonlySet<string>>, stored: ReadonlySet<string>): string[] => {
  const wrong = [...answered].filter(([key, endings]) =>
    // Repeated after a kill, a call may choose another voucher than at first.
    stored.has(key) ? !endings.has('done') && !endings.has('keyReused') : endings.has('done'),
  );
  return wrong.map(([key, endings]) => `a key is done and stored, or neither: ${key} ${[...endings].join(', ')}`);
};

const play = async (world: WorldParts, setNow: (now: number) => void, attack: MoneyAttack) => {
  const random = seededRandom(seed);
  const began = performance.now();
  const stock = await setUpMoney(world, attack.guests, Math.ceil(events / 3000));
  // As the server's autovacuum does after a while; without statistics every read locks whole tables.
  await world.database.change((tx) => tx.query('analyze', []));
  print(`${attack.guests} guests after ${seconds(began)} s`);
  const rules = new MoneyRules();
  const decisions: Decision[] = [];
  const seen = new Map<string, number>();
  const checks: number[] = [];
  let [now, played, kills, nextKill] = [Date.parse('2026-11-20T19:00:00.000Z'), 0, 0, killEvery];
  let lists: (readonly MoneyEvent[])[] = [];
  let answered = new Map<string, Set<string>>();
  const onEnd = (stream: number, index: number, ending: string): void => {
    const event = lists[stream]?.[index];
    if (event === undefined) return;
    played += 1;
    const name = `${event.name} ${ending}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    const decision = ending === 'done' ? decisionOf(event, now) : null;
    if (decision !== null) decisions.push(decision);
    if (charges.has(event.name)) {
      const key = `guest:${event.guestId} ${event.key}`;
      answered.set(key, (answered.get(key) ?? new Set()).add(ending));
    }
    if (played < nextKill) return;
    if (children[Math.floor(random() * children.length)]?.kill() === true) kills += 1;
    nextKill = played + 1 + Math.floor(random() * 2 * killEvery);
  };
  const children = Array.from(
    { length: processes },
    (_, stream) => new BatchProcess(script, attack, stream, ({ index, ending }) => onEnd(stream, index, ending)),
  );
  const violations: string[] = [];
  const playing = performance.now();
  try {
    for (let batch = 0; played < events && violations.length === 0; batch += 1) {
      if (isStopped || performance.now() - startedAt > minutes * 60_000) break;
      // A batch has one instant, so that a decision is known to the millisecond even where its answer was lost.
      for (let steps = 0; steps < attack.perBatch / 50; steps += 1) now += timePassing(random);
      setNow(now);
      lists = Array.from({ length: processes }, (_, stream) => batchEvents(attack, stock, batch, stream));
      answered = new Map();
      const problems = await Promise.all(children.map((child) => child.play(batch, now)));
      const checking = performance.now();
      violations.push(
        ...problems.filter((each) => each !== ''),
        ...(await rules.check(world.database.reader, decisions)),
      );
      violations.push(...wrongKeys(answered, rules.newKeys));
      checks.push(performance.now() - checking);
      if (batch % 20 === 0)
        print(`${played} events, ${kills} kills, ${seconds(playing)} s, checked in ${checks.at(-1)?.toFixed(0)} ms`);
    }
  } finally {
    for (const child of children) child.close();
  }
  const failed = [...seen].filter(([name]) => name.includes('failed') || name.includes('unavailable'));
  violations.push(...failed.map(([name, times]) => `${times} × ${name}`));
  return { rules, decisions, seen, checks, played, kills, violations, took: performance.now() - playing };
};

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)).toFixed(0);

const attackIn = async (database: string): Promise<readonly string[]> => {
  const guests = Math.min(4000, Math.max(40, Math.round(events / 250)));
  const perBatch = Math.max(50, Math.min(500, Math.round(events / processes / 20)));
  const attack: MoneyAttack = { database, seed, guests, processes, perBatch };
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const world = createWorld('main', postgresDatabase(poolOf(database)), { now: () => now }, secureRandom);
  try {
    const { rules, decisions, seen, checks, played, kills, violations, took } = await play(
      world,
      (at) => (now = at),
      attack,
    );
    print(
      [...seen.keys()]
        .toSorted((a, b) => a.localeCompare(b))
        .map((name) => `${name}: ${seen.get(name)}`)
        .join(', '),
    );
    print(
      `${played} events in ${(took / 1000).toFixed(0)} s, ${((played / took) * 1000).toFixed(0)} a second, ${kills} kills`,
    );
    print(`checks took ${mean(checks.slice(0, 10))} ms at first, ${mean(checks.slice(-10))} ms at last`);
    const checking = performance.now();
    const { reader } = world.database;
    const whole = [
      ...(await rules.checkSums(reader)),
      ...(await violatedInvariants(reader)),
      ...(await new MoneyRules().check(reader, decisions)),
    ];
    const [rows] = (await reader.query(
      `select (select count(*) from transfer) as transfers, (select count(*) from "ledgerEntry") as entries,
        xact_commit as committed, xact_rollback as "rolledBack" from pg_stat_database where datname = current_database()`,
      [],
    )) as readonly { transfers: number; entries: number; committed: number; rolledBack: number }[];
    print(`${rows?.transfers} transfers with ${rows?.entries} entries were checked in whole in ${seconds(checking)} s`);
    print(`${rows?.committed} transactions were committed, ${rows?.rolledBack} rolled back`);
    return [...violations, ...whole];
  } finally {
    world.database.close();
  }
};

const run = String(process.pid);
try {
  await createTemplate(run);
  const violations = await attackIn(await copyTemplate(run, 'money'));
  for (const line of violations.slice(0, 20)) print(line);
  print(violations.length === 0 ? 'Every rule held.' : `${violations.length} violations with seed ${seed}.`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await dropDatabases(run);
}
