import type { Infer, PayloadOf } from '@lounge/protocol';
import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { monthlyReward } from '@lounge/protocol/engagement/spin-wheel';
import { parsed } from '../parsed.ts';
import { coinsToWin } from './spin-wheel.ts';

type Reward = Infer<typeof monthlyReward>;
type PointsPush = PayloadOf<typeof loyaltyPointsChanged>;

/** A redeemable reward of 40 coins for 500 points. */
export const aReward = (overrides: Partial<Reward> = {}): Reward =>
  parsed(monthlyReward, {
    id: 3,
    isRedeemed: false,
    isRedeemable: true,
    requiredPoints: 500,
    ...coinsToWin(4000),
    ...overrides,
  });

/** The payload of the push to a guest with 140 points. */
export const aPointsPush = (overrides: Partial<PointsPush> = {}): PointsPush =>
  parsed(loyaltyPointsChanged.payload, { loyaltyPoints: 140, ...overrides });
