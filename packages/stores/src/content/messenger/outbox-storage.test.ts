import { expect, test } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { outboxKey, readItems, writeItems, type OutboxItem } from './outbox-storage.ts';
import { rememberedActor } from './remembered-channel.ts';

const item: OutboxItem = {
  key: 'k-1',
  channelId: 501,
  chatId: null,
  isFreechat: false,
  text: 'Good evening',
  image: null,
  imageId: null,
  gifts: [{ giftId: 2, quantity: 1 }],
  at: 1_795_000_000_000,
  state: 'failed',
  failure: 'needPurchase',
};

const slotWith = (text: string | null) => {
  const storedText = storedTextInMemory();
  storedText.write(text);
  return storedText;
};

test('returns the items that were written', () => {
  const storedText = storedTextInMemory();
  writeItems(storedText, [item]);
  expect(readItems(storedText)).toEqual([item]);
});

test.each<[string, unknown]>([
  ['null', null],
  ['a number', 7],
  ['a text', 'k-1'],
  ['an item without a key', { ...item, key: undefined }],
  ['an item with an empty key', { ...item, key: '' }],
  ['an item whose text is a number', { ...item, text: 5 }],
  ['an item whose gifts are not a list', { ...item, gifts: 'rose' }],
  ['an item with a negative number of gifts', { ...item, gifts: [{ giftId: 2, quantity: -1 }] }],
  ['an item in an unknown state', { ...item, state: 'lost' }],
  ['an item with an unknown failure', { ...item, failure: 'tired' }],
  ['an item with an image', { ...item, image: { 0: 137 } }],
])('drops %s and keeps valid items', (_, invalid) => {
  expect(readItems(slotWith(JSON.stringify([invalid, item])))).toEqual([item]);
});

test.each([null, '', '{"not": [', '{}', 'null', '7'])('the stored text %j has no items', (text) => {
  expect(readItems(slotWith(text))).toEqual([]);
});

test.each([
  ['101', 101],
  [null, null],
  ['', null],
  ['0', null],
  ['-5', null],
  ['1.5', null],
  ['Infinity', null],
  ['99999999999', null],
  ['{"id":101}', null],
])('the stored value %j is the performer %j', (text, actorId) => {
  expect(rememberedActor(slotWith(text))).toBe(actorId);
});

test('a message that was being sent when the page ended is kept', () => {
  const sending = { ...item, state: 'sending', failure: null };
  expect(readItems(slotWith(JSON.stringify([sending])))).toEqual([sending]);
});

test('each guest has an outbox of their own', () => {
  expect([outboxKey(7), outboxKey(8)]).toEqual(['messenger.outbox.7', 'messenger.outbox.8']);
});
