import type { AnswerOf, Infer } from '@lounge/protocol';
import { monthlyReward, spinSegment, spinTheWheel, spinWheel, spinWin } from '@lounge/protocol/engagement/spin-wheel';
import { parsed } from '../parsed.ts';

type Segment = Infer<typeof spinSegment>;
type Reward = Infer<typeof monthlyReward>;
type Win = Infer<typeof spinWin>;
type WheelData = Infer<typeof spinWheel>;
type SpinAnswer = AnswerOf<typeof spinTheWheel>;

const noPrize = { bonuscode: null, coins: null, freeSpins: null, messengerGift: null, voucher: null };

/** A prize of coins, in hundredths. */
export const coinsToWin = (value: number) => ({
  ...noPrize,
  type: 'coins' as const,
  coins: { value, currency: 'VXC' as const },
});

/** A prize of a gift, by its key, and the quantity. */
export const giftToWin = (gift: string, amount = 1) => ({
  ...noPrize,
  type: 'messengerGift' as const,
  messengerGift: { gift, amount },
});

/** A prize of spins. */
export const spinsToWin = (freeSpins: number) => ({ ...noPrize, type: 'freeSpins' as const, freeSpins });
/** A prize of a voucher, by its type. */
export const voucherToWin = (type: number, amount: number) => ({
  ...noPrize,
  type: 'voucher' as const,
  voucher: { type, amount },
});
/** A prize of a bonus code with its percentage. */
export const codeToWin = (code: string, percent: number) => ({
  ...noPrize,
  type: 'bonusCode' as const,
  bonuscode: { code, percent },
});

/** The segments of the wheel of the month, clockwise, with equal probabilities. */
export const segmentsOfMonth = (): Segment[] =>
  [
    { id: 'orchid', ...giftToWin('orchid') },
    { id: 'coins-20', ...coinsToWin(2000) },
    { id: 'album', ...voucherToWin(4, 1) },
    { id: 'lantern', ...giftToWin('lantern') },
    { id: 'messages', ...voucherToWin(5, 5) },
    { id: 'coins-100', ...coinsToWin(10_000) },
    { id: 'macaron', ...giftToWin('macaron') },
    { id: 'spin-1', ...spinsToWin(1) },
    { id: 'coins-40', ...coinsToWin(4000) },
    { id: 'rose', ...giftToWin('rose') },
    { id: 'spin-2', ...spinsToWin(2) },
    { id: 'top-up', ...codeToWin('TURN10', 10) },
  ].map((each) => parsed(spinSegment, { weight: 1, isFeatured: each.id === 'coins-100', ...each }));

/** The rewards of the month for a guest with the given points who redeemed none. */
export const rewardsOfMonth = (points = 0): Reward[] =>
  [
    { id: 1, requiredPoints: 100, ...giftToWin('macaron') },
    { id: 2, requiredPoints: 250, ...giftToWin('rose', 3) },
    { id: 3, requiredPoints: 500, ...coinsToWin(4000) },
    { id: 4, requiredPoints: 800, ...spinsToWin(5) },
    { id: 5, requiredPoints: 1200, ...giftToWin('moon') },
    { id: 6, requiredPoints: 2000, ...voucherToWin(4, 2) },
  ].map((each) => parsed(monthlyReward, { isRedeemed: false, isRedeemable: points >= each.requiredPoints, ...each }));

/** A win of 40 coins. */
export const aWin = (overrides: Partial<Win> = {}): Win =>
  parsed(spinWin, { id: 1, at: '2026-11-20T19:00:00.000Z', segment: 'coins-40', ...coinsToWin(4000), ...overrides });

/** The wheel of the month for a guest with one spin. */
export const aWheel = (overrides: Partial<WheelData> = {}): WheelData =>
  parsed(spinWheel, {
    type: 'monthly',
    spinwheelActive: true,
    lastSpinDate: null,
    points: 120,
    spins: 1,
    nextFreeSpinAt: null,
    monthEndsAt: '2026-11-30T22:59:59.000Z',
    monthlyRewards: rewardsOfMonth(120),
    segments: segmentsOfMonth(),
    history: [],
    ...overrides,
  });

/** The answer to a spin that won 40 coins. */
export const aSpin = (overrides: Partial<SpinAnswer> = {}): SpinAnswer =>
  parsed(spinTheWheel.answer, {
    win: aWin(),
    spins: 0,
    points: 140,
    nextFreeSpinAt: '2026-11-20T23:00:00.000Z',
    ...overrides,
  });
