import { describe, expect, test } from 'vitest';
import { chargedCount, obstacleTo, temporaryCount, totalOf, withCount } from './gift-counts.ts';

/** @spec rule:gift-price-beyond-owned, component:GiftPicker 14, component:GiftItem 7 */
test.each([
  [0, 0, 0],
  [1, 0, 1],
  [1, 3, 0],
  [3, 3, 0],
  [5, 3, 2],
  [-2, 3, 0],
  [2, -1, 2],
  [Number.NaN, 1, 0],
])('of %d chosen with %d owned %d are charged', (chosen, owned, charged) => {
  expect(chargedCount(chosen, owned)).toBe(charged);
});

/** @spec state:gift-counting 4, component:GiftPicker 16, feature:messenger.gifts 3 */
test.each([
  [3, 0, 3],
  [3, 1, 2],
  [3, 3, 0],
  [3, 9, 0],
  [3, -4, 3],
  [0, 0, 0],
  [-1, 0, 0],
])('%d owned with %d chosen leaves %d', (owned, chosen, left) => {
  expect(temporaryCount(owned, chosen)).toBe(left);
});

const rose = { id: 1, price: 800, owned: 2 };
const moon = { id: 2, price: 4000 };
const key = { id: 3, price: 0, vip: true };
const gifts = [rose, moon, key];

test('the total includes each gift beyond the owned ones', () => {
  expect(totalOf(gifts, { 1: 3, 2: 2 })).toBe(800 + 8000);
  expect(totalOf(gifts, { 1: 2 })).toBe(0);
  expect(totalOf(gifts, { 99: 4 })).toBe(0);
});

test('a count of zero removes the gift from the selection', () => {
  expect(withCount({ 1: 1, 2: 1 }, 1, 0)).toEqual({ 2: 1 });
  expect(withCount({ 2: 1 }, 1, 2)).toEqual({ 1: 2, 2: 1 });
});

describe('one more of a gift', () => {
  test.each([
    ['owned ones need no balance', rose, {}, 0, false, null],
    ['the last coin may be spent', moon, {}, 4000, false, null],
    ['more than the balance is too much', moon, { 1: 3 }, 4000, false, 'balance'],
    ['beyond the owned ones the balance counts', rose, { 1: 2 }, 700, false, 'balance'],
    ['VIP gifts are for VIPs', key, {}, 9000, false, 'vip'],
    ['a VIP may take them', key, {}, 9000, true, null],
    ['an unknown balance stops nothing', moon, {}, undefined, false, null],
  ] as const)('%s', (_, gift, selection, balance, isVip, obstacle) => {
    expect(obstacleTo(gift, { gifts, selection, balance, isVip })).toBe(obstacle);
  });
});
