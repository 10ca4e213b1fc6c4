import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';
import { voucherType } from '../../foundation/vouchers/schemas.ts';

/**
 * The wheel: by default the one of the month, or the one of the coin rush with its own prizes and history.
 * @spec entity:enum.spinWheelType
 * @assumed The values.
 */
export const spinWheelType = s.enum(['monthly', 'coinRush'], {
  id: 'SpinWheelType',
  description: 'the wheel: of the month or of the coin rush',
});

/**
 * The kinds of prizes.
 * @spec entity:enum.spinPrizeKind
 * @assumed The values.
 */
export const spinPrizeKind = s.enum(['bonusCode', 'coins', 'freeSpins', 'messengerGift', 'voucher'], {
  id: 'SpinPrizeKind',
  description: 'the kind of a prize',
});

/** A gift to win, by its key, and the quantity. */
export const prizeGift = s.object(
  { gift: s.string, amount: s.count },
  { id: 'PrizeGift', description: 'a gift to win, by its key, and the quantity' },
);
/** A voucher to win. */
export const prizeVoucher = s.object(
  { type: voucherType, amount: s.count },
  { id: 'PrizeVoucher', description: 'a voucher to win' },
);
/** A bonus code to win: a percentage that is added to the next top-up. */
export const prizeCode = s.object(
  {
    code: s.string,
    percent: s.count,
  },
  { id: 'PrizeCode', description: 'a bonus code to win and the percentage that it adds to a top-up' },
);

/**
 * A prize: of the last five fields, the one that `type` names has a value and the others are null.
 * @assumed The documents name the kinds, not the fields of a segment.
 */
const prize = {
  type: spinPrizeKind,
  bonuscode: s.nullable(prizeCode),
  coins: s.nullable(money),
  freeSpins: s.nullable(s.count),
  messengerGift: s.nullable(prizeGift),
  voucher: s.nullable(prizeVoucher),
};

/**
 * A segment of a wheel; its probability is its share of all weights.
 * @assumed The segments are in the answer, so that the shown probabilities are those of the draw.
 */
export const spinSegment = s.object(
  {
    id: s.string,
    weight: s.count,
    isFeatured: s.boolean,
    ...prize,
  },
  { id: 'SpinSegment', description: 'a segment of a wheel; its probability is its share of all weights' },
);

/**
 * A reward of the month.
 * @spec entity:spinWheel
 * @assumed "voucher amount" is the amount of a voucher with its type; coins are among the rewards.
 */
export const monthlyReward = s.object(
  {
    id: s.entityId,
    isRedeemed: s.boolean,
    isRedeemable: s.boolean,
    requiredPoints: s.count,
    ...prize,
  },
  { id: 'MonthlyReward', description: 'a reward of the month' },
);

/**
 * A prize that the guest won.
 * @assumed The documents name a reward history, not its fields.
 */
export const spinWin = s.object(
  {
    id: s.entityId,
    at: s.instant,
    segment: s.string,
    ...prize,
  },
  { id: 'SpinWin', description: 'a prize that the guest won' },
);

/**
 * A wheel with the data of one guest; an anonymous visitor has no spins, points and history.
 * @spec entity:spinWheel
 * @assumed `nextFreeSpinAt`, `monthEndsAt`, `segments` and `history` (newest first, 20 at most); points are the guest's
 * loyalty points. There is one free spin per day in Berlin on the wheel of the month; `nextFreeSpinAt` is null while it is unused.
 */
export const spinWheel = s.object(
  {
    type: spinWheelType,
    spinwheelActive: s.boolean,
    lastSpinDate: s.nullable(s.instant),
    points: s.count,
    spins: s.count,
    nextFreeSpinAt: s.nullable(s.instant),
    monthEndsAt: s.instant,
    monthlyRewards: s.array(monthlyReward),
    segments: s.array(spinSegment),
    history: s.array(spinWin),
  },
  { id: 'SpinWheel', description: 'a wheel with the data of one guest' },
);
