import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  guestIsLocked,
  noChannel,
  noPerformer,
} from '@lounge/mock-api/states';
import {
  getChannel,
  getChannelByActor,
  getMessengerActor,
  messengerChannels,
  messengerContent,
  messengerUnreadCount,
  storeMessageImage,
  touchMessengerChannel,
} from '@lounge/protocol/content/messenger';
import { aChannel, aMessage } from '@lounge/testing/content/messenger';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const channel = aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 1 });
const others = aChannelOfGuest({ id: 502, guestId: 8, actorId: 9101 });
const hello = aMessageInChannel({ id: 41, channelId: 501, senderType: 'actor', text: 'Good evening' });
const written = [noor, channel, hello];
const facts = ['id', 'actorId', 'actorName', 'subject', 'unread', 'unreadCount', 'isActorOnline', 'freeMessagesAmount'];
const inItems = facts.map((field) => `items.${field}`);
const empty = { subject: '', lastMessageId: null, lastMessageAt: null, sentDiffForHumans: '' };
const fromNoor = aMessage({ senderType: 'actor', key: null });

// @spec query:messenger.channels, entity:messengerChannel
test('a guest’s channels are listed', () =>
  pactForCall(messengerChannels, {
    description: 'a query for a guest’s channels',
    caller: guest,
    states: written,
    input: {},
    answer: { items: [aChannel()], total: 1 },
    exact: [...inItems, 'items.messagePrice', 'total'],
  }));

// @spec entity:enum.messengerChannelFilter
test('channels are narrowed to unread ones of performers who are online', () =>
  pactForCall(messengerChannels, {
    description: 'a query for unread channels of performers who are online',
    caller: guest,
    states: written,
    input: { filter: 'unread', online: true, first: 10, offset: 0 },
    answer: { items: [aChannel()], total: 1 },
    exact: [...inItems, 'total'],
  }));

test('a guest without archived channels has an empty list', () =>
  pactForCall(messengerChannels, {
    description: 'a query for archived channels where there are none',
    caller: guest,
    states: written,
    input: { filter: 'archived' },
    answer: { items: [], total: 0 },
    exact: ['total'],
  }));

test('more than 500 channels at once are malformed', () =>
  pactForCall(messengerChannels, {
    description: 'a query for more channels than may be asked for',
    caller: guest,
    input: { first: 501 },
    error: 'malformed',
    field: 'first',
  }));

// @spec query:messenger.content, entity:messengerContentItem
test('a conversation is read before a message', () =>
  pactForCall(messengerContent, {
    description: 'a query for the messages of a channel before one',
    caller: guest,
    states: written,
    input: { filter: { channelId: 501, beforeId: 42 }, first: 30 },
    answer: { items: [fromNoor], total: 1 },
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

test('messages of another guest’s channel are unknown', () =>
  pactForCall(messengerContent, {
    description: 'a query for messages of another guest’s channel',
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

// @spec query:messenger.channel.touch, state:messenger-channel
test('turning to a channel marks it read', () =>
  pactForCall(touchMessengerChannel, {
    description: 'a turn to a channel with unread messages',
    caller: guest,
    states: written,
    input: { actorId: 9101 },
    answer: aChannel({ unread: false, unreadCount: 0 }),
    exact: facts,
  }));

test('turning to a performer nobody wrote to makes a channel', () =>
  pactForCall(touchMessengerChannel, {
    description: 'a turn to a performer without a channel',
    caller: guest,
    states: [noor],
    input: { actorId: 9101 },
    answer: aChannel({ ...empty, unread: false, unreadCount: 0 }),
    exact: facts.slice(1),
  }));

test('turning to nobody is unknown', () =>
  pactForCall(touchMessengerChannel, {
    description: 'a turn to nobody',
    caller: guest,
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec rest:messenger.channel.get-by-id
test('a channel is read by its id', () =>
  pactForCall(getChannel, {
    description: 'a read of a channel',
    caller: guest,
    states: written,
    input: { channelId: 501 },
    answer: aChannel(),
    exact: facts,
  }));

test('a channel that is not there is unknown', () =>
  pactForCall(getChannel, {
    description: 'a read of no channel',
    caller: guest,
    states: [noChannel({ id: 999 })],
    input: { channelId: 999 },
    error: 'unknown',
    field: 'channelId',
  }));

// @spec rest:messenger.channel.get-by-actor
test('a channel is read by its performer', () =>
  pactForCall(getChannelByActor, {
    description: 'a read of the channel with a performer',
    caller: guest,
    states: written,
    input: { actorId: 9101 },
    answer: aChannel(),
    exact: facts,
  }));

test('a channel with a performer nobody wrote to is unknown', () =>
  pactForCall(getChannelByActor, {
    description: 'a read of the channel with a stranger',
    caller: guest,
    states: [noor],
    input: { actorId: 9101 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec rest:messenger.actor.get
test('a performer is read for the messenger', () =>
  pactForCall(getMessengerActor, {
    description: 'a read of a performer for the messenger',
    states: [noor],
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

test('nobody is read for the messenger', () =>
  pactForCall(getMessengerActor, {
    description: 'a read of nobody for the messenger',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
const image = { id: '0a1b', url: '/messenger/images/0a1b', contentType: 'image/png' };

test('a picture for a message is kept', () =>
  pactForCall(storeMessageImage, {
    description: 'a picture for a message',
    caller: guest,
    input: { bytes: png },
    answer: image,
    exact: ['contentType'],
  }));

test('a file that is no picture is of the wrong type', () =>
  pactForCall(storeMessageImage, {
    description: 'a file for a message that is no picture',
    caller: guest,
    input: { bytes: new Uint8Array([0, 1, 2, 3, 0, 0xfe, 0xfd]) },
    error: 'wrongType',
    field: 'bytes',
  }));

test('a locked guest brings no picture', () =>
  pactForCall(storeMessageImage, {
    description: 'a picture of a locked guest',
    caller: guest,
    states: [guestIsLocked({ guestId: 7 })],
    input: { bytes: png },
    error: 'locked',
  }));

// @spec rule:account-calls-login
test.each([
  ['a query for channels', messengerChannels, {}],
  ['a query for messages', messengerContent, { filter: {} }],
  ['a query for the number of unread messages', messengerUnreadCount, {}],
  ['a turn to a channel', touchMessengerChannel, { actorId: 9101 }],
  ['a read of a channel', getChannel, { channelId: 501 }],
  ['a read of the channel with a performer', getChannelByActor, { actorId: 9101 }],
  ['a picture for a message', storeMessageImage, { bytes: png }],
] as const)('%s with a token that has ended needs a log-in', (says, call, input) =>
  pactForCall(call as typeof getChannel, {
    description: `${says} with a token that has ended`,
    caller: expiredGuest,
    input: input as { channelId: number },
    error: 'needLogin',
  }),
);
