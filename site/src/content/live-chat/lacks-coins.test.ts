import { expect, test } from 'vitest';
import { lacksCoins } from './lacks-coins.ts';

test.each([
  ['too few coins', 3600, 0, 49, true],
  ['half a coin', 3600, 0, 50, false],
  ['half a minute of a voucher', 3600, 30, 0, false],
  ['less of a voucher', 3600, 29, 0, true],
  ['no price', null, 0, 0, false],
  ['a price of nothing', 0, 0, 0, false],
  ['a balance that is not known', 3600, 0, undefined, false],
])('%s', (_case, price, voucherSeconds, balance, lacks) =>
  expect(lacksCoins(price, voucherSeconds, balance)).toBe(lacks),
);
