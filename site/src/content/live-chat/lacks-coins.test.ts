import { expect, test } from 'vitest';
import { lacksCoins } from './lacks-coins.ts';

test.each([
  ['too few coins', 3600, 0, 49, true],
  ['half a coin', 3600, 0, 50, false],
  ['a voucher', 3600, 5, 0, false],
  ['no price', null, 0, 0, false],
  ['a price of nothing', 0, 0, 0, false],
  ['a balance that is not known', 3600, 0, undefined, false],
])('%s', (_case, price, voucherMinutes, balance, lacks) =>
  expect(lacksCoins(price, voucherMinutes, balance)).toBe(lacks),
);
