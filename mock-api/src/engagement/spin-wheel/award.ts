import type { Award } from '../../world/tables/rewards.ts';
import type { Prize, Wheel } from './prizes.ts';

/** The award of a prize, which has one value besides its nulls; spins are those of this wheel. */
export const awardOf = ({ bonuscode, coins, freeSpins, messengerGift, voucher }: Prize, wheel: Wheel): Award => {
  if (coins !== null) return { kind: 'coins', amount: coins.value };
  if (voucher !== null) return { kind: 'voucher', voucher };
  if (freeSpins !== null) return { kind: 'spins', wheel, amount: freeSpins };
  if (bonuscode !== null) return { kind: 'bonusCode', ...bonuscode };
  if (messengerGift !== null) return { kind: 'messengerGift', ...messengerGift };
  throw new Error('A prize has no value.');
};
