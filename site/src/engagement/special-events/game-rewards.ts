import { type WonReward, rewardName } from '@lounge/kit/reward-reveal';
import type { Language } from '@lounge/locale';
import type { GameData, GameRewardData } from '@lounge/stores/engagement/special-events';
import type { IntlShape } from 'react-intl';
import { giftName } from '../spin-wheel/SpinWheel.messages.ts';
import { messages } from './Games.messages.ts';

/** An outcome of a game. */
export type GameOutcome = GameData['languageConfigs']['rewards'][number];

/** A reward of a game in the kit's terms. */
export const wonReward = ({ type, amount, name, bonusCode, canRedeem }: GameRewardData, intl: IntlShape): WonReward => {
  switch (type) {
    case 'video':
      return { type, title: name ?? '' };
    case 'bonusCode':
      return { type, bonusCode: bonusCode ?? '', percent: amount, canRedeem };
    case 'messengerGift':
      return { type, name: intl.formatMessage(giftName(name ?? '')), count: amount };
    case 'coins':
      return { type, amount };
    default:
      return { type, count: amount };
  }
};

/** The name of what an outcome brings; null for nothing. */
export const outcomeName = ({ reward }: GameOutcome, language: Language, intl: IntlShape): string | null => {
  if (reward === null) return null;
  const won = wonReward(reward, intl);
  // A code that the guest used has its name as a prize, too.
  return rewardName(won.type === 'bonusCode' ? { ...won, canRedeem: true } : won, intl, language);
};

/** The chances of a game by the table that draws: outcomes that bring the same are one line. */
export const chancesOf = (outcomes: readonly GameOutcome[], language: Language, intl: IntlShape) => {
  const weights = new Map<string, number>();
  for (const outcome of outcomes) {
    const label = outcomeName(outcome, language, intl) ?? intl.formatMessage(messages.nothing);
    weights.set(label, (weights.get(label) ?? 0) + outcome.weight);
  }
  return [...weights].map(([label, weight]) => ({ label, weight }));
};

const places = {
  coins: messages.inBalance,
  messengerGift: messages.inGifts,
  videoVoucher: messages.inVouchers,
  bonusCode: messages.inVouchers,
  video: messages.inLibrary,
  spins: messages.onWheel,
} as const;

/** Where a reward is after it was won. */
export const placeOf = ({ type }: GameRewardData, intl: IntlShape): string => intl.formatMessage(places[type]);
