import type { Infer } from '@lounge/protocol';
import type { monthlyReward, spinSegment, spinWheelType } from '@lounge/protocol/engagement/spin-wheel';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { coins } from '../../wire/coins.ts';

/** The type of a wheel. */
export type Wheel = Infer<typeof spinWheelType>;
/** A segment with its prize and chance. */
export type Segment = Infer<typeof spinSegment>;
/** A prize, without its segment. */
export type Prize = Omit<Segment, 'id' | 'weight' | 'isFeatured'>;
/** A reward of the month, without the state for a guest. */
export type Reward = Omit<Infer<typeof monthlyReward>, 'isRedeemed' | 'isRedeemable'>;

const none = { bonuscode: null, coins: null, freeSpins: null, messengerGift: null, voucher: null };

const coinsPrize = (whole: number): Prize => ({ ...none, type: 'coins', coins: coins(whole * 100) });
const spinsPrize = (freeSpins: number): Prize => ({ ...none, type: 'freeSpins', freeSpins });
const giftPrize = (gift: string, amount = 1): Prize => ({
  ...none,
  type: 'messengerGift',
  messengerGift: { gift, amount },
});
const voucherPrize = (type: number, amount: number): Prize => ({ ...none, type: 'voucher', voucher: { type, amount } });
const codePrize = (code: string, percent: number): Prize => ({
  ...none,
  type: 'bonusCode',
  bonuscode: { code, percent },
});

const segment = (id: string, prize: Prize, weight = 1, isFeatured = false): Segment => ({
  id,
  weight,
  isFeatured,
  ...prize,
});

/**
 * The segments of each wheel, clockwise.
 * @assumed Prizes and weights; the wheel of the month gives each segment the same chance.
 */
export const segmentsOf: Readonly<Record<Wheel, readonly Segment[]>> = {
  monthly: [
    segment('orchid', giftPrize('orchid')),
    segment('coins-20', coinsPrize(20)),
    segment('album', voucherPrize(voucherTypes.photoAlbum, 1)),
    segment('lantern', giftPrize('lantern')),
    segment('messages', voucherPrize(voucherTypes.messages, 5)),
    segment('coins-100', coinsPrize(100), 1, true),
    segment('macaron', giftPrize('macaron')),
    segment('spin-1', spinsPrize(1)),
    segment('coins-40', coinsPrize(40)),
    segment('rose', giftPrize('rose')),
    segment('spin-2', spinsPrize(2)),
    segment('top-up', codePrize('TURN10', 10)),
  ],
  coinRush: [
    segment('rush-10', coinsPrize(10), 50),
    segment('rush-spin', spinsPrize(1), 25),
    segment('rush-moon', giftPrize('moon'), 20),
    segment('rush-200', coinsPrize(200), 4, true),
    segment('rush-900', coinsPrize(900), 1),
  ],
};

/** The rewards of every month, by required points. @assumed All of them. */
export const rewardsOfMonth: readonly Reward[] = [
  { id: 1, requiredPoints: 100, ...giftPrize('macaron') },
  { id: 2, requiredPoints: 250, ...giftPrize('rose', 3) },
  { id: 3, requiredPoints: 500, ...coinsPrize(40) },
  { id: 4, requiredPoints: 800, ...spinsPrize(5) },
  { id: 5, requiredPoints: 1200, ...giftPrize('moon') },
  { id: 6, requiredPoints: 2000, ...voucherPrize(voucherTypes.photoAlbum, 2) },
];

/** The points of a spin. @assumed The documents give no number. */
export const pointsOfSpin = 20;
