import { describe } from '../../declare/describe.ts';
import { collectedEgg, easterEventData, easterReward } from './easter-schemas.ts';
import { collectEgg, easterEvent } from './easter.ts';

/** The descriptions of egg hunts. */
export const easterDescriptions = [
  describe(easterEvent.input, { id: 'the event of the hunt' }),
  describe(collectEgg.input, {
    verificationToken: 'the token of the page’s data, up to 200 characters',
    qmdate: 'the Berlin day of the egg; one that is not today, which is also the default, needs the admin token',
  }),
  describe(easterReward, {
    id: 'its number in its hunt',
    type: 'its kind; null while it is hidden',
    info: 'the code of a bonus code once it is reached, the title of a video or the key of a gift; null for all others',
    requiredEggs: 'from how many eggs on the guest has it',
    hidden: 'whether it is named only once it is reached',
    isUpTo: 'whether its value is the most that it can be, until it is reached',
    value: 'hundredths of a coin, percent of a bonus code, else pieces; null while it is hidden',
    redeemed: 'whether it was given, and its code or its vouchers were used up; coins, gifts and videos need no use',
    canRedeem: 'whether its code can be redeemed; null without a code, and before it is reached',
    redeemedAt: 'when its code was used; null for all others',
  }),
  describe(easterEventData, {
    collectedEggs: 'of all days; 0 for visitors',
    eggsToday: 'of them on this Berlin day',
    eggsADay: 'how many pages have an egg each day',
    rewardHistory: 'the newest first, at most 50',
    rewards: 'by the eggs that they require',
  }),
  describe(collectedEgg, {
    collectedEggs: 'of all days, after it',
    isNew: 'false for an egg that was collected before',
    collectedAt: 'when it was collected',
    reward: 'the reward that it reached; null for most eggs',
  }),
];
