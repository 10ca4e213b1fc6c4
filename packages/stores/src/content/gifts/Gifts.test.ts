import { languages } from '@lounge/locale';
import { boughtGiftsUpdate } from '@lounge/protocol/content/gifts';
import { testStores, guestOwnsGifts, setUpState } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { giftsOfSelection, leftOfOwned } from './gift-selection.ts';
import { Gifts } from './Gifts.ts';

const setUp = async (guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  await setUpState(guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 3 }), stores.world);
  const gifts = new Gifts(stores.context);
  gifts.listen(stores.pushSource);
  return { ...stores, gifts };
};

// @spec query:messenger.gifts, query:guest.bought-gifts
test('reads the catalogue and the owned gifts', async () => {
  const { gifts } = await setUp();
  await gifts.load();
  expect(gifts.catalogue.value).toHaveLength(12);
  expect(gifts.gift(2)).toEqual({
    id: 2,
    name: 'Rose',
    price: { value: 800, currency: 'VXC', symbol: 'VXC' },
    imageUrl: '/gifts/rose.svg',
    active: true,
    vip: false,
    categoryId: 1,
    translations: ['Rose', 'Rose', 'Roos', 'Rosa'].map((value, at) => ({
      language: languages[at],
      name: 'name',
      value,
    })),
  });
  expect([...gifts.owned]).toEqual([[2, 3]]);
});

test('an anonymous visitor has the catalogue and owns no gifts', async () => {
  const { gifts } = await setUp(null);
  await gifts.load();
  expect([gifts.catalogue.state, gifts.owned.size]).toEqual(['ready', 0]);
});

// @spec socket:bought-gifts.update, component:GiftPicker 17
test('a push replaces the counts, and an earlier answer does not replace them', async () => {
  const { gifts, world, socket, holdAnswers } = await setUp();
  const deliver = holdAnswers();
  const loading = gifts.load();
  await new Promise<void>((resolve) => setImmediate(resolve));
  await setUpState(guestOwnsGifts({ guestId: 7, giftId: 5, quantity: 1 }), world);
  const owned = [
    { giftId: 2, quantity: 3 },
    { giftId: 5, quantity: 1 },
  ];
  socket.receive(boughtGiftsUpdate, { gifts: owned });
  expect(gifts.owned.get(5)).toBe(1);
  deliver();
  await loading;
  expect([...gifts.owned]).toEqual([
    [2, 3],
    [5, 1],
  ]);
});

// @spec rule:gift-price-beyond-owned, feature:messenger.gifts 4
test.each([
  ['nothing', {}, 0],
  ['owned gifts', { 2: 3 }, 0],
  ['one more than the owned gifts', { 2: 4 }, 800],
  ['another gift', { 2: 1, 3: 2 }, 4000],
  ['an unknown gift', { 99: 2 }, 0],
  ['a negative quantity', { 3: -2 }, 0],
])('the price of %s counts only gifts beyond the owned ones', async (_, selection, price) => {
  const { gifts } = await setUp();
  await gifts.load();
  expect(gifts.priceOf(selection)).toBe(price);
});

// @spec feature:messenger.gifts 3
test.each([
  [3, 0, 3],
  [3, 2, 1],
  [3, 5, 0],
  [3, -1, 3],
  [0, 1, 0],
])('of %i owned gifts, with %i chosen, %i are left', (owned, chosen, left) => {
  expect(leftOfOwned(owned, chosen)).toBe(left);
});

test('converts a selection to the gifts of a message', () => {
  expect(giftsOfSelection({ 2: 1, 3: 0, 5: 2 })).toEqual([
    { giftId: 2, quantity: 1 },
    { giftId: 5, quantity: 2 },
  ]);
});

test('before the catalogue was read, no gift is known and a selection costs nothing', async () => {
  const { gifts } = await setUp();
  expect([gifts.gift(2), gifts.priceOf({ 2: 4 }), gifts.leftOf(2, {})]).toEqual([null, 0, 0]);
});

// @spec state:gift-counting 1-2
test('a gift that is added lowers the count of the owned ones, one that is removed restores it', async () => {
  const { gifts } = await setUp();
  await gifts.load();
  expect([gifts.leftOf(2, {}), gifts.leftOf(5, { 5: 1 })]).toEqual([3, 0]);
  expect(gifts.leftOf(2, { 2: 2 })).toBe(1);
  expect(gifts.leftOf(2, { 2: 0 })).toBe(3);
});

test('gifts are read again after pushes were missed', async () => {
  const { gifts, socket, world } = await setUp();
  await gifts.load();
  await setUpState(guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 1 }), world);
  socket.resync();
  await vi.waitFor(() => expect(gifts.owned.get(2)).toBe(1));
});
