/**
 * Compares metering 200 live chats for a minute of a stopped clock with the recorded statements of its ledger and chats, replayed on bare
 * better-sqlite3. Runs as a child process and sends its parent the milliseconds of both.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { aPerformer } from '../../../mock-api/src/content/actors/states.ts';
import { chatByKey } from '../../../mock-api/src/content/live-chat/chat-statements.ts';
import { applyBeat } from '../../../mock-api/src/content/live-chat/meter.ts';
import { publishChanged } from '../../../mock-api/src/content/live-chat/publish-chat.ts';
import { settleChats } from '../../../mock-api/src/content/live-chat/settle.ts';
import { guestIsInChat } from '../../../mock-api/src/content/live-chat/states.ts';
import { reject } from '../../../mock-api/src/dispatch/handler.ts';
import { guestIsLoggedIn } from '../../../mock-api/src/foundation/session/states.ts';
import { guestOwnsCoins } from '../../../mock-api/src/foundation/wallet/states.ts';
import { existingHandle, fileWorld, templateOf } from '../../../mock-api/src/server/worlds/sqlite.ts';
import { readSeeds } from '../../../mock-api/src/server/worlds/seeds.ts';
import { createWorld } from '../../../mock-api/src/create-world.ts';
import type { Database } from '../../../mock-api/src/world/database.ts';
import { sqliteDatabase } from '../../../mock-api/src/world/sqlite-database.ts';
import { seededRandom } from '../../../mock-api/src/world/seeded-random.ts';
import { runInWorld, type WorldParts } from '../../../mock-api/src/world/world.ts';
import { recorded, replayOf, type Step } from './recorded-statements.ts';

/** Set by `npm run bench -- --tiny`, where no figure counts. */
const isTiny = process.env['BENCH_TINY'] === '1';
const chats = isTiny ? 10 : 200;
const beatSeconds = 5;
const rounds = isTiny ? 1 : 5;
const startedAt = Date.parse('2026-11-20T19:00:00.000Z');
const directory = mkdtempSync(join(tmpdir(), 'lounge-metering-'));
const fileOf = (name: string): string => join(directory, `${name}.db`);

const open = (database: Database) => {
  let now = startedAt;
  const world = createWorld('main', database, { now: () => now }, seededRandom(1));
  return { world, pass: (ms: number) => void (now += ms) };
};

const keyOf = (at: number): string => `c-${at}`;

/** Stores the world in which all chats show their first picture. */
const prepare = async (): Promise<void> => {
  const { world } = open(fileWorld(fileOf('start'), templateOf(readSeeds())));
  for (let at = 1; at <= chats; at += 1) {
    const [guestId, actorId] = [7000 + at, 9000 + at];
    await guestIsLoggedIn.setUp({ guestId, token: `t-${at}` }, world);
    await guestOwnsCoins.setUp({ guestId, amount: 1_000_000 }, world);
    await aPerformer.setUp({ id: actorId, name: `Noor ${at}`, isOnline: true }, world);
    await guestIsInChat.setUp({ guestId, actorId, chatId: keyOf(at), price: 3600, seconds: 0 }, world);
  }
  world.database.close();
};

const beat = (key: string, playedMs: number, world: WorldParts): Promise<void> =>
  runInWorld(world, true, async (inside) => {
    const row = (await chatByKey.first(inside.tx, { key })) ?? reject('unknown', 'chatId');
    const next = await applyBeat(row, { pageId: 'page', playedMs }, inside);
    if (next.booked !== row.booked) await publishChanged(next, inside);
  });

/** The tables of metering; what a push shows of performers and vouchers is not part of it. */
const metering = /"(?:chat|ledgerEntry|transfer)"|^\s*(?:begin|commit)/i;

/** One minute of all chats. Returns its milliseconds. */
const minute = async (name: string, record: Step[] | null = null): Promise<number> => {
  copyFileSync(fileOf('start'), fileOf(name));
  const handle = existingHandle(fileOf(name));
  const { world, pass } = open(sqliteDatabase(record === null ? handle : recorded(handle, record, metering)));
  const started = performance.now();
  for (let second = 1; second <= 60; second += 1) {
    pass(1000);
    if (second % beatSeconds === 0) for (let at = 1; at <= chats; at += 1) await beat(keyOf(at), second * 1000, world);
    await settleChats(world, (cause) => {
      throw cause;
    });
  }
  const ms = performance.now() - started;
  world.database.close();
  return ms;
};

/** Replays a minute's statements, each prepared once. Returns its milliseconds. */
const bareMinute = (name: string, steps: readonly Step[]): number => {
  copyFileSync(fileOf('start'), fileOf(name));
  const db = new Sqlite(fileOf(name));
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = normal');
  const replay = replayOf(db, steps);
  const started = performance.now();
  replay();
  const ms = performance.now() - started;
  db.close();
  return ms;
};

try {
  await prepare();
  const steps: Step[] = [];
  await minute('recorded', steps);
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await minute(`ours-${round}`));
    bare.push(bareMinute(`bare-${round}`, steps));
  }
  process.send?.({ ours: Math.min(...ours), bare: Math.min(...bare), statements: steps.length });
} finally {
  rmSync(directory, { recursive: true, force: true });
}
