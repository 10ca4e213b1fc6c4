import type { ModelData } from '@lounge/stores/content/actors';
import { expect, test } from 'vitest';
import { badgesOf } from './ModelTile.tsx';

const discount = [{ kind: 'discount', percent: 20 }];
const model = {
  price: 2880,
  basePrice: 3600,
  freeChat: false,
  isCurrentlyTicketShow: false,
  isVip: false,
  isNew: false,
};

test.each([
  ['in a paid chat', {}, true, discount],
  ['whose chat is free now', { freeChat: true }, true, []],
  ['whose chat is free and who is away', { freeChat: true }, false, discount],
  ['without a base price', { basePrice: null }, true, []],
])('a performer %s', (_, facts, isOnline, badges) => {
  expect(badgesOf({ ...model, ...facts } as unknown as ModelData, isOnline, false)).toEqual(badges);
});
