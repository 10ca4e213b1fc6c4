import type { AnswerOf } from '@lounge/protocol';
import type { redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { reject } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Award } from '../../world/tables/rewards.ts';
import type { Caller, World } from '../../world/world.ts';
import { eventPointsOf, giveOnce, type Reward } from '../rewards/index.ts';
import { rewardIdOf, sourceOf, type ActivityEvent, type EventReward } from './activity-events.ts';
import { kindOf, videoOf } from './read-event.ts';

type Answer = AnswerOf<typeof redeemLoyaltyReward>;

const none = { bonuscode: null, coins: null, freeSpins: null, messengerGift: null, voucher: null, video: null };

/** The fields of an award on the wire; of a video they come from the video. */
const fieldsOf = (award: Award): Omit<Answer, 'id' | 'isRedeemed' | 'isRedeemable' | 'requiredPoints' | 'type'> => {
  switch (award.kind) {
    case 'bonusCode': {
      return { ...none, bonuscode: { code: award.code, percent: award.percent } };
    }
    case 'coins': {
      return { ...none, coins: coins(award.amount) };
    }
    case 'spins': {
      return { ...none, freeSpins: award.amount };
    }
    case 'messengerGift': {
      return { ...none, messengerGift: { gift: award.gift, amount: award.amount } };
    }
    case 'voucher': {
      return { ...none, voucher: { type: award.voucher.type, amount: award.voucher.amount } };
    }
    case 'video': {
      return none;
    }
  }
};

/** A reward of an event, and the event. */
export interface RewardOfEvent {
  readonly event: ActivityEvent;
  readonly reward: EventReward;
}

/** Gives a reward of an event once, from its start until its claim ends, within a change. */
export const giveEventReward = async (
  { event, reward }: RewardOfEvent,
  guestId: number,
  { language }: Caller,
  world: World,
): Promise<Reward<Answer>> => {
  const { award, requiredPoints, number } = reward;
  const video = await videoOf(reward, language, world);
  if (award.kind === 'video' && video === null) reject('unknown', 'id');
  const now = nowIso(world);
  const source = sourceOf(event);
  if (now < event.start || now > event.rewardClaimEnd) reject('locked', 'id');
  if ((await eventPointsOf(source, guestId, world)) < requiredPoints) reject('locked', 'id');
  const given = await giveOnce({ ...source, guestId, day: '', attempt: number }, award, world);
  if (given === null) reject('locked', 'id');
  const id = rewardIdOf(event, reward);
  const answer = {
    id,
    isRedeemed: true,
    isRedeemable: false,
    requiredPoints,
    type: kindOf(reward),
    ...fieldsOf(award),
    video,
  };
  return { award, reference: { reward: id, event: event.id }, answer };
};
