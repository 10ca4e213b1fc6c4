/**
 * Guests claim everything of a day at midnight, on four processes with PostgreSQL that are killed at random points. Nothing may be given
 * twice or lost: `npm run attack midnight -- --guests 10000`.
 */
import { parseArgs } from 'node:util';
import { berlinInstant } from '@lounge/locale';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { secureRandom } from '@lounge/mock-api/server';
import { createWorld } from '../../mock-api/src/create-world.ts';
import { theDeal } from '../../mock-api/src/engagement/daily-bonus/states.ts';
import { aGame, noEvents } from '../../mock-api/src/engagement/special-events/states.ts';
import { wheelHasSettings } from '../../mock-api/src/engagement/spin-wheel/states.ts';
import { segmentsOf } from '../../mock-api/src/engagement/spin-wheel/prizes.ts';
import { guestHasAddress } from '../../mock-api/src/foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../mock-api/src/foundation/session/states.ts';
import { postgresDatabase } from '../../mock-api/src/server/worlds/postgres/postgres-database.ts';
import { violatedInvariants } from '../../mock-api/src/testing/ledger-events.ts';
import {
  copyTemplate,
  createTemplate,
  dropDatabases,
  poolOf,
} from '../../mock-api/src/testing/postgres/test-databases.ts';
import { print } from '../../mock-api/src/testing/verdict.ts';
import { seededRandom } from '../../mock-api/src/world/seeded-random.ts';
import type { WorldParts } from '../../mock-api/src/world/world.ts';
import { BatchProcess } from './BatchProcess.ts';
import { firstGuest, stock, type MidnightAttack } from './midnight/claims.ts';

const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '57' },
    /** Claims between two kills, on average. */
    kill: { type: 'string', default: '5000' },
  },
});
const [guests, seed, killEvery] = [Number(values.guests), Number(values.seed), Number(values.kill)];
const script = new URL('./midnight/midnight-process.ts', import.meta.url);
const midnight = berlinInstant('2026-11-21', '00:00');
/** Half of the guests get the deal of the second day. */
const lastDeals = Math.floor(guests / 2);
const coinsOfAttempt = 500;
const pointsOfGuest = 600;
const coinsOfBonus = 200;

const setUp = async (world: WorldParts): Promise<void> => {
  await noEvents.setUp({}, world);
  const attempts = { dailyAttempts: 1, pointsPerAttempt: 0 };
  await aGame.setUp({ id: stock.coinGame, eventType: 'slotmachine', wins: 'coins', ...attempts }, world);
  await aGame.setUp({ id: stock.voucherGame, eventType: 'rewardBox', wins: 'videoVoucher', ...attempts }, world);
  // A prize that nothing else gives, so that the sums of all others are known.
  const gift = segmentsOf.monthly.find(({ messengerGift }) => messengerGift !== null);
  await wheelHasSettings.setUp({ isActive: true, stopsAt: gift?.id ?? null }, world);
  const [evening, morning] = stock.codes;
  await theDeal.setUp({ day: 'today', id: 9001, offer: 'merchandise', code: evening }, world);
  await theDeal.setUp({ day: 'tomorrow', id: 9002, offer: 'merchandise', code: morning, quantity: lastDeals }, world);
  for (let guestId = firstGuest; guestId < firstGuest + guests; guestId += 1) {
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}`, loyaltyPoints: pointsOfGuest }, world);
    const email = `guest-${guestId}@example.com`;
    await guestHasAddress.setUp({ guestId, email, isVerified: true, mails: 0 }, world);
  }
  // As the server's autovacuum does after a while; without statistics every read locks whole tables.
  await world.database.change((tx) => tx.query('analyze', []));
};

const given = (source: string, eventId: number): string =>
  `select count(*) from "givenReward" where source = '${source}' and "eventId" = ${eventId}`;
const freeSpins = `select count(*) from spin where "isFree" = 1`;
const coinsBy = (kind: string): string =>
  `select coalesce(sum(e.amount), 0) from "ledgerEntry" e join transfer t on t.id = e."transferId" where t.kind = '${kind}' and e.account like 'guest:%'`;

/** The numbers that must be stored at the end, with their queries. */
const expected: readonly (readonly [name: string, sql: string, number: number])[] = [
  ['attempts that won coins', given('game', stock.coinGame), 2 * guests],
  ['attempts that won a voucher', given('game', stock.voucherGame), 2 * guests],
  ['coin bonuses', given('coinBonus', 0), 2 * guests],
  [
    'guests with everything once a day',
    `select count(*) from (select "guestId" from "givenReward" group by "guestId"
      having count(*) = 6 and count(distinct day) = 2 and count(distinct ("eventId", day)) = 6) each`,
    guests,
  ],
  ['hundredths of coins', coinsBy('reward'), 2 * guests * (coinsOfAttempt + coinsOfBonus)],
  [
    'vouchers for videos',
    `select coalesce(sum(amount), 0) from voucher where type = ${voucherTypes.video}`,
    2 * guests,
  ],
  ['free spins of the morning', `${freeSpins} and at >= '${new Date(midnight).toISOString()}'`, guests],
  // A server that is behind gives none where the guest has spun in the morning already.
  [
    'guests with two of a day',
    `select count(*) from (${freeSpins} group by "guestId", substr(at, 1, 13) having count(*) > 1) each`,
    0,
  ],
  ['spins of vouchers', `select count(*) from spin where "isFree" = 0`, 0],
  ['deals of the evening', `select count(*) from "bonusRedemption" where code = '${stock.codes[0]}'`, guests],
  ['deals of the morning', `select count(*) from "bonusRedemption" where code = '${stock.codes[1]}'`, lastDeals],
  [
    'counted deals',
    `select sum(redemptions) from "bonusCode" where key in ('${stock.codes.join("', '")}')`,
    guests + lastDeals,
  ],
];

const wrongSums = async ({ database }: WorldParts): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const [name, sql, number] of expected) {
    const [row = {}] = (await database.reader.query(sql, [])) as readonly Readonly<Record<string, unknown>>[];
    const found = Number(Object.values(row)[0]);
    print(`${name}: ${found}`);
    if (found !== number) wrong.push(`${name}: ${found}, not ${number}`);
  }
  return wrong;
};

const attackIn = async (database: string): Promise<readonly string[]> => {
  const attack: MidnightAttack = { database, guests };
  const world = createWorld('main', postgresDatabase(poolOf(database)), { now: () => midnight - 500 }, secureRandom);
  const random = seededRandom(seed);
  const seen = new Map<string, number>();
  let [played, kills, nextKill] = [0, 0, killEvery];
  const onEnd = (ending: string): void => {
    played += 1;
    seen.set(ending, (seen.get(ending) ?? 0) + 1);
    if (played < nextKill) return;
    if (children[Math.floor(random() * children.length)]?.kill() === true) kills += 1;
    nextKill = played + 1 + Math.floor(random() * 2 * killEvery);
  };
  const children: BatchProcess[] = [];
  try {
    await setUp(world);
    const began = performance.now();
    children.push(
      ...Array.from(
        { length: 4 },
        (_, stream) => new BatchProcess(script, attack, stream, ({ ending }) => onEnd(ending)),
      ),
    );
    await Promise.all(children.map((child) => child.play(0, midnight)));
    const took = (performance.now() - began) / 1000;
    print(`${played} claims in ${took.toFixed(0)} s, ${(played / took).toFixed(0)} a second, ${kills} kills`);
    for (const [ending, times] of [...seen].toSorted(([a], [b]) => a.localeCompare(b))) print(`${ending}: ${times}`);
    const failed = [...seen.keys()].filter((ending) => /failed|unavailable/.test(ending));
    return [...failed, ...(await wrongSums(world)), ...(await violatedInvariants(world.database.reader))];
  } finally {
    for (const child of children) child.close();
    world.database.close();
  }
};

const run = String(process.pid);
try {
  await createTemplate(run);
  const violations = await attackIn(await copyTemplate(run, 'midnight'));
  for (const line of violations.slice(0, 20)) print(line);
  print(
    violations.length === 0 ? 'Nothing was doubled or lost.' : `${violations.length} violations with seed ${seed}.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await dropDatabases(run);
}
