import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  noChannel,
  noPerformer,
  noPerformerIsOnline,
} from '@lounge/mock-api/states';
import {
  getChannel,
  getChannelByActor,
  getMessengerActor,
  getMessengerRecommendations,
  messengerChannels,
  messengerContent,
  messengerUnreadCount,
  storeMessageImage,
  touchMessengerChannel,
} from '@lounge/protocol/content/messenger';
import { aModel } from '@lounge/testing/content/actors';
import { aChannel, aMessage } from '@lounge/testing/content/messenger';
import { test } from 'vitest';
import { onePixel } from '../consume/one-pixel.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const channel = aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 1 });
const others = aChannelOfGuest({ id: 502, guestId: 8, actorId: 9101 });
const hello = aMessageInChannel({ id: 41, channelId: 501, senderType: 'actor', text: 'Good evening' });
const read = aMessageInChannel({ id: 41, channelId: 501, senderType: 'actor', text: 'Good evening', isRead: true });
const sentAt = '2026-11-20T19:00:00.000Z';
const written = [noor, channel, hello];
const last = ['subject', 'lastMessageType', 'lastSenderType'];
const facts = ['id', 'actorId', 'actorName', ...last, 'unread', 'unreadCount', 'isActorOnline', 'freeMessagesAmount'];
const inItems = facts.map((field) => `items.${field}`);
const noMessage = { lastMessageId: null, lastMessageAt: null, lastMessageType: null, lastSenderType: null };
const empty = { ...noMessage, subject: '', sentDiffForHumans: '' };
const fromNoor = aMessage({ senderType: 'actor', key: null });

// @spec query:messenger.channels, entity:messengerChannel
test('a guest’s channels are listed', () =>
  pactForCall(messengerChannels, {
    description: 'a query for the guest’s channels',
    caller: guest,
    states: written,
    input: {},
    answer: { items: [aChannel()], total: 1 },
    exact: [...inItems, 'items.messagePrice', 'total'],
  }));

// @spec entity:enum.messengerChannelFilter
test('channels are filtered by unread and online performer', () =>
  pactForCall(messengerChannels, {
    description: 'a query for the guest’s unread channels with online performers',
    caller: guest,
    states: written,
    input: { filter: 'unread', online: true, first: 10, offset: 0 },
    answer: { items: [aChannel()], total: 1 },
    exact: [...inItems, 'total'],
  }));

test('a guest without archived channels has an empty list', () =>
  pactForCall(messengerChannels, {
    description: 'a query for the guest’s archived channels when there are none',
    caller: guest,
    states: written,
    input: { filter: 'archived' },
    answer: { items: [], total: 0 },
    exact: ['total'],
  }));

test('a page of more than 500 channels is malformed', () =>
  pactForCall(messengerChannels, {
    description: 'a query for the guest’s channels with a page size above the maximum',
    caller: guest,
    input: { first: 501 },
    error: 'malformed',
    field: 'first',
  }));

// @spec query:messenger.content, entity:messengerContentItem
test('the messages before a given message are read', () =>
  pactForCall(messengerContent, {
    description: 'a query for the messages of a channel before a given message',
    caller: guest,
    states: [noor, channel, read],
    input: { filter: { channelId: 501, beforeId: 42 }, first: 30 },
    answer: { items: [{ ...fromNoor, deliveredAt: sentAt, readAt: sentAt }], total: 1 },
    exact: ['items.messageId', 'items.text', 'items.senderType', 'items.messageType', 'items.model', 'total'],
  }));

test('a guest’s media are read oldest first', () =>
  pactForCall(messengerContent, {
    description: 'a query for the media of all channels',
    caller: guest,
    states: written,
    input: { filter: { kind: 'media' }, first: 30, offset: 0, order: 'oldest' },
    answer: { items: [], total: 0 },
    exact: ['total'],
  }));

test('the messages of a chat are read', () =>
  pactForCall(messengerContent, {
    description: 'a query for the messages of a chat without messages',
    caller: guest,
    states: written,
    input: { filter: { channelId: 501, chatId: 'c-1' } },
    answer: { items: [], total: 0 },
    exact: ['total'],
  }));

test('messages of another guest’s channel are unknown', () =>
  pactForCall(messengerContent, {
    description: 'a query for the messages of another guest’s channel',
    caller: guest,
    states: [noor, others],
    input: { filter: { channelId: 502 } },
    error: 'unknown',
    field: 'channelId',
  }));

// @spec query:messenger.unread-count
test('unread messages are counted', () =>
  pactForCall(messengerUnreadCount, {
    description: 'a query for the number of unread messages',
    caller: guest,
    states: written,
    input: {},
    answer: { unreadCount: 1 },
    exact: ['unreadCount'],
  }));

// @spec query:messenger.channel.touch, feature:messenger.open 2
test('opening a channel marks it as read', () =>
  pactForCall(touchMessengerChannel, {
    description: 'a request to open a channel with unread messages',
    caller: guest,
    states: written,
    input: { actorId: 9101 },
    answer: aChannel({ unread: false, unreadCount: 0 }),
    exact: facts,
  }));

test('opening a channel with a performer creates it', () =>
  pactForCall(touchMessengerChannel, {
    description: 'a request to open a new channel with a performer',
    caller: guest,
    states: [noor],
    input: { actorId: 9101 },
    answer: aChannel({ ...empty, unread: false, unreadCount: 0 }),
    exact: facts.slice(1),
  }));

test('opening a channel with an unknown performer is unknown', () =>
  pactForCall(touchMessengerChannel, {
    description: 'a request to open a channel with an unknown performer',
    caller: guest,
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec rest:messenger.channel.get-by-id, feature:messenger.open 2
test('a channel is read by its id', () =>
  pactForCall(getChannel, {
    description: 'a request for a channel',
    caller: guest,
    states: written,
    input: { channelId: 501 },
    answer: aChannel(),
    exact: facts,
  }));

test('an id without a channel is unknown', () =>
  pactForCall(getChannel, {
    description: 'a request for an unknown channel',
    caller: guest,
    states: [noChannel({ id: 999 })],
    input: { channelId: 999 },
    error: 'unknown',
    field: 'channelId',
  }));

// @spec rest:messenger.channel.get-by-actor, feature:messenger.open 2
test('a channel is read by its performer', () =>
  pactForCall(getChannelByActor, {
    description: 'a request for the channel with a performer',
    caller: guest,
    states: written,
    input: { actorId: 9101 },
    answer: aChannel(),
    exact: facts,
  }));

test('the channel with a performer is unknown when there is none', () =>
  pactForCall(getChannelByActor, {
    description: 'a request for the channel with a performer when there is none',
    caller: guest,
    states: [noor],
    input: { actorId: 9101 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec rest:messenger.actor.get
test('a performer is read for the messenger', () =>
  pactForCall(getMessengerActor, {
    description: 'a request for a performer’s messenger data',
    states: [aPerformer({ id: 9101, name: 'Noor Vega', age: 31, isOnline: true })],
    input: { actorId: 9101 },
    answer: {
      id: 9101,
      name: 'Noor Vega',
      slug: 'noor-vega',
      age: 31,
      headline: 'Late tea and stories',
      isOnline: true,
      portrait: aChannel().portrait,
      messagePrice: { value: 300, currency: 'VXC' },
      freeMessagesAmount: 3,
    },
    exact: ['id', 'name', 'slug', 'age', 'isOnline', 'messagePrice', 'freeMessagesAmount'],
  }));

test('messenger data of an unknown performer is unknown', () =>
  pactForCall(getMessengerActor, {
    description: 'a request for an unknown performer’s messenger data',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

const image = { id: '0a1b', url: '/messenger/images/0a1b', contentType: 'image/png' };

test('a message image is stored', () =>
  pactForCall(storeMessageImage, {
    description: 'a request to store a message image',
    caller: guest,
    input: { bytes: onePixel },
    answer: image,
    exact: ['contentType'],
  }));

test('a file that is not an image has the wrong type', () =>
  pactForCall(storeMessageImage, {
    description: 'a request to store a file that is not an image as a message image',
    caller: guest,
    input: { bytes: new Uint8Array([0, 1, 2, 3, 0, 0xfe, 0xfd]) },
    error: 'wrongType',
    field: 'bytes',
  }));

// @spec rule:account-calls-login
test.each([
  ['a query for the guest’s channels', messengerChannels, {}],
  ['a query for messages', messengerContent, { filter: {} }],
  ['a query for the number of unread messages', messengerUnreadCount, {}],
  ['a request to open a channel', touchMessengerChannel, { actorId: 9101 }],
  ['a request for a channel', getChannel, { channelId: 501 }],
  ['a request for the channel with a performer', getChannelByActor, { actorId: 9101 }],
  ['a request to store a message image', storeMessageImage, { bytes: onePixel }],
] as const)('%s with an expired token needs a log-in', (request, call, input) =>
  pactForCall(call as typeof getChannel, {
    description: `${request} with an expired token`,
    caller: expiredGuest,
    input: input as { channelId: number },
    error: 'needLogin',
  }),
);

// @spec rest:messenger.recommendations.get
test('performers are recommended', () =>
  pactForCall(getMessengerRecommendations, {
    description: 'a request for recommended performers',
    caller: guest,
    states: [noPerformerIsOnline({}), noor],
    input: { currentActorId: 9102, useGrid: true, fsk: 12 },
    answer: { performers: [aModel({ basePrice: null })] },
    exact: ['performers.id', 'performers.isOnline'],
  }));

test('an age rating below zero is malformed', () =>
  pactForCall(getMessengerRecommendations, {
    description: 'a request for recommended performers with an age rating below zero',
    input: { fsk: -1 },
    error: 'malformed',
    field: 'fsk',
  }));
