import type { Channel } from '@lounge/stores/content/messenger';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { listedChannel, shortWhen } from './listed-channels.ts';

const coins = (value: number) => ({ value, currency: 'VXC' as const });
const channel: Channel = {
  id: 501,
  actorId: 9101,
  guestId: 7,
  actorName: 'Noor Vega',
  actorSlug: 'noor-vega',
  actorAge: 31,
  subject: '',
  lastMessageId: 41,
  lastMessageAt: '2026-11-20T19:00:00.000Z',
  lastMessageType: 'text',
  lastSenderType: 'actor',
  unread: false,
  unreadCount: 0,
  archived: false,
  blocked: false,
  isActorOnline: true,
  multiChatPrice: null,
  canVoyeurChat: false,
  isVoyeurInSingleChatAllowed: false,
  isDildocontrolAvailable: false,
  freeMessagesAmount: 0,
  messagePrice: coins(300),
  isMessagingFree: false,
  freeChat: false,
  previewPictureUrl: '/pictures/velvet/portrait/noor/w160.webp',
  portrait: { url: '/pictures/velvet/portrait/noor', kind: 'portrait', tint: 3 },
  sentDiffForHumans: 'now',
};
const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });
const lineOf = (over: Partial<Channel>) =>
  listedChannel({ ...channel, ...over }, { now: 0, language: 'en', timeZone: 'Europe/Berlin', intl }).subject;

test.each<[Channel['lastMessageType'], string]>([
  ['image', 'Picture'],
  ['image_received', 'Picture'],
  ['gift', 'Gift'],
  ['new_gift', 'Gift'],
  ['notification', 'Message'],
  [null, 'Message'],
])('a last message of the type %s without text reads %s', (lastMessageType, expected) => {
  expect(lineOf({ lastMessageType })).toBe(expected);
});

test('a text comes before the kind, and what the guest wrote is named so', () => {
  expect(lineOf({ subject: 'My view', lastMessageType: 'image' })).toBe('My view');
  expect(lineOf({ subject: 'My view', lastSenderType: 'guest' })).toBe('You: My view');
  expect(lineOf({ lastMessageType: 'gift', lastSenderType: 'guest' })).toBe('You: Gift');
});

test('a conversation without messages has no line', () => {
  expect(lineOf({ lastMessageId: null, lastMessageAt: null, lastMessageType: null, lastSenderType: null })).toBe('');
});

test.each([
  ['Europe/Berlin', '2026-11-20T23:30:00.000Z', '00:30'],
  ['America/New_York', '2026-11-20T23:30:00.000Z', 'Fri'],
  ['America/New_York', '2026-11-21T05:30:00.000Z', '00:30'],
  ['America/New_York', '2026-11-10T03:30:00.000Z', '9 November 2026'],
])('in %s a message of %s reads %s', (zone, at, text) => {
  expect(shortWhen(at, Date.parse('2026-11-21T12:00:00.000Z'), 'en', zone)).toBe(text);
});
