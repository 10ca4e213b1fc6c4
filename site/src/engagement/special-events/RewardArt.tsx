import { CoinMark } from '@lounge/kit/coin-mark';
import { GiftArt, giftShapes, type GiftShape } from '@lounge/kit/gift-art';
import type { GameRewardData } from '@lounge/stores/engagement/special-events';

/** The drawings of the kinds of rewards. */
const shapes: Readonly<Record<Exclude<GameRewardData['type'], 'coins'>, GiftShape>> = {
  video: 'comet',
  bonusCode: 'key',
  videoVoucher: 'fan',
  spins: 'record',
  messengerGift: 'macaron',
};

/** The drawing of a reward in a list: its gift, a coin, or a symbol of its kind. */
export const RewardArt = ({ reward: { type, name } }: { reward: GameRewardData }) =>
  type === 'coins' ? (
    <CoinMark size={30} />
  ) : (
    <GiftArt shape={giftShapes.find((each) => type === 'messengerGift' && each === name) ?? shapes[type]} size={36} />
  );
