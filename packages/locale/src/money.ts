import { smallNumber } from './small-numbers.ts';

/** A currency as it is spelt on the wire; VXC is the coin. @spec constant:money.currencies entity:enum.currency */
export type Currency = 'EUR' | 'CHF' | 'credits' | 'voucher' | 'VXC';

/** Every currency. @spec constant:money.currencies */
export const currencies: readonly Currency[] = ['EUR', 'CHF', 'credits', 'voucher', 'VXC'];

/** The currency of an amount that names none: the coin. @spec constant:money.defaultCurrency */
export const defaultCurrency: Currency = 'VXC';

/** Coins that one euro buys. @spec constant:money.coinsPerEuro */
export const coinsPerEuro = 4;

/** The sign written after a euro amount. @spec constant:money.euroSymbol */
export const euroSymbol = '€';

/** An amount of money: an integer in hundredths of its currency. */
export interface Money {
  /** Hundredths of the currency; 1250 is 12.50. */
  readonly amount: number;
  readonly currency: Currency;
}

/** Thrown for an unknown currency. @spec rule:currency-unknown-error error:currency-unknown */
export class UnknownCurrencyError extends Error {
  override readonly name = 'UnknownCurrencyError';
  /** The value that is no currency. */
  readonly currency: string;

  constructor(currency: string) {
    super(`The currency "${currency}" is unknown, so its amount cannot be shown; use one of ${currencies.join(', ')}.`);
    this.currency = currency;
  }
}

/** Whether a value is a currency. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** The sign of a currency: € or CHF; empty for coins, credits and vouchers, which have a glyph or a word. */
export function currencySymbol(currency: Currency): string {
  if (!isCurrency(currency)) throw new UnknownCurrencyError(String(currency));
  if (currency === 'EUR') return euroSymbol;
  return currency === 'CHF' ? 'CHF' : '';
}

/**
 * An amount as text: "12,50 €" and "12,50 CHF" in every language, coins, credits and vouchers as a number without unit.
 * Throws UnknownCurrencyError. @spec rule:currency-two-decimals rule:currency-no-decimals
 * @quirk euro and franc have a comma in English too, so no Intl currency style fits
 */
export function formatMoney({ amount, currency }: Money, language: string): string {
  const symbol = currencySymbol(currency);
  return symbol === '' ? formatCoins(amount, language) : `${withComma(amount)}\u00a0${symbol}`;
}

/**
 * Hundredths of a coin as a number without trailing zeros, grouped by language. @spec constant:money.coinDecimals
 * @assumed "without decimals" and "trailing zeros stripped" differ for a part of a coin; its digits are shown, since a guest must
 * see what is charged
 */
export function formatCoins(amount: number, language: string): string {
  const shown = amount === 0 ? 0 : amount / 100;
  return smallNumber(shown, language) ?? numberFormat(language).format(shown);
}

/** Whether the free label is shown in place of a price: hundredths of zero or less. @spec rule:price-free-label constant:money.freeLabelMaxPrice */
export function isFreePrice(amount: number): boolean {
  return amount <= 0;
}

/** Hundredths of a coin, always whole coins, that hundredths of a euro buy. @spec rule:coins-round-up constant:money.coinRounding */
export function coinsForEuro(euroHundredths: number): number {
  return Math.ceil((euroHundredths * coinsPerEuro) / 100) * 100;
}

/** "1.234,50": @assumed thousands take a point, the only sign that the stated comma leaves. @spec constant:money.euroFrancDecimals constant:money.euroFrancDecimalSeparator */
function withComma(amount: number): string {
  const [whole = '', cents = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string): Intl.NumberFormat {
  const known = numberFormats.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  numberFormats.set(language, format);
  return format;
}
