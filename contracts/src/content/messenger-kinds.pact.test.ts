import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  newGiftIsNoted,
  performerIsFree,
} from '@lounge/mock-api/states';
import { channelMessage, getChannel, messengerChannels, messengerContent } from '@lounge/protocol/content/messenger';
import { storedTextInMemory } from '@lounge/stores';
import { Conversation, Outbox } from '@lounge/stores/content/messenger';
import { aChannel, aMessage } from '@lounge/testing/content/messenger';
import { expect, test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const channel = aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 });
const wordless = { id: 41, channelId: 501, text: null } as const;
const noData = { mode: null, pricePerMinute: null, coins: null, seconds: null, exitCode: null, name: null };

test('a channel names the kind and the writer of a last message without text', () =>
  pactForCall(getChannel, {
    description: 'a request for a channel whose last message is a gift of the guest',
    caller: guest,
    states: [noor, channel, aMessageInChannel({ ...wordless, senderType: 'guest', messageType: 'gift' })],
    input: { channelId: 501 },
    answer: aChannel({ subject: '', lastMessageType: 'gift', lastSenderType: 'guest', unread: false, unreadCount: 0 }),
    exact: ['id', 'subject', 'lastMessageType', 'lastSenderType'],
  }));

// @spec entity:messengerChannel, entity:enum.messengerChannelFilter
test('a channel that the performer blocked is listed among the blocked ones', () =>
  pactForCall(messengerChannels, {
    description: 'a query for the guest’s blocked channels',
    caller: guest,
    states: [
      noor,
      aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, blocked: true }),
      aMessageInChannel({ id: 41, channelId: 501, senderType: 'actor', text: 'Good evening', isRead: true }),
    ],
    input: { filter: 'blocked' },
    answer: { items: [aChannel({ blocked: true, unread: false, unreadCount: 0 })], total: 1 },
    exact: ['items.id', 'items.blocked', 'total'],
  }));

// @spec entity:messengerChannel
test('a channel says that the performer’s chat is free', () =>
  pactForCall(getChannel, {
    description: 'a request for a channel with a performer whose chat is free',
    caller: guest,
    states: [
      noor,
      channel,
      aMessageInChannel({ id: 41, channelId: 501, senderType: 'actor', text: 'Good evening', isRead: true }),
      performerIsFree({ actorId: 9101, seconds: 600 }),
    ],
    input: { channelId: 501 },
    answer: aChannel({ freeChat: true, unread: false, unreadCount: 0 }),
    exact: ['id', 'freeChat'],
  }));

// @spec entity:messengerChannel
test('a channel says that messages to the performer cost nothing', () =>
  pactForCall(getChannel, {
    description: 'a request for a channel with a performer whose messages are free',
    caller: guest,
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, messagePrice: null }),
      channel,
      aMessageInChannel({ id: 41, channelId: 501, senderType: 'actor', text: 'Good evening', isRead: true }),
    ],
    input: { channelId: 501 },
    answer: aChannel({ isMessagingFree: true, messagePrice: null, unread: false, unreadCount: 0 }),
    exact: ['id', 'isMessagingFree'],
  }));

test('a picture of a message is read', () =>
  pactForCall(messengerContent, {
    description: 'a query for the media of a channel with a picture',
    caller: guest,
    states: [
      noor,
      channel,
      aMessageInChannel({ ...wordless, senderType: 'actor', messageType: 'image', imageId: '0a1b' }),
    ],
    input: { filter: { channelId: 501, kind: 'media' } },
    answer: {
      items: [
        aMessage({
          key: null,
          messageType: 'image',
          senderType: 'actor',
          text: null,
          media: { id: '0a1b', url: '/messenger/images/0a1b', contentType: 'image/png' },
        }),
      ],
      total: 1,
    },
    exact: ['items.messageId', 'items.messageType', 'items.media.id', 'items.media.contentType', 'total'],
  }));

test('the conversation notes a gift that the guest got', () =>
  pactForPush(
    channelMessage,
    {
      description: 'a channelMessage push when the guest gets a gift',
      caller: guest,
      states: [noor, channel],
      event: newGiftIsNoted({ guestId: 7, actorId: 9101, giftId: 2 }),
      payload: {
        message: aMessage({
          key: null,
          messageType: 'new_gift',
          senderType: 'system',
          text: null,
          data: { ...noData, giftId: 2 },
        }),
      },
      exact: ['message.channelId', 'message.messageType', 'message.senderType', 'message.data.giftId'],
    },
    (side, deliver) => {
      const outbox = new Outbox(side, side.socket, { storedText: storedTextInMemory() });
      const conversation = new Conversation(501, side, side.socket, outbox);
      conversation.listen();
      deliver();
      expect(conversation.messages.map(({ data }) => data?.giftId)).toEqual([2]);
    },
  ));
