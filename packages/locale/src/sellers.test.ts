import { expect, test } from 'vitest';
import { vatIn } from './sellers.ts';

test.each([
  [2500, 19, 399],
  [1000, 21, 174],
  [1, 19, 0],
  [0, 19, 0],
])('%d with %d percent of tax contains %d', (amount, percent, tax) => {
  expect(vatIn(amount, percent)).toBe(tax);
});
