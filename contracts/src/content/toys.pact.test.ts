import {
  aChannelOfGuest,
  aPerformer,
  guestIsInChat,
  guestOrderedToy,
  guestOrdersToy,
  guestOwnsCoins,
  performerHasToy,
  performerToyChanges,
} from '@lounge/mock-api/states';
import * as calls from '@lounge/protocol/content/live-chat';
import { channelMessage, messageSend } from '@lounge/protocol/content/messenger';
import { storedTextInMemory } from '@lounge/stores';
import { ToyRuns } from '@lounge/stores/content/live-chat';
import { Conversation, Outbox } from '@lounge/stores/content/messenger';
import { expect, test } from 'vitest';
import { aMessage } from '@lounge/testing/content/messenger';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const coins = guestOwnsCoins({ guestId: 7, amount: 100_000 });
const inChat = guestIsInChat({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 12 });
const channel = aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 });
const there = [noor, coins, channel, inChat];
const order = { guestId: 7, actorId: 9101, toyControlId: 101 };
const running = {
  runId: 1,
  toyControlId: 101,
  displayName: 'Gentle wave',
  status: 'running' as const,
  ahead: 0,
  secondsLeft: 10,
  givenBack: { value: 0, currency: 'VXC' as const },
};
const connected = { actorId: 9101, isConnected: true, othersOpen: 0 };

test.each([
  ['that runs', [...there, guestOrderedToy(order)], { ...connected, runs: [running] }, [['running', 10]]],
  ['that waits for orders', there, { ...connected, runs: [] }, []],
] as const)('the state of a toy %s is read', (what, states, answer, shown) =>
  pactForCall(
    calls.toyControlState,
    {
      description: `a request of the state of a toy ${what}`,
      states: [...states],
      caller: guest,
      input: { actorId: 9101 },
      answer: { ...answer, runs: [...answer.runs] },
      exact: ['actorId', 'isConnected', 'othersOpen'],
    },
    async (side) => {
      const toys = new ToyRuns(9101, side);
      await toys.data.load();
      expect(toys.isConnected).toBe(true);
      expect(toys.runs.map(({ status, secondsLeft }) => [status, secondsLeft])).toEqual(shown);
    },
  ),
);

test('the state of a toy needs a log-in', () =>
  pactForCall(calls.toyControlState, {
    description: 'a request of the state of a toy after the session ended',
    caller: expiredGuest,
    input: { actorId: 9101 },
    error: 'needLogin',
  }));

test('the toy of nobody is unknown', () =>
  pactForCall(calls.toyControlState, {
    description: 'a request of the state of the toy of nobody',
    caller: guest,
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

const sent = {
  channelId: 501,
  messageType: 'gift' as const,
  senderType: 'guest' as const,
  isVideochat: true,
  isFreechat: false,
  data: { text: null, imageId: null },
  includedGifts: [{ giftId: 101, quantity: 1 }],
  chatId: 'c-1',
};

// @spec socket:message.send
test('a toy control is a gift of a message', () =>
  pactForCall(messageSend, {
    description: 'a message with a toy control',
    states: there,
    caller: guest,
    input: sent,
    answer: {
      message: aMessage({
        channelId: 501,
        messageType: 'gift',
        senderType: 'guest',
        text: null,
        includedGifts: sent.includedGifts,
        chatId: 'c-1',
        price: { value: 400, currency: 'VXC' },
      }),
    },
    exact: ['message.chatId', 'message.price.value'],
  }));

test.each([
  ['whose toy is lost', [...there, performerHasToy({ actorId: 9101, isConnected: false })], 'notPossible'],
  ['while five wait', [...there, ...Array.from({ length: 5 }, () => guestOrderedToy(order))], 'tooMany'],
] as const)('a toy control to a performer %s is rejected', (what, states, error) =>
  pactForCall(messageSend, {
    description: `a message with a toy control to a performer ${what}`,
    states: [...states],
    caller: guest,
    input: sent,
    error,
    field: 'includedGifts',
  }),
);

// @spec feature:chat.toy-control 3
test.each([
  ['is started', guestOrdersToy(order), { ...connected, runs: [running] }, true],
  [
    'is lost',
    performerToyChanges({ actorId: 9101, isConnected: false }),
    { ...connected, isConnected: false, runs: [] },
    false,
  ],
])('the state of a toy that %s is pushed', (what, event, payload, isConnected) =>
  pactForPush(
    calls.toyControlChanged,
    {
      description: `a toyControlChanged push when a toy ${what}`,
      states: there,
      caller: guest,
      event,
      payload,
      exact: ['actorId', 'isConnected'],
    },
    (side, deliver) => {
      const toys = new ToyRuns(9101, side);
      toys.listen(side);
      deliver();
      expect([toys.isConnected, toys.runs.length]).toEqual([isConnected, payload.runs.length]);
    },
  ),
);

// @spec feature:chat.toy-control 3, state:toy-control 2, component:ToyControlButton 9
test('what became of a toy is a message of the chat', () =>
  pactForPush(
    channelMessage,
    {
      description: 'a channelMessage push when a toy starts',
      states: there,
      caller: guest,
      event: guestOrdersToy(order),
      payload: {
        message: aMessage({
          channelId: 501,
          key: null,
          messageType: 'remote_toy_started',
          senderType: 'system',
          text: null,
          chatId: 'c-1',
          data: {
            mode: null,
            pricePerMinute: null,
            coins: null,
            seconds: 10,
            exitCode: null,
            giftId: null,
            name: 'Gentle wave',
          },
        }),
      },
      exact: ['message.messageType', 'message.senderType', 'message.chatId', 'message.data'],
    },
    (side, deliver) => {
      const outbox = new Outbox(side, side.socket, { storedText: storedTextInMemory(), newKey: () => 'k-1' });
      const conversation = new Conversation(501, side, side.socket, outbox);
      conversation.listen();
      deliver();
      expect(conversation.messages).toMatchObject([
        { messageType: 'remote_toy_started', data: { name: 'Gentle wave' } },
      ]);
    },
  ));
