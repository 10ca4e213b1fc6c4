import { rewardName } from '@lounge/kit/reward-reveal';
import type { Language } from '@lounge/locale';
import type { EasterRewardData } from '@lounge/stores/engagement/special-events';
import type { IntlShape } from 'react-intl';
import { wonReward } from './game-rewards.ts';

/** The name of a reward for eggs; null for one that is hidden. */
export const eggRewardName = (
  { type, info, value }: Pick<EasterRewardData, 'type' | 'info' | 'value'>,
  language: Language,
  intl: IntlShape,
): string | null => {
  if (type === null) return null;
  // A code that the guest used has its name as a reward, too.
  const reward = { type, amount: value ?? 0, name: info, bonusCode: info, canRedeem: true, videoId: null };
  return rewardName(wonReward(reward, intl), intl, language);
};
