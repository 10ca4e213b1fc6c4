import { chatBeat } from '@lounge/protocol/content/live-chat';
import { getGuestVouchers } from '@lounge/protocol/foundation/vouchers';
import { getMovements, getPaymentSettings, setAutoRecharge } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { guestHasVoucher } from '../../foundation/vouchers/states.ts';
import { guestOwnsCoins, guestSavedMethod } from '../../foundation/wallet/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';

// @spec rule:chat-price-per-minute, constant:chat.priceUnit
test('a chat costs what was seen, by the second; the ledger books every ten seconds and at the end', async () => {
  const { begin, watch, leave, balance, row } = await aChatWorld();
  await begin();
  await watch(5);
  expect(await balance()).toBe(100_000);
  await watch(5);
  expect([await balance(), (await row())?.booked]).toEqual([99_400, 600]);
  await watch(13);
  await leave();
  expect([await balance(), await row()]).toMatchObject([98_620, { status: 'ended', booked: 1380, countedMs: 23_000 }]);
});

test('a picture that stands still costs nothing; neither do a lost heartbeat, one that comes twice, or a clock that jumps', async () => {
  const { begin, beat, pass, row, watch } = await aChatWorld();
  await begin();
  await watch(5);
  pass(20_000);
  await beat(0);
  expect((await row())?.countedMs).toBe(5000);
  pass(10_000);
  // The page sent one after five seconds too, which was lost.
  await beat(10_000);
  await beat(0);
  expect((await row())?.countedMs).toBe(15_000);
  pass(3_600_000);
  await beat(5000);
  expect((await row())?.countedMs).toBe(20_000);
  pass(-3_600_000);
  await beat(5000);
  pass(5000);
  await beat(5000);
  expect((await row())?.countedMs).toBe(25_000);
});

test('a page that is loaded again counts on from its own beginning', async () => {
  const { begin, watch, send, keyOf, pass, row } = await aChatWorld();
  await begin();
  await watch(20);
  const chatId = await keyOf();
  await send(chatBeat, { chatId, pageId: 'page', playedMs: 0 });
  pass(5000);
  await send(chatBeat, { chatId, pageId: 'page', playedMs: 5000 });
  expect((await row())?.countedMs).toBe(25_000);
});

test('a page cannot make a chat shorter than the server has seen it, nor longer than time has passed', async () => {
  const { begin, beat, pass, row } = await aChatWorld();
  await begin();
  pass(5000);
  await beat(50_000);
  expect((await row())?.countedMs).toBe(5000);
});

// @spec error:exit-501, feature:chat.video 4
test('without coins a chat ends with 501, and never below zero', async () => {
  const { begin, watch, balance, row, lastPush } = await aChatWorld({ coins: 1000 });
  await begin();
  await watch(30);
  expect([await balance(), await row()]).toMatchObject([0, { status: 'ended', exitCode: 501, booked: 1000 }]);
  expect(lastPush('chatEnd')).toMatchObject({
    exitCode: 501,
    price: 1000,
    bill: { seconds: 20, balance: { value: 0 } },
  });
});

test('what was spent elsewhere meanwhile ends the chat earlier, and is not owed', async () => {
  const { begin, watch, balance, row, world } = await aChatWorld({ coins: 1000 });
  await begin();
  await watch(5);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 100 }, world);
  await watch(5);
  expect([await balance(), await row()]).toMatchObject([0, { exitCode: 501, booked: 100 }]);
});

// @spec feature:chat.video 4, feature:pay.vouchers 2
test('vouchers are used first, by the second; then coins pay, by the second', async () => {
  const { begin, watch, leave, world, row, balance, answer } = await aChatWorld({ coins: 5000 });
  await guestHasVoucher.setUp({ guestId: 7, type: 2, amount: 2, actorId: 9101 }, world);
  await begin();
  expect((await row())?.voucherSeconds).toBe(0);
  await watch(5);
  expect([(await row())?.voucherSeconds, await balance()]).toEqual([5, 5000]);
  await watch(130);
  await leave();
  expect([await row(), await balance()]).toMatchObject([
    { voucherSeconds: 120, booked: 900, countedMs: 135_000 },
    4100,
  ]);
  const { items } = await answer(getMovements, { first: 10, offset: 0 }, { guestId: 7 });
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'chat', amount: { value: -900 }, subject: 'Noor Vega', balance: { value: 4100 } },
    { kind: 'voucher', amount: { value: 0 }, balance: { value: 5000 }, subject: 'Noor Vega', voucherSeconds: 120 },
  ]);
});

// @spec rule:chat-min-balance
test('two chats of a second leave a voucher of ten minutes 9:58, and bill, statement and voucher agree', async () => {
  const { begin, watch, leave, lastPush, world, answer } = await aChatWorld({ coins: 0 });
  await guestHasVoucher.setUp({ guestId: 7, type: 2, amount: 10, actorId: 9101 }, world);
  for (const sequence of [0, 1]) {
    await begin({ sequence });
    await watch(1);
    await leave();
    expect(lastPush('chatEnd')).toMatchObject({ bill: { seconds: 1, voucherSeconds: 1, voucherMinutes: 1, spent: 0 } });
  }
  expect(await answer(getGuestVouchers, {}, { guestId: 7 })).toMatchObject([{ amount: 10, seconds: 598 }]);
  const { items } = await answer(getMovements, { first: 10, offset: 0 }, { guestId: 7 });
  expect(items).toMatchObject([1, 1].map((voucherSeconds) => ({ kind: 'voucher', voucherSeconds })));
});

test.each([
  ['card', { status: 'running', exitCode: null, booked: 1200 }],
  ['wallet', { status: 'ended', exitCode: 501, booked: 0 }],
] as const)('after vouchers a guest without coins is recharged automatically, by %s', async (kind, expected) => {
  const { begin, watch, world, row, answer } = await aChatWorld({ coins: 0 });
  await guestHasVoucher.setUp({ guestId: 7, type: 2, amount: 1, actorId: 9101 }, world);
  await guestSavedMethod.setUp({ guestId: 7, kind }, world);
  const { methods } = await answer(getPaymentSettings, {}, { guestId: 7 });
  const amounts = { threshold: { value: 2000, currency: 'VXC' }, amount: { value: 1000, currency: 'EUR' } } as const;
  const input = { isOn: true, methodId: methods[0]?.id ?? null, ...amounts };
  expect(await answer(setAutoRecharge, input, { guestId: 7 })).toMatchObject({ autoRechargeConfig: { isOn: true } });
  await begin();
  await watch(80);
  expect(await row()).toMatchObject(expected);
});

test('the statement has one line for a chat, and another one for what followed something else', async () => {
  const { begin, watch, leave, world, answer } = await aChatWorld({ coins: 10_000 });
  await begin();
  await watch(40);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 9000 }, world);
  await watch(20);
  await leave();
  const { items } = await answer(getMovements, { first: 10, offset: 0 }, { guestId: 7 });
  expect(items.slice(0, 3)).toMatchObject([
    { kind: 'chat', amount: { value: -1200 }, balance: { value: 7800 } },
    { kind: 'topUp', balance: { value: 9000 } },
    { kind: 'chat', amount: { value: -2400 }, balance: { value: 7600 } },
  ]);
});

test('the performer gets half of what a chat costs', async () => {
  const { begin, watch, leave, run } = await aChatWorld();
  await begin();
  await watch(15);
  await leave();
  const [row] = await run<{ total: number }>(
    `select sum(amount) as total from "ledgerEntry" where account = 'performer:9101'`,
  );
  expect(row?.total).toBe(450);
});
