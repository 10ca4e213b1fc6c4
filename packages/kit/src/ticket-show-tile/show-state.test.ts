import { expect, test } from 'vitest';
import { showState } from './show-state.ts';

const end = '2026-11-20T20:00:00.000Z';
const show = { end, price: 100 };

test.each([
  ['canBuy', show, -1],
  ['over', show, 0],
  ['free', { ...show, price: 0 }, -1],
  ['cannotBuy', { ...show, canBuy: false }, -1],
  ['bought', { ...show, canBuy: false, bought: true }, -1],
  ['over', { ...show, bought: true }, 0],
  ['cancelled', { ...show, bought: true, cancelled: true }, 1],
])('a show is %s', (state, facts, after) => {
  expect(showState(facts, Date.parse(end) + after)).toBe(state);
});
