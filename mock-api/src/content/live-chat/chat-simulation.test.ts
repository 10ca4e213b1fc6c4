import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chargeSoFar, chatEnd, paidSeconds } from '@lounge/protocol/content/live-chat';
import type { PayloadOf } from '@lounge/protocol';
import { afterAll, expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { fileWorld } from '../../server/worlds/sqlite.ts';
import { newDatabase, onSqlite, seeded } from '../../testing/a-world.ts';
import { ChatSimulation, simulatedPerformers } from '../../testing/chat-events.ts';
import { violatedChatRules } from '../../testing/chat-invariants.ts';
import { violatedInvariants } from '../../testing/ledger-events.ts';
import { recordVouchers } from '../../testing/record-vouchers.ts';
import { createWorld } from '../../create-world.ts';
import type { Executor } from '../../world/database.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import { aPerformer } from '../actors/states.ts';
import { settleChats } from './settle.ts';

const wanted = Number(process.env['CHAT_EVENTS'] ?? (onSqlite() ? 10_000 : 1000));
const seeds = process.env['CHAT_SEED'] === undefined ? [5, 20_261_121] : [Number(process.env['CHAT_SEED'])];
const batchSize = onSqlite() ? 4000 : 500;
const guests = [1000, 1001, 1002, 1003, 1004, 1005];

const directory = mkdtempSync(join(tmpdir(), 'lounge-chats-'));
afterAll(() => rmSync(directory, { recursive: true }));

const sumOf = async (executor: Executor, sql: string): Promise<number> => {
  const [row] = (await executor.query(sql, [])) as readonly { total: number | null }[];
  return row?.total ?? 0;
};

/** How time passes: for the server and the pages, or for the server alone, as when its clock is set. */
const step = (random: () => number): { server: number; pages: number } => {
  const chance = random();
  if (chance < 0.9) {
    const ms = Math.floor(random() * 2500);
    return { server: ms, pages: ms };
  }
  if (chance < 0.97) {
    const ms = Math.floor(random() * 25_000);
    return { server: ms, pages: ms };
  }
  if (chance < 0.99) return { server: Math.floor(random() * 3_600_000), pages: 0 };
  return { server: -Math.floor(random() * 20_000), pages: 0 };
};

const run = async (seed: number, many: number) => {
  const random = seededRandom(seed);
  const file = join(directory, `${seed}.db`);
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const problems: unknown[] = [];
  const bills: PayloadOf<typeof chatEnd>[] = [];
  const open = () => {
    const database = onSqlite() ? fileWorld(file, seeded()) : newDatabase();
    const world = createWorld('file', database, { now: () => now }, seededRandom(seed));
    world.bus.subscribe(({ message }) => {
      // The bus has what `publish` was given, with its declared payload.
      if (message.type !== chatEnd.type) return;
      const end = message as unknown as PayloadOf<typeof chatEnd>;
      bills.push(end);
      simulation.stop(end.chatId);
    });
    return world;
  };
  let world = open();
  const simulation = new ChatSimulation(() => world, random, guests);
  for (const guestId of guests) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  for (const id of simulatedPerformers) await aPerformer.setUp({ id, name: `Noor ${id}`, isOnline: true }, world);
  const { seen } = simulation;
  const endings = new Map<string, number>();
  let given = 0;
  await recordVouchers(world);
  for (let done = 0; done < many; done += 1) {
    const { server, pages } = step(random);
    now += server;
    simulation.pass(pages);
    await settleChats(world, (cause) => void problems.push(cause));
    const ending = await simulation.next();
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    if (done % batchSize !== batchSize - 1) continue;
    const { reader } = world.database;
    given = await sumOf(reader, 'select sum(amount) as total from "simulatedVoucher"');
    const violations = [...(await violatedInvariants(reader)), ...(await violatedChatRules(reader, seen, given))];
    expect([...violations.slice(0, 3), ...problems], `CHAT_SEED=${seed}, after ${done + 1} events`).toEqual([]);
    if (!onSqlite()) continue;
    // As after kill -9: another process opens the file.
    world.database.close();
    world = open();
  }
  now += 120_000;
  await settleChats(world, (cause) => void problems.push(cause));
  const { reader } = world.database;
  const rest = await reader.query(`select * from chat where status <> 'ended'`, []);
  const counted = await sumOf(reader, 'select sum("countedMs") as total from chat');
  world.database.close();
  const seenMs = [...seen.values()].reduce((sum, ms) => sum + ms, 0);
  return { endings, bills, rest, problems, given, share: counted / seenMs };
};

/** The events that must have happened, so that no rule holds only because nothing did. */
const expected = [
  'start done',
  'start inProgress',
  'start wrongSequence',
  'start priceChanged',
  'start needPurchase',
  'start actorBusy',
  'start notPossible',
  'start crashed',
  'answer done',
  'answer late',
  'beat done',
  'beat crashed',
  'leave done',
  'leave crashed',
  'kick done',
  'spend done',
  'spend needPurchase',
];

// Files are closed and opened again between batches, as after a restart.
test.each(seeds)(
  'chats keep their rules through drops, stalls, repeats, crashes, restarts and jumps of the clock, seed %i',
  async (seed) => {
    const { endings, bills, rest, problems, given, share } = await run(seed, Math.ceil(wanted / seeds.length));
    expect([rest, problems]).toEqual([[], []]);
    // On PostgreSQL fewer events are affordable than reach every ending.
    if (!onSqlite()) return;
    expect(expected.filter((ending) => !endings.has(ending))).toEqual([]);
    const exits = new Set(bills.map(({ exitCode }) => exitCode));
    expect([100, 106, 107, 199, 201, 202, 501].filter((code) => !exits.has(code))).toEqual([]);
    // Less than the rule says is booked only if the guest owned no more.
    const short = bills.filter(
      ({ bill }) =>
        bill.price !== null && bill.spent < chargeSoFar(bill.price, paidSeconds(bill.seconds, bill.voucherSeconds)),
    );
    const unpaid = short.filter(({ bill }) => bill.balance.value > 0 && bill.voucherSeconds < bill.seconds);
    expect(unpaid).toEqual([]);
    expect({ given: given > 600, share: share > 0.8, bills: bills.length > 100 }).toEqual({
      given: true,
      share: true,
      bills: true,
    });
  },
  600_000,
);
