import type { InputOf } from '@lounge/protocol';
import { messageSend, messengerContent, messengerUnreadCount } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf, guestAccount } from '../../foundation/wallet/ledger.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { aPerformer } from '../actors/states.ts';
import { performerEnds } from '../live-chat/performer-side.ts';
import { guestIsInChat, performerIsFree } from '../live-chat/states.ts';
import { chatsOfMessages } from '../live-chat/chats-of-messages.ts';
import { performerWrites, sendPerformerReply } from './performer-side.ts';
import { aChannelOfGuest } from './states.ts';

const robin = { guestId: 7 };

const setUp = async () => {
  const { world } = aWorld();
  const states = [
    guestIsLoggedIn({ ...robin, token: 't', name: 'Robin' }),
    aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
    aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, freeMessages: 1 }),
    guestOwnsCoins({ guestId: 7, amount: 10_000 }),
    guestIsInChat({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 0 }),
  ];
  for (const each of states) await setUpState(each, world);
  const { sendCommand } = testSocket(robin, world);
  let keys = 0;
  const send = (over: Partial<InputOf<typeof messageSend>>) =>
    sendCommand(
      messageSend,
      {
        channelId: 501,
        messageType: 'text',
        senderType: 'guest',
        isVideochat: true,
        isFreechat: false,
        data: { text: 'Good evening', imageId: null },
        includedGifts: [],
        chatId: 'c-1',
        ...over,
      },
      `k-${(keys += 1)}`,
    );
  const { answer } = testClient(world);
  return {
    world,
    send,
    /** The messages of people; the beginning of the chat is a line of the system. */
    read: async (filter: object) => {
      const { items } = await answer(messengerContent, { filter }, robin);
      return items.filter(({ senderType }) => senderType !== 'system');
    },
    unread: async () => (await answer(messengerUnreadCount, {}, robin)).unreadCount,
    balance: () => balanceOf(world.database.reader, guestAccount(7)),
  };
};

test('in a running chat a text costs neither coins nor free messages, and keeps the chat’s id', async () => {
  const { send, balance, read, world } = await setUp();
  expect(await send({})).toMatchObject({ ok: true, answer: { message: { chatId: 'c-1', price: { value: 0 } } } });
  expect(await send({})).toMatchObject({ ok: true });
  expect(await balance()).toBe(10_000);
  expect(await read({ chatId: 'c-1' })).toHaveLength(2);
  expect(await world.database.reader.query('select "freeMessages" from channel where id = 501', [])).toEqual([
    { freeMessages: 1 },
  ]);
});

test('gifts cost in a chat what they always cost', async () => {
  const { send, balance, world } = await setUp();
  const sent = await send({ messageType: 'gift', includedGifts: [{ giftId: 2, quantity: 2 }] });
  expect(sent).toMatchObject({ ok: true, answer: { message: { price: { value: 1600 } } } });
  expect(await balance()).toBe(8400);
  expect(await world.database.reader.query('select "giftsSpent" from chat', [])).toEqual([{ giftsSpent: 1600 }]);
});

test.each([
  ['a chat that does not run', { chatId: 'c-9' }, 'unknown', 'chatId'],
  ['no chat', { chatId: null }, 'malformed', 'chatId'],
  ['the chat of a message outside', { isVideochat: false }, 'malformed', 'chatId'],
  ['a chat that is paid as a free one', { isFreechat: true }, 'malformed', 'isFreechat'],
  [
    'a free chat of a message outside',
    { isVideochat: false, chatId: null, isFreechat: true },
    'malformed',
    'isFreechat',
  ],
])('rejects %s', async (_, over, code, field) => {
  const { send, read } = await setUp();
  expect(await send(over)).toMatchObject({ ok: false, code, field });
  expect(await read({})).toEqual([]);
});

test.each([true, false])('in a free chat a message may say so: %s', async (isFreechat) => {
  const { send, world } = await setUp();
  await performerEnds(world, 'c-1', 201);
  await setUpState(performerIsFree({ actorId: 9101, seconds: 600 }), world);
  const free = { guestId: 7, actorId: 9101, chatId: 'c-2', kind: 'freeChat', price: null, seconds: 0 } as const;
  await setUpState(guestIsInChat(free), world);
  expect(await send({ chatId: 'c-2', isFreechat })).toMatchObject({ ok: true, answer: { message: { chatId: 'c-2' } } });
});

test('a performer’s message in a running chat is not unread, after its end it is', async () => {
  const { world, unread, read } = await setUp();
  const write = (text: string) =>
    performerWrites(world, { guestId: 7, actorId: 9101, text, inChat: { chatId: 'c-1', chats: chatsOfMessages } });
  await write('In the chat');
  expect(await unread()).toBe(0);
  await performerEnds(world, 'c-1', 201);
  await write('After the chat');
  expect(await unread()).toBe(1);
  expect(await read({ chatId: 'c-1' })).toMatchObject([{ text: 'In the chat', senderType: 'actor' }]);
});

test('the answer to a message in a chat belongs to the chat', async () => {
  const { world, send, read } = await setUp();
  await send({});
  await sendPerformerReply(world, 501, () => 'Thank you', chatsOfMessages);
  expect(await read({ chatId: 'c-1' })).toMatchObject([{ text: 'Thank you' }, { text: 'Good evening' }]);
});
