import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import type { Currency } from './money.ts';
import * as money from './money.ts';
import { coinsForEuro, formatCoins, formatMoney, isFreePrice, UnknownCurrencyError } from './money.ts';

// @spec constant:money.currencies, constant:money.defaultCurrency, entity:enum.currency
// @spec component:PriceTag 14, component:BalanceDisplay 7, feature:pay.balance 3
test('there are five currencies and the coin is the default', () => {
  expect(money.currencies).toEqual(['EUR', 'CHF', 'credits', 'voucher', 'VXC']);
  expect(money.defaultCurrency).toBe('VXC');
});

// @spec component:PriceTag 11, component:BalanceDisplay 6
// @spec feature:pay.prices 2, rule:currency-two-decimals constant:money.euroFrancDecimals constant:money.euroFrancDecimalSeparator constant:money.euroSymbol
test.each([
  [1250, 'EUR', '12,50 €'],
  [1200, 'EUR', '12,00 €'],
  [5, 'EUR', '0,05 €'],
  [0, 'EUR', '0,00 €'],
  [-199, 'EUR', '-1,99 €'],
  [123456789, 'EUR', '1.234.567,89 €'],
  [100000, 'CHF', '1.000,00 CHF'],
  [99999, 'CHF', '999,99 CHF'],
] as const)('%i hundredths of %s are "%s" in every language', (amount, currency, text) => {
  for (const language of languages)
    expect(formatMoney({ amount, currency }, language)).toBe(text.replace(' ', '\u00a0'));
});

// @spec rule:currency-no-decimals constant:money.coinDecimals, component:PriceTag 11, component:BalanceDisplay 6
test.each([
  [3600, 'en', '36'],
  [0, 'en', '0'],
  [-0, 'en', '0'],
  [3650, 'en', '36.5'],
  [3650, 'de', '36,5'],
  [3605, 'es', '36,05'],
  [1, 'nl', '0,01'],
  [-50, 'en', '-0.5'],
  [128600, 'en', '1,286'],
  [128600, 'de', '1.286'],
  [128600, 'nl', '1.286'],
  [128600, 'es', '1286'],
  [1286000, 'es', '12.860'],
] as const)('%i hundredths of a coin are "%s" %s', (amount, language, text) => {
  expect(formatCoins(amount, language)).toBe(text);
});

// @spec rule:currency-no-decimals
test.each(['credits', 'voucher', 'VXC'] as const)('%s show as a number without unit', (currency) => {
  expect(formatMoney({ amount: 500, currency }, 'de')).toBe('5');
  expect(money.currencySymbol(currency)).toBe('');
});

// @spec feature:pay.prices 3, rule:currency-unknown-error, error:currency-unknown, component:PriceTag 9, 11, component:BalanceDisplay 6
test.each(['USD', 'eur', '', 'vxc'])('the currency "%s" is an error', (currency) => {
  const unknown = currency as Currency;
  expect(() => formatMoney({ amount: 100, currency: unknown }, 'en')).toThrow(UnknownCurrencyError);
  expect(() => money.currencySymbol(unknown)).toThrow(`"${currency}"`);
});

// @spec rule:price-free-label, constant:money.freeLabelMaxPrice, component:PriceTag 10
test.each([
  [1, false],
  [3600, false],
  [0, true],
  [-1, true],
])('a price of %i hundredths is free: %s', (amount, free) => {
  expect(isFreePrice(amount)).toBe(free);
});

// @spec rule:coins-round-up, constant:money.coinsPerEuro, constant:money.coinRounding
// @spec component:PriceTag 13, feature:pay.top-up 1
test.each([
  [100, 400],
  [1250, 5000],
  [1000, 4000],
  [1001, 4100],
  [1, 100],
  [25, 100],
  [26, 200],
  [999, 4000],
  [0, 0],
])('%i cents buy %i hundredths of a coin', (euro, coins) => {
  expect(coinsForEuro(euro)).toBe(coins);
});
