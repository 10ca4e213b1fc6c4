import { s } from '@lounge/protocol';
import { addBerlinMonths, berlinDay, startOfBerlinMonth } from '@lounge/locale';
import { activityKind, loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { guestAccount, platformAccount, serverKeys, transferOnce, type Entry } from '../../foundation/wallet/ledger.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { monthOf } from '../spin-wheel/index.ts';
import { giveOnce } from '../rewards/index.ts';
import { currentMonth, monthsNow, monthsOfId, sourceOf } from './activity-events.ts';
import { countForEvent } from './count-points.ts';
import { insertRedeemed, putAhead, putOldPoints, rewardKey, setPoints } from './statements.ts';

/** A guest has points. */
export const guestHasPoints = state('the guest has loyalty points', {
  description: 'The guest has exactly this many loyalty points.',
  params: s.object({ guestId: s.entityId, points: s.count }),
  setUp: ({ guestId: id, points }, { database }) => database.change((tx) => setPoints.all(tx, { id, points })),
});

/** A guest redeemed a reward. */
export const guestRedeemedReward = state('the guest redeemed the reward', {
  description: 'The guest redeemed this reward of the month; its content is not given again.',
  params: s.object({ guestId: s.entityId, id: s.entityId }),
  setUp: ({ guestId, id }, parts) => {
    const month = monthOf(parts);
    const row = { key: rewardKey(guestId, id, month), guestId, rewardId: id, month, at: nowIso(parts) };
    return parts.database.change((tx) => insertRedeemed.all(tx, row));
  },
});

/** A guest's points change while the guest's pages are open. */
export const pointsChange = event('the guest’s loyalty points change', {
  description: 'The guest has exactly this many loyalty points from now on, and they are published.',
  params: s.object({ guestId: s.entityId, points: s.count }),
  setUp: ({ guestId, points }, parts) =>
    runInWorld(parts, true, async ({ tx, bus }) => {
      await setPoints.all(tx, { id: guestId, points });
      publish(bus, loyaltyPointsChanged, { guestId }, { loyaltyPoints: points });
    }),
});

/** A guest has points of the club before. */
export const guestHasOldPoints = state('the guest has points of the club before', {
  description: 'The guest has this many points of the club before, which were not moved.',
  params: s.object({ guestId: s.entityId, points: s.count }),
  setUp: ({ guestId, points }, { database }) =>
    database.change((tx) => putOldPoints.all(tx, { key: String(guestId), guestId, points })),
});

/** A guest claimed the coins of the day. */
export const guestClaimedCoins = state('the guest has claimed the coins of the day', {
  description: 'The guest claimed the coins for loyalty points today; they are not added again.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) =>
    runInWorld(parts, true, async (world) => {
      const day = berlinDay(world.clock.now());
      await giveOnce(
        { source: 'coinBonus', eventId: 0, guestId, day, attempt: 1 },
        { kind: 'coins', amount: 100 },
        world,
      );
    }),
});

/** A guest did something for the event of the month. */
export const guestDidForEvent = state('the guest did something for the event of the month', {
  description:
    'The guest did this so many times today: points, limits, the bonus of VIP and challenges follow from it, and nothing else happens.',
  params: s.object({ guestId: s.entityId, activity: activityKind, times: s.count }),
  setUp: ({ guestId, activity, times }, parts) =>
    runInWorld(parts, true, (world) => countForEvent(guestId, activity, times, world)),
});

/** The event of the month has an id, whatever the month is. */
export const activityIdIs = state('the event of the month has the id {id}', {
  description:
    'The event that runs now has this id, such as 202611, and those before and after it the ids of the months beside it. Dates and the name are those of the month that it is.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, parts) =>
    parts.database.change((tx) =>
      putAhead.all(tx, { key: 'ids', ahead: (monthsOfId(id) ?? monthsNow(parts)) - monthsNow(parts) }),
    ),
});

/** A guest redeemed a reward of the event of the month. */
export const guestRedeemedEventReward = state('the guest redeemed the reward of the event', {
  description:
    'The guest redeemed the reward with this number of the event of the month; its content is not given again.',
  params: s.object({ guestId: s.entityId, number: s.entityId }),
  setUp: ({ guestId, number }, parts) =>
    runInWorld(parts, true, async (world) => {
      await giveOnce({ ...sourceOf(currentMonth(world)), guestId, day: '', attempt: number }, null, world);
    }),
});

/** A guest spent coins. */
export const guestSpentCoins = state('the guest spent coins in the month', {
  description:
    'The guest bought coins and spent them, in hundredths, so many months ago, on the 10th of the month at noon.',
  params: s.object({ guestId: s.entityId, amount: s.count, monthsAgo: s.count }),
  setUp: ({ guestId, amount, monthsAgo }, parts) =>
    runInWorld(parts, true, async ({ tx, clock }) => {
      const tenth = startOfBerlinMonth(clock.now()) + 9.5 * 86_400_000;
      const at = new Date(addBerlinMonths(tenth, -monthsAgo)).toISOString();
      const account = guestAccount(guestId);
      const move = (kind: 'topUp' | 'message', entries: readonly Entry[]) =>
        transferOnce(
          tx,
          { guestId, key: `${kind} ${at}`, owner: serverKeys(guestId), kind, bodyHash: '', at },
          async () => ({ entries, reference: {}, answer: () => null }),
        );
      await move('topUp', [
        { account, amount },
        { account: 'top-up', amount: -amount },
      ]);
      await move('message', [
        { account, amount: -amount },
        { account: platformAccount, amount },
      ]);
    }),
});

/** The states of this module. */
export const loyaltyStates = [
  guestHasPoints,
  guestRedeemedReward,
  guestHasOldPoints,
  guestClaimedCoins,
  activityIdIs,
  guestDidForEvent,
  guestRedeemedEventReward,
  guestSpentCoins,
  pointsChange,
];
