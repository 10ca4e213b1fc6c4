import type { Infer, PayloadOf } from '@lounge/protocol';
import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { monthlyReward } from '@lounge/protocol/engagement/spin-wheel';
import { parsed } from '../parsed.ts';
import { coinsToWin } from './spin-wheel.ts';

type Reward = Infer<typeof monthlyReward>;
type Told = PayloadOf<typeof loyaltyPointsChanged>;

/** The reward of 40 coins for 500 points, to be redeemed. */
export const aReward = (over: Partial<Reward> = {}): Reward =>
  parsed(monthlyReward, {
    id: 3,
    isRedeemed: false,
    isRedeemable: true,
    requiredPoints: 500,
    ...coinsToWin(4000),
    ...over,
  });

/** What a guest with 140 points is told. */
export const aPointsPush = (over: Partial<Told> = {}): Told =>
  parsed(loyaltyPointsChanged.payload, { loyaltyPoints: 140, ...over });
