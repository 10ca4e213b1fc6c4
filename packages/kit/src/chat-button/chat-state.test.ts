import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import {
  chatReasonOf,
  isAble,
  possibleFirst,
  labelOf,
  type ChatButtonState,
  type ChatKind,
  type ChatObstacle,
} from './chat-state.ts';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });

/**
 * @spec component:ChatButton 4-6, 8-9, component:VideoChatButton 4-6, 8, component:VoyeurButton 2-4
 * @spec component:ToyControlButton 2-4, component:TicketShowButton 3-6, component:FreeChatButton 6
 * @spec component:ConversionChatButton 5, component:MessageButton 4, component:VoiceCallButton 2-3
 */
test.each<[ChatKind, ChatButtonState, ChatObstacle | undefined, string | null, boolean]>([
  ['videoChat', 'available', undefined, null, true],
  ['videoChat', 'unavailable', 'offline', 'Not here right now', false],
  ['videoChat', 'unavailable', 'banned', 'Not in your country', false],
  ['videoChat', 'unavailable', 'inChat', 'In a chat', false],
  ['videoChat', 'unavailable', 'inShow', 'In a ticket show', false],
  ['videoChat', 'needCoins', undefined, 'Add coins first', true],
  ['videoChat', 'unavailable', 'locked', 'Account locked', false],
  ['voyeurChat', 'needAgeCheck', undefined, 'Check your age first', true],
  ['voyeurChat', 'unavailable', 'nobodyInChat', 'Nobody in a chat', false],
  ['voyeurChat', 'running', undefined, 'Running now', true],
  ['toyControl', 'unavailable', 'notConnected', 'Not connected', false],
  ['toyControl', 'running', undefined, 'Running now', true],
  ['toyControl', 'failed', undefined, 'Try again', true],
  ['ticketShow', 'starting', undefined, 'Booking', false],
  ['ticketShow', 'owned', undefined, 'Your ticket', false],
  ['ticketShow', 'back', undefined, 'Back to the show', true],
  ['ticketShow', 'enter', undefined, 'Enter now', true],
  ['ticketShow', 'unavailable', 'soldOut', 'Sold out', false],
  ['ticketShow', 'unavailable', 'over', 'Over', false],
  ['freeChat', 'needLogin', undefined, 'Log in first', true],
  ['freeChat', 'unavailable', 'closed', 'Closed for now', false],
  ['welcomeChat', 'unavailable', 'switchedOff', 'Switched off', false],
  ['message', 'starting', undefined, 'Opening', false],
  ['message', 'unavailable', 'blocked', 'Blocked', false],
  ['voiceCall', 'starting', undefined, 'Calling', false],
  ['voiceCall', 'running', undefined, 'Running now', true],
  ['voiceCall', 'failed', undefined, 'Try again', true],
  ['voiceCall', 'unavailable', 'inShow', 'In a ticket show', false],
  ['videoChat', 'starting', undefined, 'Connecting…', false],
  ['videoChat', 'unavailable', undefined, 'Not possible now', false],
])('%s that is %s (%s) shows %s', (kind, state, obstacle, words, able) => {
  expect(labelOf({ kind, state, obstacle }, intl)).toBe(words);
  expect(isAble(state)).toBe(able);
  expect(chatReasonOf({ kind, state, obstacle }, intl)).toBe(able ? undefined : words);
});

test('sorts possible chats first and keeps the order of equals', () => {
  const offers = [
    { kind: 'videoChat', state: 'unavailable' },
    { kind: 'voyeurChat' },
    { kind: 'ticketShow', state: 'enter' },
    { kind: 'voiceCall', state: 'soon' },
    { kind: 'message' },
  ] as const;
  expect(possibleFirst(offers).map(({ kind }) => kind)).toEqual([
    'ticketShow',
    'voyeurChat',
    'message',
    'voiceCall',
    'videoChat',
  ]);
});

test('without coins, or a log-in, the order stays: that is one step for all', () => {
  const kinds = ['videoChat', 'voiceCall', 'message'] as const;
  const offers = kinds.map((kind) => ({ kind, state: kind === 'videoChat' ? ('needCoins' as const) : undefined }));
  expect(possibleFirst(offers).map(({ kind }) => kind)).toEqual(kinds);
});
