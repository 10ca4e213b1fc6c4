import { coinsForEuro } from '@lounge/locale';
import type { StoredBenefit } from '../../world/tables/vouchers.ts';

/** The coins that a benefit gives at once, in hundredths; null if it gives others or waits for a top-up. */
export const coinsAtOnce = ({ kind, topUp, amount = 0 }: StoredBenefit): number | null => {
  if (topUp !== undefined) return null;
  if (kind === 'bonusMoney') return coinsForEuro(amount);
  return kind === 'bonusCoins' || kind === 'bonusCredits' ? amount : null;
};
