import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileWorld } from '../../server/worlds/sqlite.ts';
import { aWorld, seeded } from '../../testing/a-world.ts';
import {
  balances,
  brokenRules,
  eventMaker,
  happen,
  type Ending,
  type LedgerEvent,
} from '../../testing/ledger-events.ts';
import { seededRandom, worldOver } from '../../world/world-over.ts';
import type { WorldParts } from '../../world/world.ts';
import type { Account } from './ledger.ts';

const wanted = Number(process.env['LEDGER_EVENTS'] ?? 100_000);
const seeds = process.env['LEDGER_SEED'] === undefined ? [1, 20_261_120] : [Number(process.env['LEDGER_SEED'])];
const mostAtOnce = 4;
const batchSize = 1000;

const directory = mkdtempSync(join(tmpdir(), 'lounge-ledger-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** What the ledger must hold, told by the events alone. */
const bookkeeper = () => {
  const owned = new Map<Account, number>();
  const answers = new Map<string, { bodyHash: string; answer: unknown }>();
  const endingOf = ({ guestId, key, bodyHash, entries, isBroken }: LedgerEvent): Ending => {
    const kept = answers.get(`${guestId} ${key}`);
    if (kept !== undefined && kept.bodyHash !== bodyHash) return 'keyReused';
    const own = entries[0]?.amount ?? 0;
    if (kept === undefined && own < 0 && (owned.get(`guest:${guestId}`) ?? 0) + own < 0) return 'needPurchase';
    return isBroken ? 'broken' : 'done';
  };
  /** The ending and the answer that an event must have now. */
  const expects = (event: LedgerEvent): { ending: Ending; answer: unknown } => {
    const ending = endingOf(event);
    if (ending !== 'done') return { ending, answer: null };
    const name = `${event.guestId} ${event.key}`;
    const kept = answers.get(name);
    if (kept !== undefined) return { ending, answer: kept.answer };
    for (const { account, amount } of event.entries) owned.set(account, (owned.get(account) ?? 0) + amount);
    const answer = { balance: owned.get(`guest:${event.guestId}`) };
    answers.set(name, { bodyHash: event.bodyHash, answer });
    return { ending, answer };
  };
  return { expects, owned };
};

const allEndings = ['broken', 'done', 'keyReused', 'needPurchase'];

/** Lets events happen and holds every ending, answer and balance against the books; answers which endings there were. */
const run = async (seed: number, many: number, open: () => WorldParts) => {
  const random = seededRandom(seed);
  const next = eventMaker(random);
  const books = bookkeeper();
  const seen = new Set<Ending>();
  let world = open();
  for (let done = 0; done < many;) {
    const stop = Math.min(many, done + batchSize);
    while (done < stop) {
      const together = Array.from({ length: Math.min(stop - done, 1 + Math.floor(random() * mostAtOnce)) }, next);
      const found = await Promise.all(together.map((event) => happen(world, event)));
      const expected = together.map((event) => books.expects(event));
      expect(found, `seed ${seed}, event ${done}`).toEqual(expected);
      for (const { ending } of found) seen.add(ending);
      done += together.length;
    }
    const { reader } = world.database;
    expect(await brokenRules(reader), `seed ${seed}, after ${done}`).toEqual([]);
    expect(await balances(reader, books.owned.keys()), `seed ${seed}, after ${done}`).toEqual(books.owned);
    world = open();
  }
  world.database.close();
  return [...seen].toSorted();
};

// Two files of half the events each, and one more seed in memory: what is written must be what is read.
test.each(seeds)(
  'a ledger in a file keeps its rules through races, errors and new openings, seed %i',
  async (seed) => {
    const file = join(directory, `${seed}.db`);
    let last: WorldParts | null = null;
    const seen = await run(seed, Math.ceil(wanted / seeds.length), () => {
      last?.database.close();
      return (last = worldOver('file', fileWorld(file, seeded()), {
        now: () => Date.parse('2026-11-20T19:00:00.000Z'),
      }));
    });
    expect(seen).toEqual(allEndings);
  },
  120_000,
);

test('a ledger in memory keeps them too', async () => {
  const { world } = aWorld();
  expect(await run(7, Math.ceil(wanted / 10), () => world)).toEqual(allEndings);
}, 60_000);

test('a rule that is broken is told', async () => {
  const { world, run: execute } = aWorld();
  await execute(`insert into ledger_entry (transfer_id, account, amount, at) values (5, 'guest:7', -3, '')`);
  expect((await brokenRules(world.database.reader)).map((line) => line.split(':')[0])).toEqual([
    'all accounts sum to zero',
    'every transfer sums to zero',
    'no guest owes',
    'no entry without its transfer',
  ]);
});
