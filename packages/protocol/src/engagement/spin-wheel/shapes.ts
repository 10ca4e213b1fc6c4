import { count, entityId, flag, instant, listOf, named, oneOf, orNull, text } from '../../vocabulary/shapes.ts';
import { money } from '../../vocabulary/words.ts';
import { voucherType } from '../../foundation/vouchers/shapes.ts';

/**
 * Which wheel: that of the month unless a call says otherwise, or that of the coin rush with its own prizes and history.
 * @spec entity:enum.spinWheelType
 * @assumed The words.
 */
export const spinWheelType = oneOf('SpinWheelType', 'which wheel', ['monthly', 'coinRush']);

/**
 * What can be won.
 * @spec entity:enum.spinPrizeKind
 * @assumed The words.
 */
export const spinPrizeKind = oneOf('SpinPrizeKind', 'what can be won', [
  'bonusCode',
  'coins',
  'freeSpins',
  'messengerGift',
  'voucher',
]);

/** So many of one gift, by the gift's key. */
const prizeGift = named('PrizeGift', 'so many of one gift, by its key', { gift: text, amount: count });
/** A voucher to win. */
const prizeVoucher = named('PrizeVoucher', 'a voucher to win', { type: voucherType, amount: count });
/** A bonus code to win: so many percent more at the next top-up. */
const prizeCode = named('PrizeCode', 'a bonus code to win and its percentage of a top-up', {
  code: text,
  percent: count,
});

/**
 * A prize: of its last five fields the one that `type` names is there, the others are null.
 * @assumed The documents name the kinds, not the fields of a segment.
 */
const prize = {
  type: spinPrizeKind,
  bonuscode: orNull(prizeCode),
  coins: orNull(money),
  freeSpins: orNull(count),
  messengerGift: orNull(prizeGift),
  voucher: orNull(prizeVoucher),
};

/**
 * A segment of a wheel; its chance is its share of all weights.
 * @assumed The segments come with the information, so that the chances on show are those that are drawn by.
 */
export const spinSegment = named('SpinSegment', 'a segment of a wheel; its weight is its chance', {
  id: text,
  weight: count,
  isFeatured: flag,
  ...prize,
});

/**
 * A reward of the month.
 * @spec entity:spinWheel
 * @assumed "voucher amount" is the amount of a voucher with its type; coins are among the rewards.
 */
export const monthlyReward = named('MonthlyReward', 'a reward of the month', {
  id: entityId,
  isRedeemed: flag,
  isRedeemable: flag,
  requiredPoints: count,
  ...prize,
});

/**
 * Something that the guest won.
 * @assumed The documents name a reward history, not its fields.
 */
export const spinWin = named('SpinWin', 'something that the guest won', {
  id: entityId,
  at: instant,
  segment: text,
  ...prize,
});

/**
 * A wheel as one guest sees it; an anonymous visitor has no spins, points and history.
 * @spec entity:spinWheel
 * @assumed `nextFreeSpinAt`, `monthEndsAt`, `segments` and `history` (newest first, 20 at most); points are the guest's
 * loyalty points. There is one free spin a day in Berlin on the wheel of the month, null while it is there.
 */
export const spinWheel = named('SpinWheel', 'a wheel as one guest sees it', {
  type: spinWheelType,
  spinwheelActive: flag,
  lastSpinDate: orNull(instant),
  points: count,
  spins: count,
  nextFreeSpinAt: orNull(instant),
  monthEndsAt: instant,
  monthlyRewards: listOf(monthlyReward),
  segments: listOf(spinSegment),
  history: listOf(spinWin),
});
