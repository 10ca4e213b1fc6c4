import { CoinMark } from '@lounge/kit/coin-mark';
import { GiftArt, giftShapes } from '@lounge/kit/gift-art';
import { Icon } from '@lounge/kit/icon';
import { arrowsClockwiseFill, filmStrip, gift, playFill, tagFill } from '@lounge/kit/icons';
import { rewardName } from '@lounge/kit/reward-reveal';
import type { Language } from '@lounge/locale';
import type { CalendarRewardData, GameRewardData } from '@lounge/stores/engagement/special-events';
import type { IntlShape } from 'react-intl';
import { wonReward } from './game-rewards.ts';

/** A reward of a calendar as one of a game: its code can be redeemed once. */
export const gameRewardOf = ({
  type,
  value,
  redeemed,
  bonusCode,
  name,
  videoId,
}: CalendarRewardData): GameRewardData => ({
  type,
  amount: value,
  bonusCode,
  canRedeem: type === 'bonusCode' && !redeemed,
  name,
  videoId,
});

/** The name of a reward; a code is named by what it brings, used or not. */
export const nameOf = (reward: CalendarRewardData, language: Language, intl: IntlShape): string => {
  const won = wonReward(gameRewardOf(reward), intl);
  return rewardName(won.type === 'bonusCode' ? { ...won, canRedeem: true } : won, intl, language);
};

const icons = {
  video: playFill,
  bonusCode: tagFill,
  videoVoucher: filmStrip,
  spins: arrowsClockwiseFill,
  messengerGift: gift,
} as const;

const DoorArt = ({ reward: { type, name } }: { reward: CalendarRewardData }) => {
  if (type === 'coins') return <CoinMark size={28} />;
  const shape = type === 'messengerGift' ? giftShapes.find((each) => each === name) : undefined;
  return shape === undefined ? <Icon path={icons[type]} size={28} /> : <GiftArt shape={shape} size={34} />;
};

/** A reward as it stands on its door. */
export const doorReward = (reward: CalendarRewardData, language: Language, intl: IntlShape) => ({
  label: nameOf(reward, language, intl),
  art: <DoorArt reward={reward} />,
});
