import { expect, test } from 'vitest';
import { rowsOf } from './entry-groups.ts';

const at = '2026-11-20T19:00:00.000Z';
const chat = (id: number, amount: number, balance: number) => ({
  id,
  at,
  kind: 'chat',
  amount,
  balance,
  subject: 'Mirela',
  chatId: 'c-1',
});
const gift = (id: number, amount: number, balance: number) => ({ id, at, kind: 'gift', amount, balance });
const topUp = { id: 1, at, kind: 'topUp', amount: 25_600, balance: 25_600 };
/** Two gifts between the bookings of a chat, newest first. */
const entries = [
  chat(6, -1080, 19_240),
  gift(5, -400, 20_320),
  chat(4, -1500, 20_720),
  gift(3, -800, 22_220),
  chat(2, -2580, 23_020),
  topUp,
];
const opened = new Set(['c-1']);

test('the entries of a chat are one, where the newest stands, with their sum and the last balance', () => {
  const voucher = { id: 1, at, kind: 'voucher', amount: 0, balance: 9000, voucherSeconds: 120, chatId: 'c-1' };
  expect(rowsOf([chat(5, -300, 5700), chat(3, -1200, 6000), voucher])).toEqual([
    { entry: { ...chat(5, -1500, 5700), voucherSeconds: 120 }, opens: 'c-1', isPart: false },
  ]);
});

test('what stands between the bookings of a closed chat shows its balance too', () => {
  expect(rowsOf(entries).map(({ entry: { amount, balance } }) => [amount, balance])).toEqual([
    [-5160, 19_240],
    [-400, 20_320],
    [-800, 22_220],
    [25_600, 25_600],
  ]);
});

test('the bookings of an open chat stand in order of time, and each balance follows from the row below', () => {
  const [head, ...rows] = rowsOf(entries, opened);
  expect(head).toMatchObject({ entry: { amount: -5160, balance: 19_240 }, opens: 'c-1' });
  expect(rows.map(({ entry: { id }, isPart }) => [id, isPart])).toEqual(
    entries.map(({ id, kind }) => [id, kind === 'chat']),
  );
  for (const [place, { entry }] of rows.slice(0, -1).entries())
    expect(entry.balance).toBe((rows[place + 1]?.entry.balance ?? 0) + entry.amount);
});

test('a chat between the bookings of another one shows the balance after its latest booking', () => {
  const other = (id: number, balance: number) => ({ ...chat(id, -100, balance), chatId: 'c-2' });
  const crossed = [chat(5, -100, 500), other(4, 600), chat(3, -100, 700), other(2, 800), gift(1, -100, 900)];
  expect(rowsOf(crossed).map(({ entry: { balance } }) => balance)).toEqual([500, 600, 900]);
});

test('what was given in a chat is in its sum; gifts of a chat without a price are one row that names none of them', () => {
  const given = (id: number, amount: number) => ({ ...gift(id, amount, 0), chatId: 'c-1', detail: 'Rose' });
  const [withTime, ...none] = rowsOf([chat(3, -1080, 0), given(2, -400)]);
  expect([withTime?.entry.amount, withTime?.entry.kind, none]).toEqual([-1480, 'chat', []]);
  expect(rowsOf([given(2, -400), given(1, -800)])).toMatchObject([
    { entry: { amount: -1200, kind: 'gift', detail: null } },
  ]);
});

test('entries without a chat, and of different chats, stand alone', () => {
  const alone = [chat(2, -100, 0), { ...chat(1, -100, 100), chatId: 'c-2' }];
  expect(rowsOf(alone)).toEqual(alone.map((entry) => ({ entry, opens: null, isPart: false })));
});
