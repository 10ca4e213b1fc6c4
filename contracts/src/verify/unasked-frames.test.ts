import { expect, test } from 'vitest';
import { unaskedFrames } from './unasked-frames.ts';

const balance = { type: 'guestBalance', guestBalance: { value: 16, currency: 'VXC' } };
const reply = { type: 'channelMessage', message: { messageId: 1 }, key: 'k-1' };

test.each([
  ['different frames', [balance, { ...balance, guestBalance: { value: 10, currency: 'VXC' } }], []],
  ['signs of life', [{ type: 'beat' }, { type: 'beat' }, { type: 'pong', ttl: 1 }, { type: 'pong', ttl: 1 }], []],
  ['the reply to a command and to its repetition', [reply, reply], ['k-1', 'k-1']],
])('%s are asked for', (_, frames, sent) => {
  expect(unaskedFrames(frames, sent)).toEqual([]);
});

test.each([
  ['a frame that came twice', [balance, balance], [], `twice: ${JSON.stringify(balance)}`],
  ['a reply that came twice', [reply, reply], ['k-1'], `twice: ${JSON.stringify(reply)}`],
  ['a type that nobody declares', [balance, { type: 'news' }], [], 'an undeclared one: {"type":"news"}'],
  ['a frame without a type', [{ text: 'hi' }], [], 'an undeclared one: {"text":"hi"}'],
])('%s is not', (_, frames, sent, got) => {
  expect(unaskedFrames(frames, sent)).toEqual([{ at: 'frames', expected: expect.any(String), got }]);
});
