import {
  aPerformer,
  chatIsOver,
  guestIsInChat,
  guestJustReacted,
  guestOwnsCoins,
  noPerformer,
  performerEndsFree,
  performerGoesFree,
  performerIsFree,
  viewerReacts,
} from '@lounge/mock-api/states';
import type { HttpCall, InputOf } from '@lounge/protocol';
import * as calls from '@lounge/protocol/content/live-chat';
import { FreeChat, LiveReactions } from '@lounge/stores/content/live-chat';
import { aChatBill, anUnsettledChat } from '@lounge/testing/content/live-chat';
import { expect, test } from 'vitest';
import { expiredGuest, guest, pactToken } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const away = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false });
const coins = guestOwnsCoins({ guestId: 7, amount: 100_000 });
const over = chatIsOver({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 12, exitCode: 100 });
const watches = guestIsInChat({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 12 });
const dispute = { chatId: 'c-1', reason: 'picture', text: 'It stood still.' } as const;
const heart = { referenceType: 'actor', referenceId: 9101, imageId: 'heart', message: null, data: null } as const;
const report = { actorId: 9101, chatId: null, reason: 'conduct', text: null, block: true } as const;

test('the history lists chats that are over', () =>
  pactForCall(calls.chatHistory, {
    description: 'a request of the history of chats',
    states: [noor, coins, over],
    caller: guest,
    input: { first: 20, offset: 0 },
    answer: { items: [aChatBill()], unsettled: null, total: 1, seconds: 12, spent: 720 },
    exact: ['total', 'seconds', 'spent', 'unsettled'],
  }));

test('the history names a chat that has no bill yet, with what is booked', () =>
  pactForCall(calls.chatHistory, {
    description: 'a request of the history while a chat runs',
    states: [noor, coins, watches],
    caller: guest,
    input: { first: 20, offset: 0, kind: 'videoChat' },
    answer: { items: [], unsettled: anUnsettledChat(), total: 0, seconds: 0, spent: 0 },
    exact: ['items', 'unsettled.chatId', 'unsettled.kind', 'unsettled.seconds', 'unsettled.spent', 'total', 'spent'],
  }));

test('a month that is none is malformed', () =>
  pactForCall(calls.chatHistory, {
    description: 'a request of the history of a month that is none',
    caller: guest,
    input: { month: '2026-13' },
    error: 'malformed',
    field: 'month',
  }));

// @spec query:chat.video-time, feature:chat.video-time 1
test('the time of chats is read', () =>
  pactForCall(calls.chatVideoTime, {
    description: 'a request of the time that the guest has chatted',
    states: [noor, coins, over],
    caller: guest,
    input: {},
    answer: { seconds: 12, chats: 1, monthSeconds: 12, monthChats: 1, monthSpent: 720 },
    exact: ['seconds', 'chats', 'monthSeconds', 'monthChats', 'monthSpent'],
  }));

// @spec query:chat.free-duration
test('the duration of a free chat is read', () =>
  pactForCall(
    calls.freeChatDuration,
    {
      description: 'a request of the duration of a free chat',
      states: [noor, performerIsFree({ actorId: 9101, seconds: 600 })],
      caller: guest,
      input: { actorId: 9101 },
      answer: { actorId: 9101, isFree: true, endsAt: '2026-11-20T19:10:00.000Z', secondsLeft: 600 },
      exact: ['actorId', 'isFree'],
    },
    async (side) => {
      const free = new FreeChat(9101, side);
      await free.data.load();
      expect([free.isFree, free.secondsLeft]).toEqual([true, 600]);
    },
  ));

// @spec query:live-reaction.add, feature:chat.live-reaction 1
test('a reaction is added', () =>
  pactForCall(
    calls.liveReactionAdd,
    {
      description: 'a request to add a live reaction',
      states: [noor, coins, watches],
      caller: guest,
      input: heart,
      answer: { isAdded: true, reactionKey: 'r-1' },
      exact: ['isAdded'],
    },
    async (side) => {
      const reactions = new LiveReactions(9101, side);
      await reactions.send('heart');
      expect([reactions.failure, reactions.shown.length]).toEqual([null, 1]);
    },
  ));

test('a reaction to a performer who is offline is rejected', () =>
  pactForCall(calls.liveReactionAdd, {
    description: 'a request to add a live reaction for an offline performer',
    states: [away],
    caller: guest,
    input: heart,
    error: 'actorOffline',
  }));

test('a reaction of a guest who does not watch is rejected', () =>
  pactForCall(calls.liveReactionAdd, {
    description: 'a request to add a live reaction by a guest who does not watch',
    states: [noor],
    caller: guest,
    input: heart,
    error: 'notPossible',
    field: 'referenceId',
  }));

test('a reaction that follows the last too closely is rejected', () =>
  pactForCall(calls.liveReactionAdd, {
    description: 'a request to add a live reaction a moment after the last',
    states: [noor, coins, watches, guestJustReacted({ guestId: 7 })],
    caller: guest,
    input: heart,
    error: 'tooMany',
  }));

test('a bill is disputed', () =>
  pactForCall(calls.chatDispute, {
    description: 'a request to dispute the bill of a chat',
    states: [noor, coins, over],
    caller: guest,
    input: dispute,
    answer: { dispute: 'open' },
    exact: ['dispute'],
  }));

test('a performer is reported and blocked', () =>
  pactForCall(calls.actorReport, {
    description: 'a request to report and block a performer',
    states: [noor],
    caller: guest,
    input: report,
    answer: { isReported: true, isBlocked: true },
    exact: ['isReported', 'isBlocked'],
  }));

test('a report without a reason that blocks nobody is malformed', () =>
  pactForCall(calls.actorReport, {
    description: 'a request to report a performer for nothing',
    states: [noor],
    caller: guest,
    input: { ...report, reason: null, block: false },
    error: 'malformed',
    field: 'reason',
  }));

const unknownPerformer = noPerformer({ id: 9999 });

test.each<[string, HttpCall, object, string]>([
  ['the duration of a free chat', calls.freeChatDuration, { actorId: 9999 }, 'actorId'],
  ['a live reaction', calls.liveReactionAdd, { ...heart, referenceId: 9999 }, 'referenceId'],
  ['a voice call', calls.voiceCallAnonymousStart, { accessToken: pactToken, actorId: 9999 }, 'actorId'],
  ['the end of a voice call', calls.voiceCallStop, { clientId: 'forged' }, 'clientId'],
  ['a dispute', calls.chatDispute, { ...dispute, chatId: 'forged' }, 'chatId'],
  ['a report', calls.actorReport, { ...report, actorId: 9999 }, 'actorId'],
])('%s of something unknown fails', (what, call, input, field) =>
  pactForCall<HttpCall>(call, {
    description: `a request of ${what} of something unknown`,
    states: [unknownPerformer],
    caller: guest,
    input: input as InputOf<HttpCall>,
    error: 'unknown',
    field,
  }),
);

test.each<[string, HttpCall, object]>([
  ['the chat that runs', calls.currentChat, {}],
  ['the history', calls.chatHistory, {}],
  ['the time of chats', calls.chatVideoTime, {}],
  ['a dispute', calls.chatDispute, dispute],
  ['a report', calls.actorReport, report],
])('%s needs a log-in', (what, call, input) =>
  pactForCall<HttpCall>(call, {
    description: `a request of ${what} after the session ended`,
    caller: expiredGuest,
    input: input as InputOf<HttpCall>,
    error: 'needLogin',
  }),
);

// @spec socket:live-reaction, component:LiveReaction 4
test('a reaction of somebody else is received', () =>
  pactForPush(
    calls.liveReaction,
    {
      description: 'a liveReaction push when a viewer reacts',
      states: [noor, coins, watches],
      caller: guest,
      event: viewerReacts({ actorId: 9101 }),
      payload: { ...heart, sender: 'Robin', reactionKey: 'r-1' },
      exact: ['referenceType', 'referenceId', 'imageId', 'sender'],
    },
    (side, deliver) => {
      const reactions = new LiveReactions(9101, side);
      reactions.listen(side);
      deliver();
      expect(reactions.shown).toMatchObject([{ imageId: 'heart', sender: 'Robin', isOwn: false }]);
    },
  ));

const duration = { actorId: 9101, isFree: true, endsAt: '2026-11-20T19:10:00.000Z', secondsLeft: 600 };

// @spec socket:freeShowStart, socket:freeShowStop, socket:free-chat-duration.changed
test.each([
  ['begins', calls.freeShowStart, [], performerGoesFree({ actorId: 9101, seconds: 600 }), duration],
  [
    'moves',
    calls.freeChatDurationChanged,
    [performerIsFree({ actorId: 9101, seconds: 60 })],
    performerGoesFree({ actorId: 9101, seconds: 600 }),
    duration,
  ],
  [
    'ends',
    calls.freeShowStop,
    [performerIsFree({ actorId: 9101, seconds: 60 })],
    performerEndsFree({ actorId: 9101 }),
    { actorId: 9101, isFree: false, endsAt: null, secondsLeft: 0 },
  ],
])('a free chat %s', (verb, push, states, event, payload) =>
  pactForPush(
    push,
    {
      description: `a ${push.type} push when a free chat ${verb}`,
      states: [noor, ...states],
      event,
      payload,
      exact: ['actorId', 'isFree'],
    },
    (side, deliver) => {
      const free = new FreeChat(9101, side);
      free.listen(side);
      deliver();
      expect([free.isFree, free.secondsLeft]).toEqual([payload.isFree, payload.secondsLeft]);
    },
  ),
);
