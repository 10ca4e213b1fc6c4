import { expect, test } from 'vitest';
import { messageTerms, priceOfDraft } from './message-price.ts';

const price = { value: 200, currency: 'VXC' } as const;
const image = { bytes: new Uint8Array(1), src: 'data:,', name: 'room.png' };

test.each([
  ['a text', { text: 'Hi', image: null }, 0, 0, 200],
  ['a picture', { text: '', image }, 0, 0, 200],
  ['blanks', { text: '  ', image: null }, 0, 0, 0],
  ['gifts alone', { text: '', image: null }, 0, 1600, 1600],
  ['a text with gifts', { text: 'Hi', image: null }, 0, 1600, 1800],
  ['a text with gifts and a free message', { text: 'Hi', image: null }, 1, 1600, 1600],
])('returns the price of %s (case %#)', (_name, draft, freeMessagesAmount, gifts, total) => {
  expect(priceOfDraft(draft, { freeMessagesAmount, messagePrice: price, isMessagingFree: false }, gifts)).toBe(total);
});

test('charges only gifts where messages are free', () => {
  const terms = { freeMessagesAmount: 0, messagePrice: price, isMessagingFree: true };
  expect(priceOfDraft({ text: 'Hi', image: null }, terms, 100)).toBe(100);
  expect(messageTerms(terms)).toMatchObject({ freeMessages: 0, price: null });
});

test('returns the number of free messages with the price', () => {
  const terms = { freeMessagesAmount: 2, messagePrice: price, isMessagingFree: false };
  expect(messageTerms(terms)).toMatchObject({ freeMessages: 2, price: { amount: 200, currency: 'VXC' } });
  expect(messageTerms({ ...terms, messagePrice: null })).toMatchObject({ freeMessages: 2, price: null });
});

test('a voucher pays for a message before coins, and free messages come before it', () => {
  const terms = { freeMessagesAmount: 0, messagePrice: price, isMessagingFree: false };
  const draft = { text: 'Hi', image: null };
  expect(priceOfDraft(draft, terms, 100, 1)).toBe(100);
  expect(priceOfDraft(draft, terms, 100, 0)).toBe(100 + price.value);
  expect(messageTerms(terms, 3)).toEqual({ freeMessages: 0, price: { amount: 200, currency: 'VXC' }, vouchers: 3 });
});
