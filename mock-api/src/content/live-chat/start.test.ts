import { currentChat } from '@lounge/protocol/content/live-chat';
import { messageSend } from '@lounge/protocol/content/messenger';
import { expect, test } from 'vitest';
import { guestHasVoucher } from '../../foundation/vouchers/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aChatWorld } from '../../testing/a-chat.ts';
import { watchedShow } from './watched-show.ts';
import { settleShows } from '../tickets/settle-shows.ts';
import { aShow, guestHasTicket } from '../tickets/states.ts';
import { setPresence } from '../actors/set-presence.ts';
import { runInWorld } from '../../world/world.ts';
import { getOrCreateChannel } from '../messenger/index.ts';
import { setFreeUntil } from './free-show.ts';
import { goPrivate } from './performer-side.ts';

const inAnHour = '2026-11-20T20:00:00.000Z';

// @spec feature:chat.video 3, error:chatstart-already-in-progress, error:chatstart-wrong-sequence
// @spec entity:enum.chatStartFailure, entity:enum.liveChatKind
test.each([
  ['the sequence number of another page', { sequence: 1 }, 'wrongSequence'],
  ['another price', { price: 3000 }, 'priceChanged'],
  ['no price', { price: null }, 'priceChanged'],
  ['a performer who does not exist', { actorId: 999_999 }, 'unknown'],
  ['somebody to watch who is alone', { kind: 'voyeurChat' as const, price: 1800 }, 'notPossible'],
  ['a free chat that is not free', { kind: 'freeChat' as const, price: null }, 'notPossible'],
  ['a welcome chat that is not offered to the guest', { kind: 'conversionChat' as const, price: null }, 'notPossible'],
])('a start with %s is rejected and nothing runs', async (_, input, code) => {
  const { start, answer } = await aChatWorld();
  expect(await start(input)).toMatchObject({ ok: false, code });
  expect(await answer(currentChat, {}, { guestId: 7 })).toEqual({ sequence: 0, chat: null, lastBill: null });
});

test.each([
  ['the guest is locked', `update guest set "isLocked" = 1 where id = 7`, 'locked'],
  ['the performer is offline', `update actor set "isOnline" = 0 where id = 9101`, 'actorOffline'],
  ['the kind is not offered', `update actor set "priceVideo" = null where id = 9101`, 'notPossible'],
])('a start is rejected if %s', async (_, sql, code) => {
  const { start, run } = await aChatWorld();
  await run(sql);
  expect(await start()).toMatchObject({ ok: false, code });
});

// @spec rule:chat-min-balance, constant:chat.minBalance, feature:chat.video 1, component:PerformerTile 17
test.each([
  [49, 0, 'needPurchase'],
  [50, 0, null],
  [0, 30, null],
  [0, 29, 'needPurchase'],
])('with %d hundredths, and %d seconds of a voucher, the failure is %s', async (coins, seconds, code) => {
  const { start, world, run } = await aChatWorld({ coins });
  await guestHasVoucher.setUp({ guestId: 7, type: 2, amount: 1 }, world);
  await run(`update voucher set amount = ${seconds}`);
  const outcome = await start();
  expect(outcome.ok ? null : outcome.code).toBe(code);
});

test.each([
  ['toyControl' as const, 4400, false],
  ['videoChat' as const, 4000, true],
])('%s at %d, with cameras: %s, needs the age check', async (kind, price, withCamera) => {
  const { start, run } = await aChatWorld();
  await run(`update guest set "avsStatus" = 'unknown' where id = 7`);
  expect(await start({ kind, price, withCamera })).toMatchObject({ ok: false, code: 'needAgeCheck' });
});

test('ten starts at once begin one chat; a repeat under its key answers the same', async () => {
  const { start, answer } = await aChatWorld();
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, at) => start({}, `same-${at}`)));
  const codes = outcomes.map((each) => (each.ok ? 'done' : each.code));
  expect(codes.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'inProgress')]);
  const first = codes.indexOf('done');
  expect(await start({}, `same-${first}`)).toMatchObject({ ok: true });
  expect(await start({ kind: 'voyeurChat' }, `same-${first}`)).toMatchObject({ ok: false, code: 'keyReused' });
  expect(await answer(currentChat, {}, { guestId: 7 })).toMatchObject({ sequence: 1, chat: { status: 'ringing' } });
});

test('a performer who is in a private chat can be watched, and not called', async () => {
  const { start, world } = await aChatWorld();
  await goPrivate(world, 9101, inAnHour);
  expect(await start()).toMatchObject({ ok: false, code: 'actorBusy' });
  expect(await start({ kind: 'voyeurChat', price: 1800 })).toMatchObject({ ok: true });
});

// @spec feature:chat.voyeur 1, error:exit-100-108
test('a voyeur who changes into the video chat is admitted; who comes from elsewhere is not', async () => {
  const { begin, watch, leave, start, pickUp, world, row, settle } = await aChatWorld();
  await goPrivate(world, 9101, inAnHour);
  await begin({ kind: 'voyeurChat', price: 1800 });
  await watch(10);
  expect(await row()).toMatchObject({ booked: 300 });
  await leave(100);
  expect(await start({ sequence: 1 })).toMatchObject({ code: 'actorBusy' });
  await begin({ kind: 'voyeurChat', price: 1800, sequence: 1 });
  await leave(103);
  expect(await start({ sequence: 2 })).toMatchObject({ ok: true });
  await pickUp();
  await settle();
  expect(await start({ sequence: 3, kind: 'voyeurChat', price: 1800 })).toMatchObject({ code: 'inProgress' });
});

// @spec error:exit-908
test('a show that begins ends the other chats with its performer; a guest with a ticket enters it', async () => {
  const { begin, watch, world, settle, row, pass, start, balance } = await aChatWorld();
  const at = (ms: number) => new Date(world.clock.now() + ms).toISOString();
  await aShow.setUp({ id: 901, actorId: 9101, price: 0, start: at(30_000), minutes: 10 }, world);
  await begin();
  await watch(30);
  await settleShows(watchedShow)(world, () => undefined);
  await settle();
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 908 });
  expect(await start({ sequence: 1 })).toMatchObject({ code: 'actorBusy' });
  const ticket = { kind: 'ticketShow' as const, price: null, sequence: 1, showId: 901 };
  expect(await start(ticket)).toMatchObject({ code: 'needPurchase', field: 'showId' });
  await guestHasTicket.setUp({ ticketId: 77, guestId: 7, showId: 901 }, world);
  const before = await balance();
  await begin(ticket);
  await watch(20);
  expect([await row(), await balance()]).toMatchObject([{ status: 'running', booked: 0 }, before]);
  pass(600_000);
  await settle();
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 503 });
});

// @spec component:VoyeurButton 9
test('who goes private ends the chats of several guests, and voyeurs see the end of it', async () => {
  const { begin, row, world, start, pickUp, settle, pass, lastPush } = await aChatWorld();
  await begin();
  await goPrivate(world, 9101, new Date(world.clock.now() + 8000).toISOString());
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 202 });
  expect(lastPush('chatEnd')).toMatchObject({ isVoyeur: false });
  await start({ kind: 'voyeurChat', price: 1800, sequence: 1 });
  await pickUp();
  pass(8000);
  await settle();
  expect(lastPush('chatEnd')).toMatchObject({ isVoyeur: true, exitCode: 202, bill: { kind: 'voyeurChat' } });
  expect(await world.database.reader.query('select "exitCode" from chat where id = 2', [])).toMatchObject([
    { exitCode: 202 },
  ]);
});

// @spec component:CountdownTimer 10
test('a free chat costs nothing and ends with it', async () => {
  const { world, begin, watch, row, balance, pass, settle } = await aChatWorld({ coins: 0 });
  await setFreeUntil(world, 9101, '2026-11-20T19:01:00.000Z');
  await begin({ kind: 'freeChat', price: null });
  await watch(20);
  expect([await row(), await balance()]).toMatchObject([{ status: 'running', booked: 0, countedMs: 20_000 }, 0]);
  pass(40_000);
  await settle();
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 503 });
});

// @spec constant:chat.textChatCountdown, state:text-chat-countdown, error:exit-502, component:CountdownTimer 6, 13
test('a text chat lasts sixty seconds from its first picture, then it ends with 502', async () => {
  const { begin, watch, row } = await aChatWorld({ coins: 0 });
  await begin({ kind: 'textChat', price: null });
  await watch(59);
  expect((await row())?.status).toBe('running');
  await watch(1);
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 502 });
});

test('the next text chat with the performer starts a day later; a call that nobody answered counts for nothing', async () => {
  const { start, begin, leave, keyOf, pass, answer } = await aChatWorld({ coins: 0 });
  const sequence = async () => (await answer(currentChat, {}, { guestId: 7 })).sequence;
  const text = async () => start({ kind: 'textChat', price: null, sequence: await sequence() });
  await text();
  await leave(100, await keyOf());
  await begin({ kind: 'textChat', price: null, sequence: 1 });
  await leave();
  expect(await text()).toMatchObject({ ok: false, code: 'tooMany', field: 'kind' });
  pass(86_400_000 - 1);
  expect(await text()).toMatchObject({ ok: false, code: 'tooMany' });
  pass(1);
  expect(await text()).toMatchObject({ ok: true });
});

// @spec feature:chat.text 1, state:text-chat-countdown
test('writing does not begin the countdown of a text chat again', async () => {
  const { begin, watch, row, send, world } = await aChatWorld({ coins: 0 });
  const chatId = await begin({ kind: 'textChat', price: null });
  await watch(50);
  const channel = await runInWorld(world, true, (inside) => getOrCreateChannel(7, 9101, 'en', inside));
  const written = await send(messageSend, {
    channelId: channel.id,
    messageType: 'text',
    senderType: 'guest',
    isVideochat: true,
    isFreechat: false,
    data: { text: 'Good evening', imageId: null },
    includedGifts: [],
    chatId,
  });
  expect(written).toMatchObject({ ok: true });
  await watch(10);
  expect(await row()).toMatchObject({ status: 'ended', exitCode: 502, booked: 0 });
});

test('a performer who goes offline between the look and the press is offline', async () => {
  const { start, world } = await aChatWorld();
  await setPresence(world, 9101, false);
  expect(await start()).toMatchObject({ ok: false, code: 'actorOffline' });
  await guestOwnsCoins.setUp({ guestId: 7, amount: 0 }, world);
  await setPresence(world, 9101, true);
  expect(await start()).toMatchObject({ ok: false, code: 'needPurchase' });
});
