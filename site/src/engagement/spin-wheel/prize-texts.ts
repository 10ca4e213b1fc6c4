import type { SpinPrizeKind } from '@lounge/kit/spin-wheel';
import { formatCoins, type Language } from '@lounge/locale';
import type { Win } from '@lounge/stores/engagement/spin-wheel';
import type { IntlShape } from 'react-intl';
import { giftName, messages } from './SpinWheel.messages.ts';

/** A prize, without the data of a single win. */
export type Prize = Omit<Win, 'id' | 'at' | 'segment'>;

/** The texts of a prize. */
export interface PrizeTexts {
  readonly kind: SpinPrizeKind;
  /** The full name, such as "20 coins". */
  readonly label: string;
  /** A number to show large; missing where there is a drawing. */
  readonly figure?: string;
  /** The text below the figure or drawing. */
  readonly caption?: string;
  /** Where the guest finds the prize after winning it. */
  readonly place: string;
}

const albumVoucher = 4;
const messageVoucher = 5;

const voucherTexts = ({ type, amount: count }: NonNullable<Prize['voucher']>, intl: IntlShape): PrizeTexts => {
  const shared = { kind: 'voucher', place: intl.formatMessage(messages.inVouchers) } as const;
  if (type === albumVoucher) {
    const figure = intl.formatMessage(messages.album);
    const label = intl.formatMessage(messages.albumVouchers, { count });
    return { ...shared, label, figure, caption: intl.formatMessage(messages.voucherCaption) };
  }
  if (type !== messageVoucher) return { ...shared, label: intl.formatMessage(messages.vouchers, { count }) };
  const label = intl.formatMessage(messages.messageVouchers, { count });
  return { ...shared, label, figure: `${count}`, caption: intl.formatMessage(messages.messagesCaption) };
};

/** The words for a prize in the guest's language. @spec entity:enum.spinPrizeKind */
export const prizeTexts = (prize: Prize, language: Language, intl: IntlShape): PrizeTexts => {
  const { coins, freeSpins, messengerGift, voucher, bonuscode } = prize;
  if (coins !== null) {
    const figure = formatCoins(coins.value, language);
    const label = intl.formatMessage(messages.coins, { amount: figure, count: coins.value / 100 });
    const caption = intl.formatMessage(messages.coinsCaption);
    return { kind: 'coins', label, figure, caption, place: intl.formatMessage(messages.inBalance) };
  }
  if (freeSpins !== null) {
    const label = intl.formatMessage(messages.spins, { count: freeSpins });
    const caption = intl.formatMessage(messages.spinsCaption, { count: freeSpins });
    return { kind: 'spins', label, figure: `${freeSpins}`, caption, place: intl.formatMessage(messages.added) };
  }
  if (voucher !== null) return voucherTexts(voucher, intl);
  if (bonuscode !== null) {
    const label = intl.formatMessage(messages.topUp, bonuscode);
    const caption = intl.formatMessage(messages.topUpCaption);
    const place = intl.formatMessage(messages.inVouchers);
    return { kind: 'bonusCode', label, figure: `${bonuscode.percent} %`, caption, place };
  }
  const name = intl.formatMessage(giftName(messengerGift?.gift ?? ''));
  const label = intl.formatMessage(messages.gifts, { name, count: messengerGift?.amount ?? 1 });
  return { kind: 'gift', label, caption: label, place: intl.formatMessage(messages.inGifts) };
};
