import type { AnswerOf, InputOf } from '@lounge/protocol';
import { redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { fingerprint } from '../../wire/fingerprint.ts';
import { reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { answerReward, giveAward, type Reward } from '../rewards/index.ts';
import { awardOf, monthOf, pointsOf, rewardsFor } from '../spin-wheel/index.ts';
import { rewardById } from './activity-events.ts';
import { giveEventReward } from './redeem-of-event.ts';
import { insertRedeemed, rewardKey } from './statements.ts';

type Answer = AnswerOf<typeof redeemLoyaltyReward>;

const ofMonth = async (id: number, guestId: number, world: World): Promise<Reward<Answer>> => {
  const rewards = await rewardsFor(guestId, await pointsOf(world, guestId), world);
  const reward = rewards.find((each) => each.id === id) ?? reject('unknown', 'id');
  if (!reward.isRedeemable) reject('locked', 'id');
  const month = monthOf(world);
  const row = { key: rewardKey(guestId, id, month), guestId, rewardId: id, month, at: nowIso(world) };
  await insertRedeemed.all(world.tx, row);
  const award = awardOf(reward, 'monthly');
  await giveAward(award, guestId, world);
  const answer = { ...reward, isRedeemed: true, isRedeemable: false, video: null };
  return { award, reference: { reward: id, month }, answer };
};

/**
 * Redeems a reward of the month or of an event once per guest and idempotency key and publishes the changes. A repeat returns the same
 * answer.
 */
export const redeem = async (
  { id }: InputOf<typeof redeemLoyaltyReward>,
  caller: Caller,
  world: World,
): Promise<Answer> =>
  answerReward(
    caller,
    fingerprint(redeemLoyaltyReward.id, { id }),
    async (guestId) => {
      const ofEvent = await rewardById(id, world);
      return ofEvent === null ? ofMonth(id, guestId, world) : giveEventReward(ofEvent, guestId, caller, world);
    },
    world,
  );
