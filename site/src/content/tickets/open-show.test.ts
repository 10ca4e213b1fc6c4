import { expect, test } from 'vitest';
import { entryTo, isRunning } from './open-show.ts';

const minute = 60_000;
const bought = {
  id: 9301,
  creationType: 'chatTicket' as const,
  price: { value: 8000, currency: 'VXC' as const },
  isByVoucher: false,
  promoCode: null,
  boughtAt: '2026-11-20T19:00:00.000Z',
  enteredAt: null,
};
const entered = { ...bought, enteredAt: '2026-11-20T20:00:00.000Z' };

test.each([
  ['before the door opens', bought, -11, null],
  ['when the door opens', bought, -10, 'enter'],
  ['until the door closes', bought, 20, 'enter'],
  ['after the door closed', bought, 21, null],
  ['who was inside', entered, 21, 'back'],
  ['who was inside, at the end', entered, 60, null],
  ['without a ticket', null, 5, null],
])('%s', (_, ticket, minutes, entry) => {
  const start = '2026-11-20T20:00:00.000Z';
  const show = { start, end: '2026-11-20T21:00:00.000Z', ticket, isCancelled: false };
  expect(entryTo(show, Date.parse(start) + minutes * minute)).toBe(entry);
  expect(entryTo({ ...show, isCancelled: true }, Date.parse(start) + minutes * minute)).toBeNull();
});

test.each([
  [-1, false],
  [0, true],
  [59, true],
  [60, false],
])('a show of an hour runs %d minutes after its start: %s', (minutes, expected) => {
  const start = '2026-11-20T20:00:00.000Z';
  const show = { start, end: '2026-11-20T21:00:00.000Z', isCancelled: false };
  expect(isRunning(show, Date.parse(start) + minutes * minute)).toBe(expected);
  expect(isRunning({ ...show, isCancelled: true }, Date.parse(start) + minutes * minute)).toBe(false);
});
