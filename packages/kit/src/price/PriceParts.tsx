import { type Currency, formatMoney, isFreePrice } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { messages } from './Price.messages.ts';

/** A price: the amount in hundredths of its currency, the regular price, and the unit. */
export interface PriceContent {
  /** Hundredths of the currency; zero or less shows the free label, what is no number nothing. */
  amount: number;
  /** The currency; VXC is the coin. @default 'VXC' */
  currency?: Currency | undefined;
  /** The regular price in hundredths, struck through; shown if it is above the amount. */
  was?: number | undefined;
  /** The unit of the price: per minute, per message, per month. @default once */
  per?: 'minute' | 'each' | 'month' | undefined;
}

/** The name of a currency beside an amount that has only its sign, for those who do not see it; empty where the amount names it. */
export function currencyWord({ amount, currency = 'VXC' }: PriceContent, intl: IntlShape): string {
  if (currency === 'EUR' || currency === 'CHF') return '';
  if (currency === 'credits' || currency === 'voucher') return intl.formatMessage(messages[currency]);
  return intl.formatMessage(amount === 100 ? messages.coin : messages.coins);
}

/** A price that is not paid, struck through, and "instead of" it for those who do not see the line. */
export function StruckPrice({
  was,
  currency = 'VXC',
  intl,
  language,
}: Required<Pick<PriceContent, 'was'>> & Pick<PriceContent, 'currency'> & { intl: IntlShape; language: string }) {
  const before = formatMoney({ amount: was ?? 0, currency }, language);
  return (
    <>
      <s aria-hidden>{before}</s>
      <span className="kit-visually-hidden">{` ${intl.formatMessage(messages.insteadOf)} ${before}`}</span>
    </>
  );
}

/**
 * Coin, amount, visually hidden currency and unit as plain elements, for templates that include `pricePartsStyles`.
 * @spec rule:price-free-label rule:currency-no-decimals rule:currency-two-decimals component:PriceTag
 */
export function PriceParts({ price, intl, language }: { price: PriceContent; intl: IntlShape; language: string }) {
  const { amount, currency = 'VXC', was, per } = price;
  if (!Number.isFinite(amount)) return null;
  if (isFreePrice(amount)) return <span data-part="free">{intl.formatMessage(messages.free)}</span>;
  const glyph = currency !== 'EUR' && currency !== 'CHF';
  const before = was !== undefined && was > amount ? formatMoney({ amount: was, currency }, language) : null;
  const word = [currencyWord(price, intl), before && `${intl.formatMessage(messages.insteadOf)} ${before}`];
  const hidden = word.filter(Boolean).join(' ');
  return (
    <>
      {glyph && <CoinMark />}
      {before && <s aria-hidden>{before}</s>}
      <span data-part="amount">{formatMoney({ amount, currency }, language)}</span>
      {hidden && <span className="kit-visually-hidden">{` ${hidden}`}</span>}
      {per && <small>{intl.formatMessage(messages[per])}</small>}
    </>
  );
}
