import { storedTextInMemory } from '@lounge/stores';
import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  guestIsInChat,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestOwnsGifts,
  keyWasUsed,
  noChannel,
  performerIsFree,
  type ProviderState,
} from '@lounge/mock-api/states';
import { clientMessage, type Command } from '@lounge/protocol';
import * as calls from '@lounge/protocol/content/messenger';
import { refused } from '@lounge/protocol/foundation/realtime';
import { Channels, Conversation, Outbox, progressOf, type Draft } from '@lounge/stores/content/messenger';
import { aChannel, aMessage, aSentMessage } from '@lounge/testing/content/messenger';
import { expect, test } from 'vitest';
import { aPush } from '../consume/command-pact.ts';
import { pactForAnonymousCommand } from '../consume/pact-for-anonymous-command.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { guest, pactToken } from '../consume/callers.ts';
import { turn } from '../consume/turn.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const inChat = { guestId: 7, actorId: 9101, chatId: 'c-1', seconds: 0 };
const plain = guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: false });
const channelWith = (freeMessages: number) => aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, freeMessages });
const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });
const ownsRoses = (quantity: number) => guestOwnsGifts({ guestId: 7, giftId: 2, quantity });
const hello = (senderType: 'actor' | 'guest') =>
  aMessageInChannel({ id: 41, channelId: 501, senderType, text: 'Good evening' });

const talking = (side: GuestSide) => {
  const outbox = new Outbox(side, side.socket, { storedText: storedTextInMemory(), newKey: () => 'k-1' });
  const conversation = new Conversation(501, side, side.socket, outbox);
  outbox.listen();
  conversation.listen();
  return { outbox, conversation };
};

const listing = (side: GuestSide): Channels => {
  const channels = new Channels(side, side.socket, storedTextInMemory());
  channels.listen();
  channels.onChannels({ filter: 'newest', online: false, offset: 0, items: [aChannel()], total: 1 });
  return channels;
};

const rose = [{ giftId: 2, quantity: 1 }];
const gift = { messageType: 'gift', data: { text: null, imageId: null }, includedGifts: rose } as const;
type Row = readonly [string, Draft, object, object, readonly ProviderState[]];

const sendings: readonly Row[] = [
  ['a free message', { text: 'Good evening' }, {}, {}, [channelWith(3)]],
  [
    'a message that costs coins',
    { text: 'Good evening' },
    {},
    { price: { value: 300, currency: 'VXC' } },
    [channelWith(0), owns(300)],
  ],
  [
    'text in a free chat',
    { text: 'Good evening', chatId: 'c-1', isFreechat: true },
    { isVideochat: true, isFreechat: true, chatId: 'c-1' },
    { chatId: 'c-1' },
    [
      channelWith(3),
      performerIsFree({ actorId: 9101, seconds: 600 }),
      guestIsInChat({ ...inChat, kind: 'freeChat', price: null }),
    ],
  ],
  ['a gift that the guest owns', { gifts: rose }, gift, { ...gift, text: null }, [channelWith(3), ownsRoses(1)]],
  [
    ...(['a gift that costs coins', { gifts: rose }, gift] as const),
    { ...gift, text: null, price: { value: 800, currency: 'VXC' } },
    [channelWith(3), ownsRoses(0), owns(800)],
  ],
];

// @spec socket:message.send, entity:messageSend, rule:gift-price-beyond-owned
// @spec feature:messenger.send-text 1, component:MessageComposer 9, state:messenger-message 1
test.each(sendings)('%s is sent', (what, draft, input, answer, states) => {
  const { data: _, ...message } = { data: null, ...answer };
  return pactForCall(
    calls.messageSend,
    {
      description: `a messageSend command with ${what}`,
      caller: guest,
      states: [noor, ...states],
      input: aSentMessage(input),
      answer: { message: aMessage({ ...message, includedGifts: [...aSentMessage(input).includedGifts] }) },
      exact: ['key', 'channelId', 'messageType', 'senderType', 'text', 'price', 'includedGifts'].map(
        (name) => `message.${name}`,
      ),
    },
    async (side) => {
      const { outbox, conversation } = talking(side);
      expect(conversation.send(draft)).toBe('k-1');
      await turn();
      expect([outbox.items.length, conversation.messages.map(progressOf)]).toEqual([0, ['sent']]);
    },
  );
});

// @spec socket:channel.message-price-notice
test('after the last free message the price is received', () =>
  pactForCall(
    calls.messageSend,
    {
      description: 'a messageSend command with the last free message',
      caller: guest,
      states: [noor, channelWith(1)],
      input: aSentMessage(),
      causes: aPush(
        calls.channelMessagePriceNotice,
        {
          channelId: 501,
          actorId: 9101,
          freeMessagesAmount: 0,
          messagePrice: { value: 300, currency: 'VXC' },
          isMessagingFree: false,
        },
        ['channelId', 'actorId', 'freeMessagesAmount', 'messagePrice', 'isMessagingFree'],
      ),
    },
    async (side) => {
      const channels = listing(side);
      talking(side).conversation.send({ text: 'Good evening' });
      await turn();
      expect(channels.items[0]).toMatchObject({ freeMessagesAmount: 0, messagePrice: { value: 300 } });
    },
  ));

test.each([
  ['for an unknown channel', { channelId: 999 }, 'unknown', 'channelId', [noChannel({ id: 999 })]],
  ['in a chat that does not run', { isVideochat: true, chatId: 'c-9' }, 'unknown', 'chatId', [channelWith(3)]],
  [
    'that calls a paid chat a free one',
    { isVideochat: true, isFreechat: true, chatId: 'c-1' },
    ...(['malformed', 'isFreechat'] as const),
    [owns(100_000), channelWith(3), guestIsInChat({ ...inChat, price: 3600 })],
  ],
  ['without text', { data: { text: '', imageId: null } }, 'malformed', 'data.text', [channelWith(3)]],
  [
    'with an unknown gift',
    { includedGifts: [{ giftId: 99, quantity: 1 }] },
    'unknown',
    'includedGifts',
    [channelWith(3)],
  ],
  [
    'with a gift quantity of 0',
    { includedGifts: [{ giftId: 2, quantity: 0 }] },
    'malformed',
    'includedGifts',
    [channelWith(3)],
  ],
  ['with too few coins', {}, 'needPurchase', null, [channelWith(0), owns(200)]],
  [
    'with a VIP gift from a guest who is not a VIP',
    { includedGifts: [{ giftId: 9, quantity: 1 }] },
    ...(['needAbo', 'includedGifts'] as const),
    [plain, channelWith(3), guestOwnsGifts({ guestId: 7, giftId: 9, quantity: 0 })],
  ],
  [
    'with a reused idempotency key',
    {},
    ...(['keyReused', 'key'] as const),
    [channelWith(3), keyWasUsed({ guestId: 7, key: 'k-1' })],
  ],
] as const)('a message %s is rejected', (what, over, error, field, states) =>
  pactForCall(calls.messageSend, {
    description: `a messageSend command ${what}`,
    caller: guest,
    states: [noor, ...states],
    input: aSentMessage(over as object),
    error,
    field,
  }),
);

test('a message without a key is malformed', () =>
  pactForCall(
    calls.messageSend,
    {
      description: 'a messageSend command without a key',
      caller: guest,
      states: [noor, channelWith(3)],
      input: aSentMessage(),
      hasKey: false,
      error: 'malformed',
      field: 'key',
    },
    async (side) => {
      const rejections: unknown[] = [];
      side.socket.on(refused, (rejection) => rejections.push(rejection));
      // The client gives every message a key.
      side.send(clientMessage(calls.messageSend, aSentMessage(), guest.identity));
      await turn();
      expect(rejections).toEqual([{ of: 'messageSend', code: 'malformed', field: 'key' }]);
    },
  ));

const page = { items: [aChannel()], total: 1 };

// @spec socket:channels.load, socket:channels.load-online, socket:channels.filter
test.each([
  ['a channelsLoad command', calls.channelsLoad as Command, { offset: 0, limit: 10 }, 'newest', false],
  ['a channelsLoadOnline command', calls.channelsLoadOnline as Command, { online: true }, 'newest', true],
  [
    'a channelsFilter command with the filter unread',
    calls.channelsFilter as Command,
    { filterType: 'unread' },
    'unread',
    false,
  ],
] as const)('channels are received on %s', (description, command, input, filter, online) =>
  pactForCall(
    command,
    {
      description,
      caller: guest,
      input,
      states: [noor, aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 1 }), hello('actor')],
      answer: { filter, online, offset: 0, ...page },
      exact: ['filter', 'online', 'offset', 'items.id', 'total'],
    },
    async (side) => {
      const channels = new Channels(side, side.socket, storedTextInMemory());
      channels.listen();
      Object.assign(channels, { filter, onlineOnly: online });
      expect(await side.client.call(command, input)).toMatchObject({ ok: true });
      expect(channels.items).toMatchObject([{ id: 501, actorName: 'Noor Vega' }]);
    },
  ),
);

// @spec socket:channels.mark-all-seen, socket:channel.unread-notice
test('all channels are marked as seen', () =>
  pactForCall(
    calls.channelsMarkAllSeen,
    {
      description: 'a channelsMarkAllSeen command',
      caller: guest,
      input: {},
      states: [noor, aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, unreadCount: 2 })],
      answer: { channelId: null, unreadCount: 0, total: 0 },
      exact: ['unreadCount', 'total'],
    },
    async (side) => {
      const channels = listing(side);
      expect(await channels.markAllSeen()).toMatchObject({ ok: true });
      expect(channels.items[0]).toMatchObject({ unread: false, unreadCount: 0 });
    },
  ));

// @spec socket:channel.archive, socket:channel.archive-notice, feature:messenger.archive 1
test.each([
  ['archived', true],
  ['unarchived', false],
] as const)('a channel is %s', (status, archived) =>
  pactForCall(
    calls.channelArchive,
    {
      description: `a channelArchive command with the status ${status}`,
      caller: guest,
      input: { channelId: 501, status },
      states: [noor, aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, archived: !archived })],
      answer: { channelId: 501, actorId: 9101, archived },
      exact: ['channelId', 'actorId', 'archived'],
    },
    async (side) => {
      const channels = new Channels(side, side.socket, storedTextInMemory());
      channels.listen();
      const filter = archived ? 'newest' : 'archived';
      Object.assign(channels, { filter });
      channels.onChannels({ filter, online: false, offset: 0, items: [aChannel({ archived: !archived })], total: 1 });
      expect(await channels.archive(501, archived)).toMatchObject({ ok: true });
      expect([channels.items, channels.list.total]).toEqual([[], 0]);
    },
  ),
);

test('an unknown channel is not archived', () =>
  pactForCall(calls.channelArchive, {
    description: 'a channelArchive command for an unknown channel',
    caller: guest,
    input: { channelId: 999, status: 'archived' },
    states: [noChannel({ id: 999 })],
    error: 'unknown',
    field: 'channelId',
  }));

// @spec rule:realtime-commands-login
test.each([
  [calls.messageSend.type, calls.messageSend as Command, aSentMessage()],
  [calls.channelsLoad.type, calls.channelsLoad as Command, { offset: 0, limit: 10 }],
  [calls.channelsLoadOnline.type, calls.channelsLoadOnline as Command, { online: true }],
  [calls.channelsFilter.type, calls.channelsFilter as Command, { filterType: 'newest' }],
  [calls.channelsMarkAllSeen.type, calls.channelsMarkAllSeen as Command, {}],
  [calls.channelArchive.type, calls.channelArchive as Command, { channelId: 501, status: 'archived' }],
] as const)('%s needs a log-in', (_, command, input) => pactForAnonymousCommand(command, input));
