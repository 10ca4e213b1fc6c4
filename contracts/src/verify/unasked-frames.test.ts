import { expect, test } from 'vitest';
import { otherDifferences, unaskedFrames } from './unasked-frames.ts';

const balance = { type: 'guestBalance', guestBalance: { value: 16, currency: 'VXC' } };
const session = { type: 'ackSession', positions: { epoch: 'e', public: 0, guest: 4 } };
const laterSession = { type: 'ackSession', positions: { epoch: 'f', public: 0, guest: 4 } };
const numbered = (seq: number) => ({ ...balance, stream: 'guest', seq });
const reply = { type: 'channelMessage', message: { messageId: 1 }, key: 'k-1' };

test.each([
  ['different frames', [balance, { ...balance, guestBalance: { value: 10, currency: 'VXC' } }], []],
  ['signs of life', [{ type: 'beat' }, { type: 'beat' }, { type: 'pong', ttl: 1 }, { type: 'pong', ttl: 1 }], []],
  ['numbers that count on', [session, numbered(5), { type: 'beat' }, numbered(6)], []],
  ['numbers that count on from any', [numbered(9), numbered(10)], []],
  ['the streams of a second session', [session, numbered(5), laterSession, { ...numbered(5), value: 1 }], []],
  ['an earlier reply', [session, { ...numbered(5), key: 'k' }, numbered(6), { ...numbered(5), key: 'k' }], ['k', 'k']],
  ['the reply to a command and to its repetition', [reply, reply], ['k-1', 'k-1']],
  [
    'the rejection of another command with a key that was answered',
    [reply, { type: 'refused', of: 'x', key: 'k-1' }],
    ['k-1', 'k-1'],
  ],
])('%s are asked for', (_, frames, sent) => {
  expect(unaskedFrames(frames, { sent })).toEqual([]);
});

test.each([
  ['a frame that came twice', [balance, balance], [], `twice: ${JSON.stringify(balance)}`],
  ['a reply that came twice', [reply, reply], ['k-1'], `twice: ${JSON.stringify(reply)}`],
  [
    'a push with the key of a command',
    [reply, { ...balance, key: 'k-1' }],
    ['k-1'],
    JSON.stringify({ ...balance, key: 'k-1' }),
  ],
  ['a type that nobody declares', [balance, { type: 'news' }], [], 'an undeclared one: {"type":"news"}'],
  ['a frame without a type', [{ text: 'hi' }], [], 'an undeclared one: {"text":"hi"}'],
  ['a first number with a gap', [session, numbered(6)], [], JSON.stringify(numbered(6))],
  ['a gap between numbers', [numbered(1), numbered(3)], [], JSON.stringify(numbered(3))],
  [
    'a number that was there',
    [numbered(1), { ...numbered(1), more: 1 }],
    [],
    JSON.stringify({ ...numbered(1), more: 1 }),
  ],
])('%s is not', (_, frames, sent, got) => {
  expect(unaskedFrames(frames, { sent })).toEqual([{ at: 'frames', expected: expect.any(String), got }]);
});

test('a server without numbers of pushes has no gaps', () => {
  expect(unaskedFrames([session, numbered(7), { ...numbered(7), value: 1 }], { numbers: false })).toEqual([]);
});

test('each declared frame is compared with its declaration, but signs of life and those that are compared already', () => {
  const half = {
    type: 'guestBalance',
    guestBalance: { value: 1.5, currency: 'VXC' },
    guestBalanceFormatted: '0,015',
    guestIsPayingCustomer: true,
  };
  const frames = [session, { type: 'pong', ttl: -1 }, half, { type: 'news' }];
  expect(otherDifferences(frames, [], { strict: false })).toEqual([
    expect.objectContaining({ at: 'guestBalance $.guestBalance.value', got: '1.5' }),
  ]);
  expect(otherDifferences(frames, [half], { strict: false })).toEqual([]);
});
