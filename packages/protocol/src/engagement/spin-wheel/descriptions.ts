import { describe, describeValues } from '../../declare/describe.ts';
import { getSpinWheel, spinTheWheel } from './queries.ts';
import { monthlyReward, spinSegment, spinWheel, spinWin, spinWheelType, spinPrizeKind } from './schemas.ts';

/** The fields of a prize, described with the first object that has them. */
const prize = {
  type: 'which of the five prizes below has a value',
  bonuscode: 'a code for the next top-up; null for another prize',
  coins: 'coins that are added at once; null for another prize',
  freeSpins: 'further spins; null for another prize',
  messengerGift: 'gifts to send for nothing; null for another prize',
  voucher: 'a voucher; null for another prize',
} as const;

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(spinSegment, {
    id: 'the segment, as in the history',
    weight: 'its share of all weights is its probability',
    isFeatured: 'whether pages emphasize it; this changes no probability',
    ...prize,
    bonuscode: [prize.bonuscode, { code: 'as it is printed', percent: 'further coins on the next top-up, in percent' }],
    messengerGift: [prize.messengerGift, { gift: 'the key of the gift', amount: 'how many of it' }],
    voucher: [
      prize.voucher,
      {
        type: '1 video, 2 chat, 3 credits, 4 album, 5 messages, 6 gift, 7 live show, 8 private show, 9 bonus code, 10 spins',
        amount: 'how often, or for chats how many minutes, it can be used',
      },
    ],
  }),
  describe(monthlyReward, {
    id: 'for `redeemLoyaltyReward`',
    isRedeemed: 'whether the guest had it this month',
    isRedeemable: 'whether the guest has the points and did not have it this month',
    requiredPoints: 'points that the guest must have; they are not used up',
    ...prize,
  }),
  describe(spinWin, {
    id: 'the win',
    at: 'when it was drawn',
    segment: 'the `id` of the segment',
    ...prize,
  }),
  describe(spinWheel, {
    type: 'which wheel it is',
    spinwheelActive: 'whether it can be spun at all now',
    lastSpinDate: 'the guest’s last spin; null before the first',
    points: 'the guest’s loyalty points',
    spins: 'spins that the guest has, the free one included',
    nextFreeSpinAt:
      'when the next free spin comes, at midnight in Berlin; null while one is unused, and for who gets none',
    monthEndsAt: 'the end of the month in Berlin, after which rewards can be redeemed anew',
    monthlyRewards: 'the rewards of this month',
    segments: 'in the order in which they are on the wheel',
    history: 'the guest’s last wins, newest first, 20 at most',
  }),
  describe(getSpinWheel.input, { type: 'the wheel of the month if left out' }),
  describe(spinTheWheel.answer, {
    win: 'what was drawn; it has taken effect',
    spins: 'spins that are left',
    points: 'the guest’s loyalty points after it',
    nextFreeSpinAt: 'when the next free spin comes; null while one is unused',
  }),
  describeValues(spinWheelType, {
    monthly: 'the wheel of the month',
    coinRush: 'the wheel of the coin rush, with its own prizes and history',
  }),
  describeValues(spinPrizeKind, {
    bonusCode: 'a code, to be redeemed later',
    coins: 'coins, booked at once',
    freeSpins: 'further spins',
    messengerGift: 'a gift to send',
    voucher: 'a voucher',
  }),
].flat();
