import { s } from '@lounge/protocol';
import { expect, test } from 'vitest';
import { state } from './state.ts';
import type { WorldParts } from './world.ts';

const setUpWith: unknown[] = [];

const anAlbum = state('an album exists', {
  description: 'An album exists.',
  params: s.object({
    id: s.entityId,
    title: s.optional(s.string),
    price: s.optional(s.count),
    showId: s.optional(s.entityId),
    isVip: s.optional(s.boolean),
    isShown: s.optional(s.boolean),
    basePrice: s.optional(s.nullable(s.count)),
    messagePrice: s.optional(s.nullable(s.count)),
  }),
  ifLeftOut: { price: 900, showId: null, isShown: true, messagePrice: 300 },
  setUp: async (params) => void setUpWith.push(params),
});

const ifLeftOut = { price: 900, showId: null, isVip: false, isShown: true, basePrice: null, messagePrice: 300 };

// No state of this file touches a world.
const nowhere = {} as WorldParts;

test('a state says what each parameter means that is left out, but for those that a server chooses', () => {
  expect(anAlbum.ifLeftOut).toEqual(ifLeftOut);
});

test.each([
  [{ id: 1 }, { id: 1, ...ifLeftOut }],
  [
    { id: 1, title: undefined, price: undefined },
    { id: 1, ...ifLeftOut },
  ],
  [
    { id: 1, title: 'Garden', price: 0, showId: 4, isShown: false, messagePrice: null },
    { id: 1, title: 'Garden', price: 0, showId: 4, isVip: false, isShown: false, basePrice: null, messagePrice: null },
  ],
])('a state with %j is set up with what was left out', async (params, filled) => {
  await anAlbum.setUp(params, nowhere);
  expect(setUpWith.pop()).toEqual(filled);
});

test('a contract has only the parameters that it states', () => {
  expect(anAlbum({ id: 1, title: 'Garden' })).toEqual({ name: 'an album exists', params: { id: 1, title: 'Garden' } });
});
