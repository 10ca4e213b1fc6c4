import { aChatBill, aLiveChat, aRunningChat } from '@lounge/testing/content/live-chat';
import { expect, test } from 'vitest';
import { transition, type LiveChatEvent, type LiveChatState } from './live-chat-state.ts';
import type { ChatRequest } from './live-chat-types.ts';

const ringing = aLiveChat({ chatId: 'c-1' });
const running = aRunningChat({ chatId: 'c-1' });
const { actorId } = running;
const request: ChatRequest = { actorId, kind: 'videoChat', withCamera: false, price: 3600, showId: null };
const bill = aChatBill({ chatId: 'c-1' });
const before = aChatBill({ chatId: 'c-0' });
const course = { request, earlier: [before] };

const states = {
  idle: { kind: 'idle' },
  elsewhere: { kind: 'elsewhere', chat: running, ...course },
  starting: { kind: 'starting', ...course },
  ringing: { kind: 'ringing', chat: ringing, exitCode: null, ...course },
  running: { kind: 'running', chat: running, exitCode: null, isPaused: false, ...course },
  paused: { kind: 'running', chat: running, exitCode: null, isPaused: true, ...course },
  ended: { kind: 'ended', bill, earlier: [before] },
  failed: { kind: 'failed', failure: 'timeout', ...course },
} satisfies Record<string, LiveChatState>;

const events = {
  'start of the same': { type: 'start', request, earlier: [] },
  'start of another': { type: 'start', request: { ...request, kind: 'voyeurChat' }, earlier: [] },
  'it rings here': { type: 'changed', chat: ringing, isHere: true },
  'it runs here': { type: 'changed', chat: running, isHere: true },
  'it is elsewhere': { type: 'changed', chat: running, isHere: false },
  'another runs here': { type: 'changed', chat: aRunningChat({ chatId: 'c-2' }), isHere: true },
  'attempt failed': { type: 'attemptFailed', failure: 'timeout', isRetried: false },
  'attempt is retried': { type: 'attemptFailed', failure: 'timeout', isRetried: true },
  'not answered': { type: 'notAnswered' },
  playing: { type: 'playing' },
  stalled: { type: 'stalled' },
  leave: { type: 'leave', exitCode: 100 },
  'give up': { type: 'giveUp' },
  'its bill': { type: 'billed', bill: { ...bill, dispute: 'open' } },
  'bill before it': { type: 'billed', bill: { ...before, dispute: 'open' } },
  'bill of another': { type: 'billed', bill: aChatBill({ chatId: 'c-9' }) },
  'its last bill': { type: 'lastBill', bill, isKept: false },
  'last bill of another': { type: 'lastBill', bill: aChatBill({ chatId: 'c-9' }), isKept: false },
  'kept last bill': { type: 'lastBill', bill, isKept: true },
  dismiss: { type: 'dismiss' },
} satisfies Record<string, LiveChatEvent>;

type Next = LiveChatState['kind'] | '-';
/** In the order of `states`: idle, elsewhere, starting, ringing, running, paused, ended, failed. */
type Row = readonly [Next, Next, Next, Next, Next, Next, Next, Next];

/** The kind after each event; "-" where the event is ignored. */
const table: Record<keyof typeof events, Row> = {
  'start of the same': ['starting', 'starting', '-', '-', '-', '-', 'starting', 'starting'],
  'start of another': ['starting', 'starting', '-', 'starting', 'starting', 'starting', 'starting', 'starting'],
  'it rings here': ['ringing', 'ringing', 'ringing', 'ringing', 'ringing', 'ringing', 'ringing', 'ringing'],
  'it runs here': ['running', 'running', 'running', 'running', 'running', 'running', 'running', 'running'],
  'it is elsewhere': ['elsewhere', 'elsewhere', '-', 'elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', '-'],
  'another runs here': ['running', 'running', 'running', 'running', 'running', 'running', 'running', 'running'],
  'attempt failed': ['-', 'failed', 'failed', 'failed', 'failed', 'failed', '-', '-'],
  'attempt is retried': ['-', 'starting', 'starting', 'starting', 'starting', 'starting', '-', '-'],
  'not answered': ['-', 'idle', '-', 'idle', 'idle', 'idle', '-', '-'],
  playing: ['-', '-', '-', '-', '-', 'running', '-', '-'],
  stalled: ['-', '-', '-', '-', 'running', '-', '-', '-'],
  leave: ['-', '-', '-', 'ringing', 'running', 'running', '-', '-'],
  'give up': ['-', '-', 'ended', '-', '-', '-', '-', '-'],
  'its bill': ['-', 'ended', '-', 'ended', 'ended', 'ended', 'ended', '-'],
  'bill before it': ['-', 'elsewhere', 'starting', 'ringing', 'running', 'running', 'ended', 'failed'],
  'bill of another': ['-', '-', '-', '-', '-', '-', '-', '-'],
  'its last bill': ['-', 'ended', '-', 'ended', 'ended', 'ended', 'ended', '-'],
  'last bill of another': ['-', '-', '-', '-', '-', '-', '-', '-'],
  'kept last bill': ['ended', 'ended', '-', 'ended', 'ended', 'ended', 'ended', '-'],
  dismiss: ['idle', 'idle', '-', '-', '-', '-', 'idle', 'idle'],
};

const cells = Object.entries(events).flatMap(([eventName, event]) =>
  Object.entries(states).map(([stateName, state], at) => {
    const next = table[eventName as keyof typeof events][at];
    return [stateName, eventName, next, state, event] as const;
  }),
);

test.each(cells)('%s, after "%s": %s', (_, __, next, state: LiveChatState, event: LiveChatEvent) => {
  const after = transition(state, event);
  expect(after === state ? '-' : after.kind).toBe(next);
});

test.each([
  ['of a start', states.starting, course],
  ['of the same chat', states.elsewhere, course],
  ['of a chat that another page has started', states.ended, { request: null, earlier: [] }],
  ['of a chat that runs beside a failed start', states.failed, { request: null, earlier: [] }],
])('what was wanted and billed before stays in the course %s', (_, state, expected) => {
  expect(transition(state, events['it runs here'])).toEqual({
    kind: 'running',
    chat: running,
    exitCode: null,
    isPaused: false,
    ...expected,
  });
});

test('a chat that plays keeps its addresses, its pause and that the guest has left it; another one has its own', () => {
  const left = { ...states.paused, exitCode: 100 };
  const sources = [{ type: 'hls' as const, url: 'https://other' }];
  const changed = { type: 'changed', chat: { ...running, seconds: 5, sources }, isHere: true } as const;
  expect(transition(left, changed)).toEqual({ ...left, chat: { ...running, seconds: 5 } });
  expect(transition(left, events['another runs here'])).toMatchObject({ exitCode: null, isPaused: false });
});

test('a chat that this page did not start is idle when it does not start', () => {
  const state = { ...states.ringing, request: null };
  expect(transition(state, events['attempt is retried'])).toEqual({ kind: 'idle' });
  expect(transition(state, events['attempt failed'])).toEqual({ kind: 'idle' });
});

test('a start that is given up shows the bill of the chat before it, and without one nothing', () => {
  expect(transition(states.starting, { type: 'giveUp' })).toEqual({ kind: 'ended', bill: before, earlier: [] });
  expect(transition({ ...states.starting, earlier: [] }, { type: 'giveUp' })).toEqual({ kind: 'idle' });
});

test('a bill that changes later is replaced where it is shown', () => {
  const { ended } = states;
  const [changed, changedBefore] = [events['its bill'].bill, events['bill before it'].bill];
  expect(transition(ended, events['its bill'])).toEqual({ ...ended, bill: changed });
  expect(transition(ended, events['bill before it'])).toEqual({ ...ended, earlier: [changedBefore] });
  expect(transition(states.running, events['its bill'])).toEqual({ ...ended, bill: changed });
});
