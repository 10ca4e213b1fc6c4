import { CoinMark } from '@lounge/kit/coin-mark';
import { GiftArt, giftShapes, type GiftShape } from '@lounge/kit/gift-art';
import type { Prize } from './prize-texts.ts';

const isShape = (gift: string): gift is GiftShape => (giftShapes as readonly string[]).includes(gift);

/** What is drawn for kinds that have no drawing of their own. */
const stand: Readonly<Record<Exclude<Prize['type'], 'coins'>, GiftShape>> = {
  freeSpins: 'record',
  voucher: 'fan',
  bonusCode: 'key',
  messengerGift: 'comet',
};

/** The drawing of a prize: its gift, a coin, or something that stands for its kind. */
export const PrizeArt = ({ prize: { type, messengerGift } }: { prize: Prize }) => {
  if (type === 'coins') return <CoinMark size={30} />;
  const gift = messengerGift?.gift ?? '';
  return <GiftArt shape={isShape(gift) ? gift : stand[type]} />;
};
