import { expect, test } from 'vitest';
import { revenueEntries } from './shares.ts';

test.each([
  [901, [-901, 450, 451]],
  [500, [-500, 250, 250]],
  [1, [-1, 1]],
  [0, []],
])('a price of %d gives the entries %j', (price, amounts) => {
  const entries = revenueEntries(7, 9101, price);
  expect(entries.map(({ amount }) => amount)).toEqual(amounts);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test('the guest pays, the performer gets half rounded down, the platform the rest', () => {
  expect(revenueEntries(7, 9101, 901).map(({ account }) => account)).toEqual(['guest:7', 'performer:9101', 'house']);
});
