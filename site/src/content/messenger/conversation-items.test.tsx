import type { Gift, ToyControl } from '@lounge/stores/content/gifts';
import type { Conversation, Message } from '@lounge/stores/content/messenger';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { giftName, itemsWith } from './conversation-items.tsx';

const lantern: Gift = {
  id: 1,
  name: 'Lantern',
  price: { value: 1200, currency: 'VXC', symbol: 'VXC' },
  imageUrl: '/gifts/lantern.svg',
  active: true,
  vip: false,
  categoryId: 2,
  translations: [{ language: 'de', name: 'name', value: 'Laterne' }],
};
const wave: ToyControl = {
  ...lantern,
  id: 101,
  imageUrl: '/toy-controls/wave.svg',
  name: 'Gentle wave',
  duration: 10,
  displayName: 'Gentle wave',
  random: false,
};
const written: Message = {
  messageId: 41,
  channelId: 501,
  key: null,
  messageType: 'text',
  senderType: 'guest',
  text: 'Good evening',
  date: '2026-11-20T19:00:00.000Z',
  model: { id: 9101, name: 'Noor Vega' },
  media: null,
  includedGifts: [],
  price: { value: 0, currency: 'VXC' },
  chatId: null,
  data: null,
  deliveredAt: null,
  readAt: null,
};
const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });
const itemsOf = itemsWith({ catalogue: [lantern, wave], language: 'en', intl, token: 't', pictureOf: () => null });
const itemOf = (over: Partial<Message>) => {
  const conversation: Pick<Conversation, 'messages' | 'waiting'> = { messages: [{ ...written, ...over }], waiting: [] };
  // Only these two fields are read.
  return itemsOf(conversation as Conversation)[0];
};
const coins = (value: number) => ({ value, currency: 'VXC' as const });
const data = { mode: null, pricePerMinute: null, coins: null, seconds: null, exitCode: null, giftId: null, name: null };

/** @spec entity:enum.messageType, feature:messenger.gifts 5 */
test.each([
  ['chat_start', { pricePerMinute: coins(3600) }, 'chatStart', '36 a minute', undefined],
  ['chat_end', { seconds: 800, coins: coins(48_000) }, 'chatEnd', '13:20, 480 coins', undefined],
  ['remote_toy_started', { name: 'Gentle wave', seconds: 10 }, 'toyStarted', '0:10', 'Gentle wave'],
  ['remote_toy_ended', { name: 'Gentle wave' }, 'toyEnded', undefined, 'Gentle wave'],
  ['remote_toy_queued', { name: 'Gentle wave', seconds: 10 }, 'toyQueued', '0:10', 'Gentle wave'],
  ['remote_toy_failed', { name: 'Gentle wave', coins: coins(240) }, 'toyFailed', '2.4 coins', 'Gentle wave'],
  ['remote_toy_given_back', { name: 'Gentle wave', coins: coins(400) }, 'toyGivenBack', '4 coins', 'Gentle wave'],
  ['new_gift', { giftId: 1 }, 'newGift', 'Lantern', undefined],
  ['image_sent', {}, 'imageSent', undefined, undefined],
  ['image_received', {}, 'imageReceived', undefined, undefined],
  ['voyeur_info', {}, 'voyeurInfo', undefined, undefined],
  ['notification', {}, 'notification', undefined, undefined],
] as const)('a system message %s is the note %s', (messageType, over, note, detail, pattern) => {
  const item = itemOf({ messageType, senderType: 'system', text: null, data: { ...data, ...over } });
  expect(item).toMatchObject({ from: 'system', note });
  expect([item?.detail, item?.pattern]).toEqual([detail, pattern]);
});

test('a new gift of a person is a bubble', () => {
  const includedGifts = [{ giftId: 1, quantity: 2 }];
  const item = itemOf({ messageType: 'new_gift', senderType: 'actor', text: null, includedGifts });
  expect(item).toMatchObject({ from: 'performer', gifts: [{ id: 1, name: 'Lantern', count: 2 }] });
  expect(item).not.toHaveProperty('note');
});

test('a toy control that the guest sent says so, with its pattern', () => {
  const item = itemOf({ messageType: 'gift', text: null, includedGifts: [{ giftId: 101, quantity: 1 }] });
  expect(item).toMatchObject({ from: 'guest', gifts: [{ id: 101, name: 'Toy control: Gentle wave', art: null }] });
});

/** @spec component:GiftItem 8 */
test('a gift has its name in the guest’s language, or else its name', () => {
  expect(giftName(lantern, 'de')).toBe('Laterne');
  expect(giftName(lantern, 'nl')).toBe('Lantern');
});
