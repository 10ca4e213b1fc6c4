/**
 * Compares charges on the ledger with the same six statements on bare better-sqlite3, each in a file of its own. Runs as a
 * child process and sends its parent the charges per second of both.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  guestAccount,
  platformAccount,
  transferOnce,
  type Entry,
} from '../../../mock-api/src/foundation/wallet/ledger.ts';
import { fileWorld, templateOf } from '../../../mock-api/src/server/worlds/sqlite.ts';
import { createWorld } from '../../../mock-api/src/create-world.ts';
import { readSeeds } from '../../../mock-api/src/server/worlds/seeds.ts';
import { nowIso } from '../../../mock-api/src/world/now-iso.ts';
import { runInWorld } from '../../../mock-api/src/world/world.ts';
import { seededRandom } from '../../../mock-api/src/world/seeded-random.ts';

/** Set by `npm run bench -- --tiny`, where no figure counts. */
const isTiny = process.env['BENCH_TINY'] === '1';
const guests = 200;
const warmUp = isTiny ? 10 : 500;
const charges = isTiny ? 100 : 4000;
const clock = { now: () => Date.now() };
const directory = mkdtempSync(join(tmpdir(), 'lounge-charge-'));
const template = templateOf(readSeeds());

const topUp = (guestId: number): readonly Entry[] => [
  { account: guestAccount(guestId), amount: 100_000_000 },
  { account: 'top-up', amount: -100_000_000 },
];
const charge = (guestId: number): readonly Entry[] => [
  { account: guestAccount(guestId), amount: -900 },
  { account: 'performer:101', amount: 450 },
  { account: platformAccount, amount: 450 },
];

/** The duration of `count` rounds in milliseconds. */
const timed = async (count: number, round: (at: number) => unknown): Promise<number> => {
  const startedAt = performance.now();
  for (let at = 0; at < count; at += 1) await round(at);
  return performance.now() - startedAt;
};

const ours = async (): Promise<number> => {
  const world = createWorld('main', fileWorld(join(directory, 'ours.db'), template), clock, seededRandom(1));
  const book = (guestId: number, key: string, entries: readonly Entry[]) =>
    runInWorld(world, true, ({ tx }) =>
      transferOnce(tx, { guestId, key, kind: 'album', bodyHash: key, at: nowIso(world) }, async () => ({
        entries,
        reference: { albumId: 1002 },
        answer: (balance) => ({ success: true, balance }),
      })),
    );
  for (let guestId = 1; guestId <= guests; guestId += 1) await book(guestId, 'top-up', topUp(guestId));
  const one = (at: number) => book(1 + (at % guests), `k-${at}`, charge(1 + (at % guests)));
  await timed(warmUp, one);
  const ms = await timed(charges, (at) => one(warmUp + at));
  world.database.close();
  return ms;
};

const bare = async (): Promise<number> => {
  const path = join(directory, 'bare.db');
  fileWorld(path, template).close();
  const db = new Sqlite(path);
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = normal');
  const byKey = db.prepare('select "bodyHash", answer from transfer where key = ?');
  const latest = db
    .prepare<[string], number>(
      'select balance from "ledgerEntry" where account = ? order by "transferId" desc, id desc limit 1',
    )
    .pluck();
  const insert = db
    .prepare<unknown[], number>(
      'insert into transfer (key, "guestId", kind, reference, "bodyHash", answer, at) values (?, ?, ?, ?, ?, ?, ?) returning id',
    )
    .pluck();
  const entry = db.prepare(
    'insert into "ledgerEntry" ("transferId", account, amount, at, balance) values (?, ?, ?, ?, ?)',
  );
  const book = db.transaction((guestId: number, key: string, entries: readonly Entry[]) => {
    if (byKey.get(`guest:${guestId} ${key}`) !== undefined) return;
    const account = guestAccount(guestId);
    const own = entries.find((each) => each.account === account)?.amount ?? 0;
    const balance = (latest.get(account) ?? 0) + own;
    const answer = JSON.stringify({ success: true, balance });
    const at = new Date().toISOString();
    const id = insert.get(`guest:${guestId} ${key}`, guestId, 'album', '{"albumId":1002}', key, answer, at);
    for (const each of entries) entry.run(id, each.account, each.amount, at, each.account === account ? balance : null);
  });
  for (let guestId = 1; guestId <= guests; guestId += 1) book.immediate(guestId, 'top-up', topUp(guestId));
  const one = (at: number) => book.immediate(1 + (at % guests), `k-${at}`, charge(1 + (at % guests)));
  await timed(warmUp, one);
  const ms = await timed(charges, (at) => one(warmUp + at));
  db.close();
  return ms;
};

const perSecond = (ms: number): number => (charges / ms) * 1000;
try {
  process.send?.({ ours: perSecond(await ours()), bare: perSecond(await bare()) });
} finally {
  rmSync(directory, { recursive: true, force: true });
}
