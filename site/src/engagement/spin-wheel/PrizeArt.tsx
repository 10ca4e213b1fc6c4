import { CoinMark } from '@lounge/kit/coin-mark';
import { GiftArt, giftShapes, type GiftShape } from '@lounge/kit/gift-art';
import type { Prize } from './prize-texts.ts';

const isShape = (gift: string): gift is GiftShape => (giftShapes as readonly string[]).includes(gift);

/** The drawings of the kinds of prizes that have no gift. */
const kindShapes: Readonly<Record<Exclude<Prize['type'], 'coins'>, GiftShape>> = {
  freeSpins: 'record',
  voucher: 'fan',
  bonusCode: 'key',
  messengerGift: 'comet',
};

/** The drawing of a prize: its gift, a coin, or a symbol of its kind. */
export const PrizeArt = ({ prize: { type, messengerGift } }: { prize: Prize }) => {
  if (type === 'coins') return <CoinMark size={30} />;
  const gift = messengerGift?.gift ?? '';
  return <GiftArt shape={isShape(gift) ? gift : kindShapes[type]} />;
};
