import {
  aChannelOfGuest,
  aPerformer,
  chatIsOver,
  chatKeyWasUsed,
  chatRings,
  chatWaitsForPicture,
  guestHasVoucher,
  guestIsInChat,
  guestIsLoggedIn,
  guestOwnsCoins,
  performerAnswersChat,
  performerEndsChat,
  performerIsFree,
  performerIsPrivate,
  videoPriceIs,
  noPerformer,
  type ProviderState,
} from '@lounge/mock-api/states';
import type { FailureCode, InputOf } from '@lounge/protocol';
import * as calls from '@lounge/protocol/content/live-chat';
import { channelMessage } from '@lounge/protocol/content/messenger';
import { LiveChat } from '@lounge/stores/content/live-chat';
import { aChatBill, aChatEnd, aLiveChat, aRunningChat } from '@lounge/testing/content/live-chat';
import { aMessage } from '@lounge/testing/content/messenger';
import { expect, test } from 'vitest';
import { guest, pactToken } from '../consume/callers.ts';
import { aPush } from '../consume/command-pact.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { turn } from '../consume/turn.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const away = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false });
const coins = guestOwnsCoins({ guestId: 7, amount: 100_000 });
const mine = { guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600 };
const requested = {
  actorId: 9101,
  kind: 'videoChat',
  withCamera: false,
  price: 3600,
  sequence: 0,
  showId: null,
  pageId: 'page-1',
} as const;
const exactChat = ['sequence', 'chat.status', 'chat.kind', 'chat.actorId', 'chat.price', 'chat.seconds', 'chat.spent'];

test('a chat is started', () =>
  pactForCall(
    calls.chatStart,
    {
      description: 'a command to start a video chat',
      states: [noor, coins],
      caller: guest,
      input: requested,
      answer: { sequence: 1, chat: aLiveChat({ pageId: 'page-1' }) },
      exact: [...exactChat, 'chat.secondsLeft', 'chat.sources', 'chat.pageId'],
    },
    async (side) => {
      const chat = new LiveChat(side, { newKey: () => 'k-1', pageId: 'page-1' });
      chat.listen(side);
      chat.data.set({ sequence: 0, chat: null, lastBill: null });
      const result = await side.client.call(calls.chatStart, requested);
      expect([result.ok, chat.state]).toMatchObject([true, { kind: 'ringing', chat: { chatId: 'c-1' } }]);
    },
  ));

// @spec constant:chat.minBalance, rule:chat-min-balance
test('a voucher minute starts a chat without coins', () =>
  pactForCall(calls.chatStart, {
    description: 'a command to start a video chat with a voucher and without coins',
    states: [noor, guestHasVoucher({ guestId: 7, type: 2, amount: 3 })],
    caller: guest,
    input: requested,
    answer: { sequence: 1, chat: aLiveChat({ pageId: 'page-1', secondsLeft: 180, voucherMinutesLeft: 3 }) },
    exact: [...exactChat, 'chat.secondsLeft', 'chat.voucherMinutesLeft'],
  }));

test('a free chat is started without coins', () =>
  pactForCall(calls.chatStart, {
    description: 'a command to start a free chat',
    states: [noor, performerIsFree({ actorId: 9101, seconds: 600 })],
    caller: guest,
    input: { ...requested, kind: 'freeChat', price: null },
    answer: {
      sequence: 1,
      chat: aLiveChat({
        pageId: 'page-1',
        kind: 'freeChat',
        price: null,
        secondsLeft: null,
        endsAt: '2026-11-20T19:10:00.000Z',
      }),
    },
    exact: [...exactChat, 'chat.secondsLeft'],
  }));

interface Rejection {
  readonly error: FailureCode;
  readonly field?: string;
  readonly states: readonly ProviderState[];
  readonly input?: Partial<InputOf<typeof calls.chatStart>>;
}

const unchecked = guestIsLoggedIn({ guestId: 7, token: pactToken, avsStatus: 'unknown' });
const usedKey = chatKeyWasUsed({ guestId: 7, actorId: 9101, price: 3600, key: 'k-1' });

// @spec entity:enum.chatStartFailure, error:chatstart-already-in-progress, error:chatstart-wrong-sequence, state:chat-start 1-2
test.each<Rejection>([
  { error: 'unknown', field: 'actorId', states: [noPerformer({ id: 9999 }), coins], input: { actorId: 9999 } },
  { error: 'needAgeCheck', states: [noor, unchecked, coins], input: { kind: 'toyControl', price: 4400 } },
  { error: 'needPurchase', states: [noor, guestOwnsCoins({ guestId: 7, amount: 49 })] },
  { error: 'keyReused', field: 'key', states: [noor, coins, usedKey] },
  { error: 'inProgress', states: [noor, coins, guestIsInChat({ ...mine, seconds: 0 })] },
  { error: 'wrongSequence', field: 'sequence', states: [noor, coins], input: { sequence: 4 } },
  { error: 'actorOffline', states: [away, coins] },
  { error: 'actorBusy', states: [noor, coins, performerIsPrivate({ actorId: 9101 })] },
  { error: 'priceChanged', field: 'price', states: [noor, coins, videoPriceIs({ actorId: 9101, price: 4000 })] },
  { error: 'notPossible', field: 'kind', states: [noor, coins], input: { kind: 'voyeurChat', price: 1800 } },
  {
    error: 'tooMany',
    field: 'kind',
    states: [noor, coins, chatIsOver({ ...mine, kind: 'textChat', price: null, seconds: 5, exitCode: 100 })],
    input: { kind: 'textChat', price: null, sequence: 1 },
  },
])('a start is rejected as $error', ({ error, field = null, states, input = {} }) =>
  pactForCall(calls.chatStart, {
    description: `a command to start a chat that is rejected as ${error}`,
    states,
    caller: guest,
    input: { ...requested, ...input },
    error,
    field,
  }),
);

test('the first picture begins the chat, which the conversation shows', () =>
  pactForCall(
    calls.chatBeat,
    {
      description: 'a command that reports the first picture of a chat',
      states: [noor, aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), coins, chatWaitsForPicture(mine)],
      caller: guest,
      input: { chatId: 'c-1', pageId: 'page-1', playedMs: 0 },
      causes: aPush(
        channelMessage,
        {
          message: aMessage({
            messageType: 'chat_start',
            senderType: 'system',
            text: null,
            key: null,
            chatId: 'c-1',
            data: {
              mode: 'videoChat',
              pricePerMinute: { value: 3600, currency: 'VXC' },
              coins: null,
              seconds: null,
              exitCode: null,
              giftId: null,
              name: null,
            },
          }),
        },
        ['message.messageType', 'message.chatId', 'message.data'],
      ),
    },
    async ({ client, socket }) => {
      const types: string[] = [];
      socket.on(channelMessage, ({ message }) => void types.push(message.messageType));
      await client.call(calls.chatBeat, { chatId: 'c-1', pageId: 'page-1', playedMs: 0 });
      await turn();
      expect(types).toEqual(['chat_start']);
    },
  ));

test('what a page has counted is booked when it is left', () =>
  pactForCall(
    calls.chatBeat,
    {
      description: 'a command that reports that the page of a chat is being left',
      states: [noor, coins, guestIsInChat({ ...mine, seconds: 7 })],
      caller: guest,
      input: { chatId: 'c-1', pageId: 'page-1', playedMs: 7000, isLeaving: true },
      causes: aPush(calls.chatChanged, { sequence: 1, chat: aRunningChat({ seconds: 7, spent: 420, booked: 420 }) }, [
        'chat.chatId',
        'chat.seconds',
        'chat.booked',
      ]),
    },
    async ({ client, socket }) => {
      const booked: number[] = [];
      socket.on(calls.chatChanged, ({ chat }) => void booked.push(chat.booked));
      await client.call(calls.chatBeat, { chatId: 'c-1', pageId: 'page-1', playedMs: 7000, isLeaving: true });
      await turn();
      expect(booked).toEqual([420]);
    },
  ));

test('a heartbeat of an unknown chat is rejected', () =>
  pactForCall(calls.chatBeat, {
    description: 'a command that reports the picture of an unknown chat',
    caller: guest,
    input: { chatId: 'forged', pageId: 'page-1', playedMs: 0 },
    error: 'unknown',
    field: 'chatId',
  }));

// @spec socket:chatEnd, entity:chatEndEvent
test('a chat is left and answers its bill', () =>
  pactForCall(
    calls.chatLeave,
    {
      description: 'a command to leave a chat of twelve seconds',
      states: [noor, coins, guestIsInChat({ ...mine, seconds: 12 })],
      caller: guest,
      input: { chatId: 'c-1', exitCode: 100 },
      answer: aChatEnd(),
      exact: ['chatId', 'price', 'actorId', 'exitCode', 'bill.seconds', 'bill.spent', 'bill.price', 'bill.balance'],
    },
    async (side) => {
      const chat = new LiveChat(side);
      chat.listen(side);
      chat.onChanged({ sequence: 1, chat: aRunningChat() });
      // The store also sends a last heartbeat, which has an interaction of its own.
      await side.client.call(calls.chatLeave, { chatId: 'c-1', exitCode: 100 });
      expect(chat.state).toMatchObject({ kind: 'ended', bill: { spent: 720, seconds: 12 } });
    },
  ));

test('leaving an unknown chat is rejected', () =>
  pactForCall(calls.chatLeave, {
    description: 'a command to leave an unknown chat',
    caller: guest,
    input: { chatId: 'forged', exitCode: 100 },
    error: 'unknown',
    field: 'chatId',
  }));

test('the performer answers', () =>
  pactForPush(
    calls.chatChanged,
    {
      description: 'a chatChanged push when the performer answers',
      caller: guest,
      states: [noor, coins, chatRings(mine)],
      event: performerAnswersChat({ guestId: 7 }),
      payload: { sequence: 1, chat: aRunningChat() },
      exact: ['sequence', 'chat.chatId', 'chat.status', 'chat.price'],
    },
    (side, deliver) => {
      const chat = new LiveChat(side);
      chat.listen(side);
      chat.onChanged({ sequence: 1, chat: aLiveChat() });
      deliver();
      expect(chat.running?.chat.sources).toHaveLength(1);
    },
  ));

// @spec state:chat-end 1, entity:enum.chatExitCode.host
test('the performer ends the chat', () =>
  pactForPush(
    calls.chatEnd,
    {
      description: 'a chatEnd push when the performer ends the chat',
      caller: guest,
      states: [noor, coins, guestIsInChat({ ...mine, seconds: 12 })],
      event: performerEndsChat({ guestId: 7, exitCode: 201 }),
      payload: aChatEnd(aChatBill({ exitCode: 201 })),
      exact: ['chatId', 'price', 'actorId', 'actorName', 'isVoyeur', 'isToyControl', 'exitCode', 'bill.seconds'],
    },
    (side, deliver) => {
      const chat = new LiveChat(side);
      chat.listen(side);
      chat.onChanged({ sequence: 1, chat: aRunningChat() });
      deliver();
      expect(chat.state).toMatchObject({ kind: 'ended', bill: { exitCode: 201, spent: 720 } });
    },
  ));

const over = chatIsOver({ ...mine, seconds: 12, exitCode: 100 });

test('a page reads the chat that runs', () =>
  pactForCall(calls.currentChat, {
    description: 'a request of the chat that runs',
    states: [noor, coins, guestIsInChat({ ...mine, seconds: 12 })],
    caller: guest,
    input: {},
    answer: { sequence: 1, chat: aRunningChat({ seconds: 12, spent: 720 }), lastBill: null },
    exact: ['sequence', 'chat.chatId', 'chat.status', 'chat.seconds', 'chat.spent'],
  }));

test('a page reads the bill of the last chat', () =>
  pactForCall(calls.currentChat, {
    description: 'a request of the chat that runs when none does',
    states: [noor, coins, over],
    caller: guest,
    input: {},
    answer: { sequence: 1, chat: null, lastBill: aChatBill() },
    exact: ['sequence', 'chat', 'lastBill.spent', 'lastBill.exitCode'],
  }));
