import { mutation, query } from '../../declare/call.ts';
import { money } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';
import { loyalty, redeemedReward, userActivityEvent, vip30Value } from './schemas.ts';

/**
 * The guest's loyalty points, the coins that can be claimed today, and the event of the month.
 * @assumed The documents name no read. `eventId` is where pages have the id of the event from.
 */
export const getLoyalty = query('engagement/loyalty/getLoyalty', {
  needs: 'guest',
  input: s.empty,
  answer: loyalty,
  failures: ['needLogin'],
  purpose: 'Reads loyalty points and what can be claimed for them.',
});

/**
 * Redeems a reward: of the month, once a month, or of an event until its claim ends. No points are deducted. Returns the reward with
 * its new state.
 * @spec query:loyalty.reward.redeem
 * @assumed One space of ids for both; the answer; the failures: `unknown` if there is no such reward, `locked` if points are missing, it was
 * redeemed, or the claim has ended.
 */
export const redeemLoyaltyReward = mutation('engagement/loyalty/redeemLoyaltyReward', {
  needs: 'guest',
  input: s.object({ id: s.entityId }),
  answer: redeemedReward,
  failures: ['needLogin', 'unknown', 'keyReused'],
  purpose: 'Redeems a reward for which the guest has enough points.',
});

/**
 * Adds the coins of the day for loyalty points to the balance, once a Berlin day.
 * @spec query:loyalty.coin-bonus.claim
 * @assumed How often, how much, and the answer; the failures: `tooMany` if it was claimed today, `locked` with too few points.
 */
export const claimCoinLoyaltyBonus = mutation('engagement/loyalty/claimCoinLoyaltyBonus', {
  needs: 'guest',
  input: s.empty,
  answer: s.object({ coins: money, nextAt: s.instant }),
  failures: ['needLogin', 'tooMany', 'keyReused'],
  purpose: 'Adds the coins of the day for loyalty points to the balance.',
});

/**
 * Moves the points that the guest had in the club before, once.
 * @spec query:loyalty.migrate.try
 * @assumed From what, and the answer; `unknown` if there are none or they were moved.
 */
export const tryLoyaltyMigrate = mutation('engagement/loyalty/tryLoyaltyMigrate', {
  needs: 'guest',
  input: s.empty,
  answer: s.object({ moved: s.count, loyaltyPoints: s.count }),
  failures: ['needLogin', 'unknown'],
  purpose: 'Moves the points of the club before to the loyalty points.',
});

/**
 * An event in which activities bring points, with those of the guest.
 * @spec query:user-activity-event.get
 * @assumed Anonymous visitors may read it. Each month is an event; those of the last twelve months and of the next one are known.
 */
export const getUserActivityEvent = query('engagement/loyalty/getUserActivityEvent', {
  input: s.object({ id: s.entityId }),
  answer: userActivityEvent,
  failures: ['unknown'],
  purpose: 'Reads an event in which activities bring points.',
});

/** The coins that the guest spent in the last six months, oldest first. @spec query:vip30.history @assumed How many months. */
export const vip30ValueHistory = query('engagement/loyalty/vip30ValueHistory', {
  needs: 'guest',
  input: s.empty,
  answer: s.array(vip30Value),
  failures: ['needLogin'],
  purpose: 'Lists what the guest spent by month.',
});
