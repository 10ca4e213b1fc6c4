import type { AnswerOf, Infer } from '@lounge/protocol';
import { collectEgg, easterEvent, easterReward } from '@lounge/protocol/engagement/special-events';
import { parsed } from '../parsed.ts';
import { aReward } from './special-events.ts';

type Reward = Infer<typeof easterReward>;
type Hunt = AnswerOf<typeof easterEvent>;
type Collected = AnswerOf<typeof collectEgg>;

/** The reward for one egg, five coins, which the guest has. */
export const anEasterReward = (over: Partial<Reward> = {}): Reward =>
  parsed(easterReward, {
    id: 1,
    type: 'coins',
    info: null,
    requiredEggs: 1,
    hidden: false,
    isUpTo: false,
    value: 500,
    redeemed: true,
    canRedeem: null,
    redeemedAt: null,
    ...over,
  });

/** A hunt in which a guest has collected one egg. */
export const aHunt = (over: Partial<Hunt> = {}): Hunt =>
  parsed(easterEvent.answer, {
    collectedEggs: 1,
    eggsToday: 1,
    eggsADay: 1,
    rewardHistory: [{ id: 1, at: '2026-11-20T19:00:00.000Z', reward: aReward() }],
    rewards: [anEasterReward()],
    ...over,
  });

/** The first egg of a guest, which reached five coins. */
export const aCollectedEgg = (over: Partial<Collected> = {}): Collected =>
  parsed(collectEgg.answer, {
    collectedEggs: 1,
    isNew: true,
    collectedAt: '2026-11-20T19:00:00.000Z',
    reward: anEasterReward(),
    ...over,
  });
