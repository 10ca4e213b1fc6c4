import { storedTextInMemory } from '@lounge/stores';
import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  chatStartIsNoted,
  guestIsInChat,
  guestOwnsCoins,
  messagesProgress,
  performerComesOnline,
  performerGoesOffline,
  performerTypes,
  performerWritesInChat,
  performerWritesToGuest,
} from '@lounge/mock-api/states';
import * as calls from '@lounge/protocol/content/messenger';
import { Channels, Conversation, Outbox, progressOf, UnreadMessages } from '@lounge/stores/content/messenger';
import { aChannel, aMessage } from '@lounge/testing/content/messenger';
import { expect, test } from 'vitest';
import { pactForPush } from '../consume/pact-for-push.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { guest } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const channel = aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, freeMessages: 3 });
const hello = aMessageInChannel({ id: 41, channelId: 501, senderType: 'guest', text: 'Good evening' });

const reading = (side: GuestSide): Conversation => {
  const outbox = new Outbox(side, side.socket, { storedText: storedTextInMemory(), newKey: () => 'k-1' });
  const conversation = new Conversation(501, side, side.socket, outbox);
  conversation.listen();
  return conversation;
};

const noorWrites = performerWritesToGuest({ guestId: 7, actorId: 9101, text: 'Good evening' });
const fromNoor = aMessage({ senderType: 'actor', key: null });

// @spec entity:messengerContentItem
test('a performer’s message is received', () =>
  pactForPush(
    calls.channelMessage,
    {
      description: 'a channelMessage push when a performer writes',
      caller: guest,
      states: [noor, channel],
      event: noorWrites,
      payload: { message: fromNoor },
      exact: ['message.channelId', 'message.senderType', 'message.text', 'message.model', 'message.includedGifts'],
    },
    (side, deliver) => {
      const conversation = reading(side);
      deliver();
      expect(conversation.messages).toMatchObject([{ senderType: 'actor', text: 'Good evening' }]);
    },
  ));

// @spec entity:messengerContentItem
test('a performer’s message in a live chat names the chat', () =>
  pactForPush(
    calls.channelMessage,
    {
      description: 'a channelMessage push when the performer writes in a live chat',
      caller: guest,
      states: [
        noor,
        channel,
        guestOwnsCoins({ guestId: 7, amount: 10_000 }),
        guestIsInChat({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 0 }),
      ],
      event: performerWritesInChat({ guestId: 7, text: 'Good evening' }),
      payload: { message: { ...fromNoor, chatId: 'c-1' } },
      exact: ['message.channelId', 'message.senderType', 'message.text', 'message.chatId'],
    },
    (side, deliver) => {
      const conversation = reading(side);
      deliver();
      expect(conversation.messages).toMatchObject([{ senderType: 'actor', chatId: 'c-1' }]);
    },
  ));

const aboutChat = {
  mode: 'video',
  pricePerMinute: { value: 3600, currency: 'VXC' },
  coins: null,
  seconds: null,
  exitCode: null,
  giftId: null,
  name: null,
} as const;

test('a system message about a chat is received', () =>
  pactForPush(
    calls.channelMessage,
    {
      description: 'a channelMessage push when a chat begins',
      caller: guest,
      states: [noor, channel],
      event: chatStartIsNoted({ guestId: 7, actorId: 9101, chatId: 'c-1', pricePerMinute: 3600 }),
      payload: {
        message: aMessage({
          senderType: 'system',
          key: null,
          messageType: 'chat_start',
          text: null,
          chatId: 'c-1',
          data: aboutChat,
        }),
      },
      exact: ['message.senderType', 'message.messageType', 'message.chatId', 'message.data'],
    },
    (side, deliver) => {
      const conversation = reading(side);
      deliver();
      expect(conversation.messages).toMatchObject([{ messageType: 'chat_start', chatId: 'c-1', data: aboutChat }]);
    },
  ));

// @spec socket:channel.unread-notice
test('the number of unread messages is received', () =>
  pactForPush(
    calls.channelUnreadNotice,
    {
      description: 'a channelUnreadNotice push when a performer writes',
      caller: guest,
      states: [noor, channel],
      event: noorWrites,
      payload: { channelId: 501, unreadCount: 1, total: 1 },
      exact: ['channelId', 'unreadCount', 'total'],
    },
    (side, deliver) => {
      const unread = new UnreadMessages(side);
      unread.listen(side);
      deliver();
      expect(unread.total).toBe(1);
    },
  ));

test.each(['delivered', 'read'] as const)('the progress %s of messages is received', (progress) =>
  pactForPush(
    calls.channelMessageProgress,
    {
      description: `a channelMessageProgress push when messages are ${progress}`,
      caller: guest,
      states: [noor, channel, hello],
      event: messagesProgress({ channelId: 501, progress }),
      payload: { channelId: 501, upToMessageId: 41, progress, at: '2026-11-20T19:00:05.000Z' },
      exact: ['channelId', 'upToMessageId', 'progress'],
    },
    (side, deliver) => {
      const conversation = reading(side);
      conversation.onMessage({ message: aMessage() });
      deliver();
      expect(conversation.messages.map(progressOf)).toEqual([progress]);
    },
  ),
);

// @spec entity:messengerChannel
test('that a performer is typing is received', () =>
  pactForPush(
    calls.channelTyping,
    {
      description: 'a channelTyping push when the performer starts typing',
      caller: guest,
      states: [noor, channel],
      event: performerTypes({ channelId: 501 }),
      payload: { channelId: 501, isTyping: true },
      exact: ['channelId', 'isTyping'],
    },
    (side, deliver) => {
      const conversation = reading(side);
      deliver();
      expect(conversation.isTyping).toBe(true);
    },
  ));

// @spec socket:channel.online-state-notice
test.each([
  ['comes online', true, performerComesOnline({ id: 9101 })],
  ['goes offline', false, performerGoesOffline({ id: 9101 })],
] as const)('that the performer of a channel %s is received', (word, isActorOnline, event) =>
  pactForPush(
    calls.channelOnlineStateNotice,
    {
      description: `a channelOnlineStateNotice push when the performer ${word}`,
      caller: guest,
      event,
      states: [aPerformer({ id: 9101, name: 'Noor Vega', isOnline: !isActorOnline }), channel],
      payload: { channelId: 501, actorId: 9101, isActorOnline },
      exact: ['channelId', 'actorId', 'isActorOnline'],
    },
    (side, deliver) => {
      const channels = new Channels(side, side.socket, storedTextInMemory());
      channels.listen();
      channels.onChannels({ filter: 'newest', online: false, offset: 0, items: [aChannel()], total: 1 });
      deliver();
      expect(channels.items[0]?.isActorOnline).toBe(isActorOnline);
    },
  ),
);
