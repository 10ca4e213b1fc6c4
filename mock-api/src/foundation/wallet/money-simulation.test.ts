import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renewDue } from '../subscriptions/renew.ts';
import { fileWorld } from '../../server/worlds/sqlite.ts';
import { seeded } from '../../testing/a-world.ts';
import { violatedInvariants } from '../../testing/ledger-events.ts';
import { breaking, moneyEvents, simulatedGuests, type MoneyEvent } from '../../testing/money-events.ts';
import { violatedMoneyRules, type Decision } from '../../testing/money-invariants.ts';
import { createWorld } from '../../create-world.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import type { WorldParts } from '../../world/world.ts';
import { guestHasAddress } from '../guest/states.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { aBonusCode } from '../vouchers/states.ts';

const wanted = Number(process.env['MONEY_EVENTS'] ?? 8000);
const seeds = process.env['MONEY_SEED'] === undefined ? [20_261_121] : [Number(process.env['MONEY_SEED'])];
const maxConcurrent = 4;
/** The rules read the whole world, so a long run checks them less often. */
const batchSize = Math.max(2500, Math.ceil(wanted / 40));
const codes = Array.from({ length: 30 }, (_, index) => `CODE${index}`);

const directory = mkdtempSync(join(tmpdir(), 'lounge-money-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Mostly seconds, sometimes days or a month: over ends of months and both changes of the clocks. */
const jump = (random: () => number): number => {
  const chance = random();
  if (chance < 0.9) return 1 + Math.floor(random() * 20_000);
  if (chance < 0.985) return Math.floor(random() * 6 * 3_600_000);
  return Math.floor(random() * (chance < 0.998 ? 3 : 35) * 86_400_000);
};

const breakLength = 86_400_000;

/** The decision about spending of a successful event. */
const decisionOf = ({ name, guestId, limit }: MoneyEvent, at: number): Decision | null => {
  if (name === 'break') return { guestId, at, pausedUntil: at + breakLength };
  return limit === undefined ? null : { guestId, at, limit };
};

const setUp = async (world: WorldParts) => {
  for (let guest = 0; guest < simulatedGuests; guest += 1) {
    await guestIsLoggedIn.setUp({ guestId: 1000 + guest, token: `t-${guest}`, isVip: false }, world);
    const email = `guest-${guest}@example.com`;
    await guestHasAddress.setUp({ guestId: 1000 + guest, email, isVerified: true, mails: 0 }, world);
  }
  for (const code of codes) await aBonusCode.setUp({ code, maxRedemptions: 3 }, world);
  await world.database.change(async (tx) => {
    await tx.query('create table "simulatedVoucher" (id integer primary key, amount integer)', []);
    const trigger = `create trigger "simulatedVouchers" after insert on voucher begin
      insert into "simulatedVoucher" values (new.id, new.amount); end`;
    await tx.query(trigger, []);
  });
  const ids = async (sql: string) =>
    ((await world.database.reader.query(sql, [])) as readonly { id: number }[]).map(({ id }) => id);
  return {
    albums: await ids('select id from album where price > 0 and "ageRating" < 18 order by id limit 60'),
    videos: await ids('select id from video where price > 0 and "ageRating" < 18 order by id limit 60'),
    codes,
  };
};

/** Runs events and checks the rules after each batch. Returns how often each kind of event ended in each way. */
const run = async (seed: number, many: number) => {
  const random = seededRandom(seed);
  const file = join(directory, `${seed}.db`);
  let now = Date.parse('2026-11-20T19:00:00.000Z');
  const open = () => createWorld('file', fileWorld(file, seeded()), { now: () => now }, seededRandom(seed));
  let world = open();
  const next = moneyEvents(random, await setUp(world));
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
      now += jump(random);
      await renewDue(world, (cause) => void problems.push(cause));
      const together = Array.from({ length: Math.min(stop - done, 1 + Math.floor(random() * maxConcurrent)) }, next);
      await Promise.all(together.map(perform));
      done += together.length;
    }
    const { reader } = world.database;
    const violations = [...(await violatedInvariants(reader)), ...(await violatedMoneyRules(reader, decisions))];
    expect([...violations, ...problems], `MONEY_SEED=${seed}, after ${done} events`).toEqual([]);
    world.database.close();
    world = open();
  }
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
    expect(days).toBeGreaterThan(120);
    expect(expected.filter((ending) => !seen.has(ending))).toEqual([]);
  },
  1_800_000,
);
