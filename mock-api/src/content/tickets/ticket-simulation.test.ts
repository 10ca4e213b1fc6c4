import { buyChatTicket, removeChatTicket } from '@lounge/protocol/content/tickets';
import { expect, test } from 'vitest';
import { runCall } from '../../dispatch/run-call.ts';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aBonusCode, theVoucher } from '../../foundation/vouchers/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { handlers } from '../../handlers.ts';
import { aWorld } from '../../testing/a-world.ts';
import { violatedInvariants } from '../../testing/ledger-events.ts';
import { breaking } from '../../testing/money-events.ts';
import { anonymousCaller } from '../../testing/test-client.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { noteEntry } from './index.ts';
import { watchedShow } from '../live-chat/watched-show.ts';
import { settleShows } from './settle-shows.ts';
import { aShow, noShows } from './states.ts';

const guests = [1000, 1001, 1002, 1003];
const firstShow = 9001;
const shows = 40;
const hour = 3_600_000;
const begin = Date.parse('2026-11-20T19:00:00.000Z');
const coins = 40_000;

const startOf = (index: number): string => new Date(begin + (index + 1) * 6 * hour).toISOString();
const codeOf = (index: number): string => `CODE ${index}`;

const setUp = async (world: WorldParts): Promise<void> => {
  await noShows.setUp({}, world);
  for (let index = 0; index < shows; index += 1) {
    const show = { id: firstShow + index, actorId: 101 + index, price: [0, 999, 2000, 3001][index % 4] ?? 0 };
    await aShow.setUp({ ...show, start: startOf(index), isMissed: index % 3 === 0 }, world);
    await aBonusCode.setUp({ code: codeOf(index), amount: 500, maxRedemptions: 2 }, world);
  }
  for (const guestId of guests) {
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
    await guestHasAddress.setUp({ guestId, email: `guest-${guestId}@example.com`, isVerified: true, mails: 0 }, world);
    await guestOwnsCoins.setUp({ guestId, amount: coins }, world);
    await theVoucher.setUp({ id: guestId, guestId, type: 7, amount: 5 }, world);
  }
};

/** Returns a line for each rule that does not hold. */
const violations = async (world: WorldParts): Promise<readonly string[]> => {
  const query = (sql: string) => world.database.reader.query(sql, []);
  const found: string[] = [...(await violatedInvariants(world.database.reader))];
  const none = async (rule: string, sql: string) => {
    const rows = await query(sql);
    if (rows.length > 0) found.push(`${rule}: ${JSON.stringify(rows.slice(0, 2))}`);
  };
  await none(
    'a guest has one ticket to a show at most',
    'select "guestId", "showId" from "camTicket" where "endedAt" is null group by "guestId", "showId" having count(*) > 1',
  );
  await none(
    'what a guest has is what tickets did not cost',
    `select * from (select g.id, (select coalesce(sum(amount), 0) from "ledgerEntry" where account = 'guest:' || g.id) as has,
      ${coins} - (select coalesce(sum(price), 0) from "camTicket" where "guestId" = g.id and "endedAt" is null) as expected
      from guest g where g.id in (${guests.join(', ')})) as found where has <> expected`,
  );
  await none(
    'a voucher is as much less as tickets that it pays',
    `select v.id, v.amount, count(t.id) as used from voucher v
      left join "camTicket" t on t."voucherId" = v.id and t."endedAt" is null
      where v.id in (${guests.join(', ')}) group by v.id having v.amount + count(t.id) <> 5`,
  );
  await none(
    'a code is used as often as tickets name it',
    `select c.code, c.redemptions, count(t.id) as used from "bonusCode" c
      left join "camTicket" t on t."promoCode" = c.code and t."endedAt" is null
      where c.code like 'CODE %' group by c.key having c.redemptions <> count(t.id)`,
  );
  await none(
    'the promotions pay what codes are worth',
    `select * from (select (select coalesce(sum(amount), 0) from "ledgerEntry" where account = 'house:promotion') as booked,
      -500 * (select count(*) from "camTicket" where "promoCode" is not null and "endedAt" is null) as expected) as found
      where booked <> expected`,
  );
  await none(
    'nobody has a ticket to a cancelled show',
    `select t.id from "camTicket" t join "camShow" s on s.id = t."showId" where s.status = 'cancelled' and t."endedAt" is null`,
  );
  return found;
};

test.each([7, 20_261_121])(
  'tickets, coins, vouchers and codes agree through races, repeats, crashes and cancelled shows, seed %i',
  async (seed) => {
    const { world, pass } = aWorld();
    await setUp(world);
    const random = seededRandom(seed);
    const pick = (many: number): number => Math.floor(random() * many);
    const endings = new Map<string, number>();
    const perform = async (call: typeof buyChatTicket | typeof removeChatTicket, input: object, guestId: number) => {
      const handled = handlers.find((each) => each.call === call);
      if (handled === undefined) throw new Error('no handler');
      const key = `key-${pick(400)}`;
      const parts = random() < 0.08 ? breaking(world) : world;
      const outcome = await runCall(
        handled,
        input,
        { ...anonymousCaller, guestId, key },
        {
          parseAnswers: true,
        },
        parts,
      );
      const answer = outcome.ok ? (outcome.answer as { errorCode: string | null }) : null;
      const ending = outcome.ok
        ? (answer?.errorCode ?? 'done')
        : outcome.cause === undefined
          ? outcome.code
          : 'crashed';
      endings.set(`${call.name} ${ending}`, (endings.get(`${call.name} ${ending}`) ?? 0) + 1);
    };
    const buyOne = (guestId: number) => {
      const index = pick(shows);
      const way = pick(4);
      const input = { id: firstShow + index, modelId: 101 + index, start: startOf(index) };
      const paid = way === 0 ? { voucherId: guestId } : way === 1 ? { promoCode: codeOf(index) } : {};
      return perform(buyChatTicket, { ...input, ...paid }, guestId);
    };
    const act = async (): Promise<void> => {
      const guestId = guests[pick(guests.length)] ?? 1000;
      const chance = random();
      if (chance < 0.6) return buyOne(guestId);
      if (chance < 0.95) return perform(removeChatTicket, { id: 1 + pick(400) }, guestId);
      return runInWorld(world, true, (inside) =>
        noteEntry(guestId, { showId: firstShow + pick(shows), actorId: 1 }, inside),
      );
    };
    const problems: unknown[] = [];
    for (let round = 0; round < 600; round += 1) {
      await Promise.all(Array.from({ length: 1 + pick(4) }, act));
      if (random() < 0.4) pass(pick(1_500_000));
      await settleShows(watchedShow)(world, (cause) => void problems.push(cause));
      if (round % 100 === 99) expect([...(await violations(world)), ...problems], `round ${round}`).toEqual([]);
    }
    const expected = [
      'done',
      'alreadyBought',
      'crashed',
      'cancelled',
      'over',
      'keyReused',
      'voucherUsed',
      'promoUnfit',
    ];
    expect(expected.filter((ending) => !endings.has(`buyChatTicket ${ending}`))).toEqual([]);
    const removed = ['done', 'unknownTicket', 'removedTooLate', 'crashed'];
    expect(removed.filter((ending) => !endings.has(`removeChatTicket ${ending}`))).toEqual([]);
  },
);
