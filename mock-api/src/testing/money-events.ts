import type { AnyCall } from '@lounge/protocol';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { buyVideo } from '@lounge/protocol/content/videos';
import { buyPost, tipPost } from '@lounge/protocol/engagement/feed';
import { acceptCancellationOffer } from '@lounge/protocol/foundation/conversion';
import { cancelSubscription, keepSubscription } from '@lounge/protocol/foundation/subscriptions';
import { redeemBonus, redeemCredits, voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { oneClickCharge, setAutoRecharge, setSpendingLimit, takeBreak } from '@lounge/protocol/foundation/wallet';
import { startSubscription } from '../foundation/subscriptions/start.ts';
import type { Product } from '../foundation/subscriptions/plans.ts';
import { giveVoucher } from '../foundation/vouchers/index.ts';
import { saveMethod } from '../foundation/wallet/index.ts';
import { latestCharge, refund } from '../foundation/wallet/refund.ts';
import { topUp } from '../foundation/wallet/top-up.ts';
import { failed, outcomeOfError, runCall, type Outcome } from '../dispatch/run-call.ts';
import { handlers } from '../handlers.ts';
import { runInWorld, type World, type WorldParts } from '../world/world.ts';
import { guestHasAddress } from '../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { aBonusCode } from '../foundation/vouchers/states.ts';
import { recordVouchers } from './record-vouchers.ts';
import type { Decision } from './spending-rules.ts';
import { anonymousCaller } from './test-client.ts';

/** Something that happens to the money of a guest. */
export interface MoneyEvent {
  readonly name: string;
  readonly guestId: number;
  readonly key: string;
  /** Whether the process dies before the change is committed. */
  readonly isBroken: boolean;
  readonly run: (parts: WorldParts, key: string) => Promise<string>;
  /** The monthly limit that it sets, in hundredths of a euro; undefined for other events. */
  readonly limit?: number | null;
}

/** The content of the simulation's world. */
export interface Stock {
  readonly albums: readonly number[];
  readonly videos: readonly number[];
  readonly posts: readonly number[];
  readonly codes: readonly string[];
}

const simulatedGuests = 12;
const firstGuest = 1000;
const repeatProbability = 0.15;
const brokenProbability = 0.08;

const codes = Array.from({ length: 30 }, (_, index) => `CODE${index}`);

/** Lets guests and bonus codes exist, and records vouchers. Returns what is for sale. */
export const setUpMoney = async (world: WorldParts, guests = simulatedGuests, maxRedemptions = 3): Promise<Stock> => {
  for (let guestId = firstGuest; guestId < firstGuest + guests; guestId += 1) {
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}`, isVip: false }, world);
    const email = `guest-${guestId}@example.com`;
    await guestHasAddress.setUp({ guestId, email, isVerified: true, mails: 0 }, world);
  }
  for (const code of codes) await aBonusCode.setUp({ code, maxRedemptions }, world);
  await recordVouchers(world);
  return stockOf(world);
};

/** Reads what is for sale. */
export const stockOf = async ({ database }: WorldParts): Promise<Stock> => {
  const idsIn = async (table: 'album' | 'video') => {
    const sql = `select id from ${table} where price > 0 and "ageRating" < 18 order by id limit 60`;
    return ((await database.reader.query(sql, [])) as readonly { id: number }[]).map(({ id }) => id);
  };
  const sql = `select id from "feedPost" where "ageRating" < 18 and "publishedAt" < '2026-11-20' order by id limit 60`;
  const posts = (await database.reader.query(sql, [])) as readonly { id: number }[];
  return {
    albums: await idsIn('album'),
    videos: await idsIn('video'),
    posts: posts.map(({ id }) => id),
    codes,
  };
};

const breakLength = 86_400_000;

/** The decision about spending of an event that succeeded. */
export const decisionOf = ({ name, guestId, limit }: MoneyEvent, at: number): Decision | null => {
  if (name === 'break') return { guestId, at, pausedUntil: at + breakLength };
  return limit === undefined ? null : { guestId, at, limit };
};

/** The time to the next events in milliseconds: mostly seconds, sometimes days or a month, over ends of months and changes of the clocks. */
export const timePassing = (random: () => number): number => {
  const chance = random();
  if (chance < 0.9) return 1 + Math.floor(random() * 20_000);
  if (chance < 0.985) return Math.floor(random() * 6 * 3_600_000);
  return Math.floor(random() * (chance < 0.998 ? 3 : 35) * 86_400_000);
};

/** The failure that stands for the end of the process in the middle of a change. */
const crash = new Error('the process died');

/** Worlds whose next change throws before its commit. */
export const breaking = (parts: WorldParts): WorldParts => ({
  ...parts,
  database: {
    ...parts.database,
    reader: parts.database.reader,
    change: (work) =>
      parts.database.change(async (tx) => {
        await work(tx);
        throw crash;
      }),
  },
});

const ending = (outcome: Outcome): string => {
  if (outcome.ok) return 'done';
  if (outcome.cause === crash) return 'crashed';
  // PostgreSQL's conflicts that do not end: the call is made again with its key.
  if (outcome.code === 'unavailable') return `unavailable ${(outcome.cause as { code?: string } | undefined)?.code}`;
  if (outcome.cause !== undefined) throw new Error('an unexpected failure', { cause: outcome.cause });
  return outcome.code;
};

/** An event that makes a call; it returns how the call ended. */
export const byCall =
  (call: AnyCall, input: unknown, guestId: number) =>
  async (parts: WorldParts, key: string): Promise<string> => {
    const handled = handlers.find((each) => each.call === call);
    if (handled === undefined) return ending(failed('unknown'));
    const caller = { ...anonymousCaller, guestId, key };
    const outcome = await runCall(handled, input, caller, { parseAnswers: false }, parts);
    if (!outcome.ok || call !== oneClickCharge) return ending(outcome);
    const { charge } = outcome.answer as { charge: { failure: string | null } | null };
    return charge?.failure ?? 'done';
  };

const inChange =
  (work: (key: string, world: World) => Promise<string>) =>
  async (parts: WorldParts, key: string): Promise<string> => {
    try {
      return await runInWorld(parts, true, (world) => work(key, world));
    } catch (error) {
      return ending(outcomeOfError(error));
    }
  };

type Run = MoneyEvent['run'];
type Made = Pick<MoneyEvent, 'run' | 'limit'>;
type Make = (guestId: number, pick: Choose, stock: Stock) => Run | Made;
type Choose = <T>(values: readonly T[]) => T;

const euro = (cents: number | null) => (cents === null ? null : { value: cents, currency: 'EUR' as const });
const coin = (value: number) => ({ value, currency: 'VXC' as const });
const amounts = [1000, 2500, 5000];

const makers: readonly (readonly [name: string, weight: number, make: Make])[] = [
  [
    'topUp',
    12,
    (guestId, pick) => {
      const [cents, method] = [pick(amounts), pick(['card', 'bank', 'card', 'wallet'] as const)];
      return inChange(async (key, world) => {
        await topUp({ guestId, key, cents, method }, 'en', world);
        return 'done';
      });
    },
  ],
  [
    'oneClick',
    10,
    (guestId, pick) => byCall(oneClickCharge, { amount: euro(pick(amounts)), channelId: null }, guestId),
  ],
  [
    'saveMethod',
    2,
    (guestId, pick) => {
      const kind = pick(['card', 'bank', 'wallet'] as const);
      return inChange(async (_, world) => {
        await saveMethod(guestId, kind, world);
        return 'done';
      });
    },
  ],
  ['album', 14, (guestId, pick, { albums }) => byCall(buyAlbum, { albumId: pick(albums) }, guestId)],
  ['video', 14, (guestId, pick, { videos }) => byCall(buyVideo, { videoId: pick(videos) }, guestId)],
  ['post', 8, (guestId, pick, { posts }) => byCall(buyPost, { postId: pick(posts) }, guestId)],
  [
    'tip',
    10,
    (guestId, pick, { posts }) => byCall(tipPost, { postId: pick(posts), amountCoins: pick([1, 2, 7]) }, guestId),
  ],
  [
    'albumByVoucher',
    10,
    (guestId, pick, { albums }) => {
      const [albumId, turn] = [pick(albums), pick([0, 1, 2])];
      return async (parts, key) => {
        const sql = 'select id from voucher where "guestId" = ? and type in (3, 4) order by amount desc, id limit 3';
        const rows = (await parts.database.reader.query(sql, [guestId])) as readonly { id: number }[];
        const voucherId = rows[turn]?.id ?? 1;
        return byCall(buyAlbum, { albumId, voucherId }, guestId)(parts, key);
      };
    },
  ],
  [
    'giveVoucher',
    3,
    (guestId, pick) => {
      const [type, amount] = [pick([voucherTypes.photoAlbum, voucherTypes.credits]), pick([1, 2, 5])];
      return inChange(async (_, world) => {
        await giveVoucher(guestId, { type, amount }, world);
        return 'done';
      });
    },
  ],
  [
    'credits',
    4,
    (guestId) => async (parts, key) => {
      const sql = 'select id from voucher where "guestId" = ? and type = 3 order by amount desc, id limit 1';
      const [row] = (await parts.database.reader.query(sql, [guestId])) as readonly { id: number }[];
      return byCall(redeemCredits, { voucherId: row?.id ?? 1 }, guestId)(parts, key);
    },
  ],
  ['code', 4, (guestId, pick, { codes }) => byCall(redeemBonus, { code: pick(codes) }, guestId)],
  [
    'refund',
    3,
    (guestId) =>
      inChange(async (_, world) => {
        const charge = await latestCharge.first(world.tx, { guestId, account: `guest:${guestId}` });
        if (charge === null) return 'nothing';
        await refund({ transferId: charge.id, reason: 'test' }, 'en', world);
        return 'done';
      }),
  ],
  [
    'subscribe',
    5,
    (guestId, pick) => {
      const [product, kind] = [
        pick(['vip', 'tv'] as const) satisfies Product,
        pick(['card', 'bank', 'wallet'] as const),
      ];
      return inChange(async (key, world) => {
        const { id: methodId } = await saveMethod(guestId, kind, world);
        return startSubscription({ guestId, product, methodId, key }, world);
      });
    },
  ],
  ['cancel', 3, (guestId, pick) => byCall(cancelSubscription, { product: pick(['vip', 'tv']) }, guestId)],
  ['keep', 2, (guestId, pick) => byCall(keepSubscription, { product: pick(['vip', 'tv']) }, guestId)],
  ['offer', 2, (guestId) => byCall(acceptCancellationOffer, { guest_id: guestId, platform_text: 'test' }, guestId)],
  [
    'limit',
    3,
    (guestId, pick) => {
      const limit = pick([null, 5000, 20_000, 100_000]);
      return { run: byCall(setSpendingLimit, { limit: euro(limit) }, guestId), limit };
    },
  ],
  ['break', 1, (guestId) => byCall(takeBreak, { length: 'day' }, guestId)],
  [
    'recharge',
    3,
    (guestId, pick) => {
      const isOn = pick([true, true, false]);
      return async (parts, key) => {
        const sql = 'select id from "paymentMethod" where "guestId" = ? order by id desc limit 1';
        const [row] = (await parts.database.reader.query(sql, [guestId])) as readonly { id: number }[];
        const input = { isOn, threshold: coin(2000), amount: euro(1000), methodId: row?.id ?? null };
        return byCall(setAutoRecharge, input, guestId)(parts, key);
      };
    },
  ],
];

const total = makers.reduce((sum, [, weight]) => sum + weight, 0);

/** Who takes part, and what the keys begin with. */
interface Players {
  readonly guests?: number;
  readonly prefix?: string;
}

/** Generates random events; some repeat the key of an earlier one of the same guest. */
export const moneyEvents = (
  random: () => number,
  stock: Stock,
  { guests = simulatedGuests, prefix = '' }: Players = {},
): (() => MoneyEvent) => {
  const pick: Choose = (values) => values[Math.floor(random() * values.length)] as (typeof values)[number];
  const earlier: MoneyEvent[] = [];
  let count = 0;
  const choose = (): (typeof makers)[number] => {
    let left = random() * total;
    for (const maker of makers) if ((left -= maker[1]) < 0) return maker;
    return makers[0] as (typeof makers)[number];
  };
  return () => {
    const previous = random() < repeatProbability ? earlier[Math.floor(random() * earlier.length)] : undefined;
    if (previous !== undefined) return { ...previous, isBroken: false };
    const guestId = firstGuest + Math.floor(random() * guests);
    const [name, , make] = choose();
    const made = make(guestId, pick, stock);
    const event: MoneyEvent = {
      name,
      guestId,
      key: `${prefix}event-${(count += 1)}`,
      isBroken: random() < brokenProbability,
      ...(typeof made === 'function' ? { run: made } : made),
    };
    earlier.push(event);
    if (earlier.length > 400) earlier.shift();
    return event;
  };
};
