import * as s from '../../schema/s.ts';
import { gameRewardType, pastGameReward } from './schemas.ts';

/**
 * A reward for collected eggs. `value` is in hundredths of a coin for coins, in percent for a bonus code, and counts pieces for all others.
 * A hidden one has neither type, info nor value before it is reached.
 * @assumed All fields but `type`, `info`, `requiredEggs`, `hidden`, `isUpTo`, `value` and `redeemed`; the meaning of `info`.
 */
export const easterReward = s.object(
  {
    id: s.entityId,
    type: s.nullable(gameRewardType),
    info: s.nullable(s.string),
    requiredEggs: s.count,
    hidden: s.boolean,
    isUpTo: s.boolean,
    value: s.nullable(s.count),
    redeemed: s.boolean,
    canRedeem: s.nullable(s.boolean),
    redeemedAt: s.nullable(s.instant),
  },
  { id: 'EasterReward', description: 'a reward for collected eggs' },
);

/**
 * An egg hunt with one guest; a visitor has collected nothing.
 * @spec entity:easterEvent
 * @assumed `eggsToday` and `eggsADay`; the fields of the history, which are those of games.
 */
export const easterEventData = s.object(
  {
    collectedEggs: s.count,
    eggsToday: s.count,
    eggsADay: s.count,
    rewardHistory: s.array(pastGameReward),
    rewards: s.array(easterReward),
  },
  { id: 'EasterEvent', description: 'an egg hunt with one guest' },
);

/** A collected egg, the count after it, and the reward that it reached. @assumed The documents do not show the answer. */
export const collectedEgg = s.object(
  { collectedEggs: s.count, isNew: s.boolean, collectedAt: s.instant, reward: s.nullable(easterReward) },
  { id: 'CollectedEgg', description: 'a collected egg and the count after it' },
);
