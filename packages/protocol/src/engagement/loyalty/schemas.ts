import { money } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';
import { prizeCode, prizeGift, prizeVoucher } from '../spin-wheel/schemas.ts';

/**
 * The kinds of rewards: those of the wheel, and a video of the library.
 * @spec entity:userActivityEvent
 * @assumed The values.
 */
export const loyaltyRewardKind = s.enum(['bonusCode', 'coins', 'freeSpins', 'messengerGift', 'video', 'voucher'], {
  id: 'LoyaltyRewardKind',
  description: 'the kind of a reward for points',
});

/** The video of a reward. @assumed Its fields. */
export const rewardVideo = s.object(
  { id: s.entityId, actorId: s.entityId, title: s.string },
  { id: 'RewardVideo', description: 'the video of a reward' },
);

/**
 * A redeemed reward, of the month or of an event: of the fields after `type`, the one that it names has a value.
 * @assumed The documents name no answer.
 */
export const redeemedReward = s.object(
  {
    id: s.entityId,
    isRedeemed: s.boolean,
    isRedeemable: s.boolean,
    requiredPoints: s.count,
    type: loyaltyRewardKind,
    bonuscode: s.nullable(prizeCode),
    coins: s.nullable(money),
    freeSpins: s.nullable(s.count),
    messengerGift: s.nullable(prizeGift),
    voucher: s.nullable(prizeVoucher),
    video: s.nullable(rewardVideo),
  },
  { id: 'RedeemedReward', description: 'a reward of the month or of an event after it was redeemed' },
);

/** A number of points from which on more coins come. @assumed The tiers. */
export const coinTier = s.object(
  { points: s.count, coins: money },
  { id: 'CoinTier', description: 'a number of points and the coins a day that it brings' },
);

/** The coins for points and their daily claim. @assumed All of it: the documents name the claim only. */
export const coinBonus = s.object(
  { coins: s.nullable(money), isClaimed: s.boolean, nextAt: s.instant, nextTier: s.nullable(coinTier) },
  { id: 'CoinBonus', description: 'the coins that a guest can claim once a day' },
);

/** The guest's loyalty. @assumed A read, as the documents name the writes only. */
export const loyalty = s.object(
  { loyaltyPoints: s.count, coinBonus, movablePoints: s.count, eventId: s.entityId },
  { id: 'Loyalty', description: 'loyalty points and what they bring' },
);

/**
 * The kinds of activities that bring points of an event.
 * @assumed The documents list no kinds. A vote counts once there are contests.
 */
export const activityKind = s.enum(['chatMinute', 'purchase', 'message', 'gift', 'logIn'], {
  id: 'ActivityKind',
  description: 'what brings points of an event',
});

/**
 * An activity of an event.
 * @spec entity:userActivityEvent
 * @assumed `kind` and `timesToday`: without a kind nobody could say what was done; a percentage for `vipBonus`, times for `limitPerDay`.
 */
export const eventActivity = s.object(
  {
    kind: activityKind,
    points: s.count,
    vipBonus: s.count,
    limitPerDay: s.nullable(s.count),
    timesToday: s.count,
    faq: s.string,
  },
  { id: 'EventActivity', description: 'an activity that brings points of an event' },
);

/**
 * A challenge of an event.
 * @spec entity:userActivityEvent
 * @quirk `fullfilled` is spelled as the documents spell it.
 * @assumed `done` and `goal`, by which pages show how far it is.
 */
export const eventChallenge = s.object(
  {
    points: s.count,
    name: s.string,
    description: s.string,
    fullfilled: s.boolean,
    date: s.nullable(s.instant),
    link: s.nullable(s.string),
    done: s.count,
    goal: s.count,
  },
  { id: 'EventChallenge', description: 'a challenge of an event' },
);

/**
 * A reward of an event.
 * @spec entity:userActivityEvent
 * @assumed `value` is in hundredths of a coin for coins, a percentage for a bonus code, and a number of things for the others.
 */
export const eventReward = s.object(
  {
    id: s.entityId,
    type: loyaltyRewardKind,
    requiredPoints: s.count,
    info: s.string,
    value: s.count,
    redeemed: s.boolean,
    video: s.nullable(rewardVideo),
  },
  { id: 'EventReward', description: 'a reward for points of an event' },
);

/**
 * An event in which activities bring points, and points rewards.
 * @spec entity:userActivityEvent
 * @assumed `guestPoints` for "guest points"; 0 for visitors.
 */
export const userActivityEvent = s.object(
  {
    id: s.entityId,
    name: s.string,
    start: s.instant,
    end: s.instant,
    rewardClaimEnd: s.instant,
    guestPoints: s.count,
    activities: s.array(eventActivity),
    challenges: s.array(eventChallenge),
    rewards: s.array(eventReward),
  },
  { id: 'UserActivityEvent', description: 'an event in which activities bring points' },
);

/**
 * The coins that a guest spent in a month.
 * @spec entity:vip30ValueHistory
 * @assumed `value` is the coins that were spent in this month in Berlin, in hundredths.
 */
export const vip30Value = s.object(
  { month: s.integerBetween(1, 12), year: s.count, value: s.count },
  { id: 'Vip30Value', description: 'the coins that a guest spent in a month' },
);
