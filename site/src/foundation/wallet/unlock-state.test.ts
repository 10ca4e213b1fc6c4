import { expect, test } from 'vitest';
import { unlockStateOf, type Gate } from './unlock-state.ts';

const open: Gate = { restriction: null, isBlocked: false, isSold: true, isBought: false, isIncluded: false };

test.each<[Partial<Gate>, ReturnType<typeof unlockStateOf>]>([
  [{}, null],
  [{ isBought: true }, 'owned'],
  [{ isBought: true, isBlocked: true }, 'owned'],
  [{ isIncluded: true }, 'included'],
  [{ restriction: 'needPurchase' }, 'needPurchase'],
  [{ restriction: 'needPurchase', isBlocked: true }, 'blocked'],
  [{ restriction: 'needAgeCheck', isBlocked: true }, 'blocked'],
  [{ restriction: 'needAgeCheck', isBlocked: true, isSold: false }, 'needAgeCheck'],
  [{ restriction: 'needAbo', isBlocked: true, isSold: false }, 'needAbo'],
])('the gate of %j says %s', (gate, state) => {
  expect(unlockStateOf({ ...open, ...gate })).toBe(state);
});
