import { expect, test } from 'vitest';
import { groupsOf } from './entry-groups.ts';

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

test('the entries of a chat are one, where the newest stands, with their sum and the last balance', () => {
  const gift = { id: 4, at, kind: 'gift', amount: -1800, balance: 6000 };
  const voucher = { id: 1, at, kind: 'voucher', amount: 0, balance: 9000, voucherSeconds: 120, chatId: 'c-1' };
  const entries = [chat(5, -300, 5700), gift, chat(3, -1200, 7800), voucher];
  expect(groupsOf(entries)).toEqual([
    { entry: { ...chat(5, -1500, 5700), voucherSeconds: 120 }, parts: [entries[0], entries[2], entries[3]] },
    { entry: { ...gift, voucherSeconds: null }, parts: [] },
  ]);
});

test('entries without a chat, and of different chats, stand alone', () => {
  const entries = [chat(2, -100, 0), { ...chat(1, -100, 100), chatId: 'c-2' }];
  expect(groupsOf(entries).map(({ parts }) => parts)).toEqual([[], []]);
});
