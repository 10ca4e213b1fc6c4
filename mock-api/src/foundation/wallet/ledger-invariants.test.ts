import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileWorld } from '../../server/worlds/sqlite.ts';
import { aWorld, onSqlite, seeded } from '../../testing/a-world.ts';
import {
  balances,
  violatedInvariants,
  eventGenerator,
  runEvent,
  type Ending,
  type LedgerEvent,
} from '../../testing/ledger-events.ts';
import { createWorld } from '../../create-world.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import type { WorldParts } from '../../world/world.ts';
import type { Account } from './ledger.ts';

/** With the 8000 of the simulation of money, 50,000 events in `npm test`; on PostgreSQL a few of them. */
const wanted = Number(process.env['LEDGER_EVENTS'] ?? 42_000);
const inFiles = 20_000 / 42_000;
/** So many guests that a balance is a short sum however many events there are. */
const guests = Math.max(40, wanted / 100);
const seeds = process.env['LEDGER_SEED'] === undefined ? [1, 20_261_120] : [Number(process.env['LEDGER_SEED'])];
const maxConcurrent = 4;
const batchSize = 1000;

const directory = mkdtempSync(join(tmpdir(), 'lounge-ledger-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** A model of the ledger in memory, which predicts the outcome of each event. */
const createModel = () => {
  const owned = new Map<Account, number>();
  const answers = new Map<string, { bodyHash: string; answer: unknown }>();
  const endingOf = ({ guestId, key, bodyHash, entries, isBroken }: LedgerEvent): Ending => {
    const previous = answers.get(`${guestId} ${key}`);
    if (previous !== undefined && previous.bodyHash !== bodyHash) return 'keyReused';
    const own = entries[0]?.amount ?? 0;
    if (previous === undefined && own < 0 && (owned.get(`guest:${guestId}`) ?? 0) + own < 0) return 'needPurchase';
    return isBroken ? 'broken' : 'done';
  };
  /** The expected ending and answer of an event. */
  const expects = (event: LedgerEvent): { ending: Ending; answer: unknown } => {
    const ending = endingOf(event);
    if (ending !== 'done') return { ending, answer: null };
    const name = `${event.guestId} ${event.key}`;
    const previous = answers.get(name);
    if (previous !== undefined) return { ending, answer: previous.answer };
    for (const { account, amount } of event.entries) owned.set(account, (owned.get(account) ?? 0) + amount);
    const answer = { balance: owned.get(`guest:${event.guestId}`) };
    answers.set(name, { bodyHash: event.bodyHash, answer });
    return { ending, answer };
  };
  return { expects, owned };
};

const allEndings = ['broken', 'done', 'keyReused', 'needPurchase'];

/** Runs events and compares every ending, answer and balance with the model. Returns the endings that occurred. */
const run = async (seed: number, many: number, open: () => WorldParts) => {
  const random = seededRandom(seed);
  const next = eventGenerator(random, guests);
  const model = createModel();
  const seen = new Set<Ending>();
  let world = open();
  for (let done = 0; done < many;) {
    const stop = Math.min(many, done + batchSize);
    const [actual, expected]: [unknown[], unknown[]] = [[], []];
    while (done < stop) {
      const together = Array.from({ length: Math.min(stop - done, 1 + Math.floor(random() * maxConcurrent)) }, next);
      const endings = await Promise.all(together.map((event) => runEvent(world, event)));
      actual.push(...endings);
      expected.push(...together.map((event) => model.expects(event)));
      for (const { ending } of endings) seen.add(ending);
      done += together.length;
    }
    expect(actual, `seed ${seed}, before event ${done}`).toEqual(expected);
    const { reader } = world.database;
    expect(await violatedInvariants(reader), `seed ${seed}, after ${done}`).toEqual([]);
    expect(await balances(reader, model.owned.keys()), `seed ${seed}, after ${done}`).toEqual(model.owned);
    world = open();
  }
  world.database.close();
  return [...seen].toSorted();
};

// Two files with half of the events each, and another seed in memory. Files are closed and reopened between batches.
test.for(seeds)(
  'a ledger in a file keeps its invariants through races, errors and restarts, seed %i',
  async (seed, { skip }) => {
    skip(!onSqlite(), 'only SQLite stores a world in a file');
    const file = join(directory, `${seed}.db`);
    let last: WorldParts | null = null;
    const seen = await run(seed, Math.ceil((wanted * inFiles) / seeds.length), () => {
      last?.database.close();
      return (last = createWorld(
        'file',
        fileWorld(file, seeded()),
        {
          now: () => Date.parse('2026-11-20T19:00:00.000Z'),
        },
        seededRandom(1),
      ));
    });
    expect(seen).toEqual(allEndings);
  },
);

test('a ledger of a world for tests keeps its invariants', async () => {
  const { world } = aWorld();
  expect(await run(7, Math.ceil(onSqlite() ? wanted * (1 - inFiles) : wanted / 84), () => world)).toEqual(allEndings);
});

test('reports violated invariants', async () => {
  const { world, run: execute } = aWorld();
  await execute(`insert into "ledgerEntry" ("transferId", account, amount, at) values (5, 'guest:7', -3, '')`);
  expect((await violatedInvariants(world.database.reader)).map((line) => line.split(':')[0])).toEqual([
    'all accounts sum to zero',
    'every transfer sums to zero',
    'no guest owes',
    'a stored balance is the sum of the entries before it',
    'no entry without its transfer',
  ]);
});
