import type { InputOf } from '@lounge/protocol';
import { boughtGiftsUpdate } from '@lounge/protocol/content/gifts';
import {
  channelArchiveNotice,
  channelMessage,
  channelMessagePriceNotice,
  messageSend,
  touchMessengerChannel,
} from '@lounge/protocol/content/messenger';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { balanceOf, guestAccount } from '../../foundation/wallet/ledger.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestHasVoucher } from '../../foundation/vouchers/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { setUpState, type ProviderState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { unchecked } from '../../testing/unchecked.ts';
import { aPerformer } from '../actors/states.ts';
import { guestOwnsGifts } from '../gifts/states.ts';
import { aChannelOfGuest, guestIsLocked } from './states.ts';

type Sent = InputOf<typeof messageSend> & { readonly key: string };

const robin = { guestId: 7 };
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const channel = (over: object = {}) => aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, ...over });
const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });

const message = (over: Partial<Sent> = {}): Sent => ({
  key: 'k-1',
  channelId: 501,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: { text: 'Good evening', imageId: null },
  includedGifts: [],
  chatId: null,
  ...over,
});
const gifts = (giftId: number, quantity: number, key = 'k-1'): Sent =>
  message({ key, messageType: 'gift', data: { text: null, imageId: null }, includedGifts: [{ giftId, quantity }] });

const setUp = async (...states: ProviderState[]) => {
  const testWorld = aWorld();
  const isVip = { ...robin, token: 't', name: 'Robin' };
  for (const each of [guestIsLoggedIn(isVip), noor, channel(), ...states]) await setUpState(each, testWorld.world);
  const { sendCommand } = testSocket(robin, testWorld.world);
  const send = ({ key, ...input }: Sent) => sendCommand(messageSend, input, key);
  const pushed = pushesTo(7, testWorld.world);
  const count = async (table: string) =>
    (await testWorld.run<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n ?? 0;
  const balance = (account: 'house' | `performer:${number}` = 'house') =>
    balanceOf(testWorld.world.database.reader, account);
  const guestBalanceNow = () => balanceOf(testWorld.world.database.reader, guestAccount(7));
  const types = () => pushed.map(({ type }) => type);
  return {
    ...testWorld,
    send,
    sendCommand,
    pushed,
    types,
    count,
    balance,
    guestBalanceNow,
    client: testClient(testWorld.world),
  };
};

test('a message restores an archived channel and publishes it', async () => {
  const { send, pushed, run } = await setUp(channel({ archived: true }));
  expect(await send(message())).toMatchObject({ ok: true });
  expect(await run('select "isArchived" from channel')).toEqual([{ isArchived: 0 }]);
  expect(pushed).toContainEqual({ type: channelArchiveNotice.type, channelId: 501, actorId: 9101, archived: false });
});

// @spec socket:message.send, entity:messageSend
// @spec socket:channel.message-price-notice
test('uses free messages first, then charges each message and gives the performer half', async () => {
  const { send, types, guestBalanceNow, balance, pushed } = await setUp(channel({ freeMessages: 1 }), owns(1000));
  expect(await send(message({ key: 'k-1' }))).toMatchObject({ ok: true });
  expect(types()).toEqual([channelMessage.type, channelMessagePriceNotice.type]);
  expect(pushed[1]).toMatchObject({ channelId: 501, freeMessagesAmount: 0, isMessagingFree: false });
  expect(await guestBalanceNow()).toBe(1000);
  expect(await send(message({ key: 'k-2' }))).toMatchObject({ ok: true });
  expect(types().slice(2)).toEqual([channelMessage.type, guestBalance.type]);
  expect(pushed[2]).toMatchObject({
    message: { key: 'k-2', channelId: 501, senderType: 'guest', text: 'Good evening', price: { value: 300 } },
  });
  expect([await guestBalanceNow(), await balance(), await balance('performer:9101')]).toEqual([700, 150, 150]);
});

// @spec feature:pay.vouchers 2
test('uses a message voucher after free messages and before coins, once per message', async () => {
  const voucher = guestHasVoucher({ guestId: 7, type: 5, amount: 1, actorId: 9101 });
  const { send, types, guestBalanceNow, run } = await setUp(channel({ freeMessages: 1 }), voucher, owns(1000));
  for (const key of ['k-1', 'k-2', 'k-2']) expect(await send(message({ key }))).toMatchObject({ ok: true });
  expect([await guestBalanceNow(), await run('select amount from voucher')]).toEqual([1000, [{ amount: 0 }]]);
  expect(types().slice(2, 4)).toEqual([channelMessage.type, 'guestVouchers']);
  expect(await send(message({ key: 'k-3' }))).toMatchObject({ ok: true });
  expect(await guestBalanceNow()).toBe(700);
});

test('a voucher for messages to another performer is left alone', async () => {
  const voucher = guestHasVoucher({ guestId: 7, type: 5, amount: 1, actorId: 101 });
  const { send, guestBalanceNow, run } = await setUp(channel({ freeMessages: 0 }), voucher, owns(1000));
  await send(message());
  expect([await guestBalanceNow(), await run('select amount from voucher')]).toEqual([700, [{ amount: 1 }]]);
});

test('gift vouchers pay after owned gifts and before coins', async () => {
  const { send, guestBalanceNow, run } = await setUp(
    owns(5000),
    guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 1 }),
    guestHasVoucher({ guestId: 7, type: 6, amount: 2, subject: '2' }),
    guestHasVoucher({ guestId: 7, type: 6, amount: 2, subject: '3' }),
  );
  expect(await send(gifts(2, 4))).toMatchObject({ ok: true });
  expect(await guestBalanceNow()).toBe(5000 - 800);
  expect(await run('select amount from voucher order by id')).toEqual([{ amount: 0 }, { amount: 2 }]);
});

// @spec rule:gift-price-beyond-owned, state:gift-counting 3, socket:bought-gifts.update
test.each([
  ['none of two', 0, 2, 1600, null],
  ['one of two', 1, 2, 800, []],
  ['both', 2, 2, 0, []],
  ['more than are sent', 5, 2, 0, [{ giftId: 2, quantity: 3 }]],
])('charges gifts beyond those that are owned: %s', async (_, owned, quantity, price, left) => {
  const { send, types, guestBalanceNow, pushed } = await setUp(
    owns(5000),
    guestOwnsGifts({ guestId: 7, giftId: 2, quantity: owned }),
  );
  expect(await send(gifts(2, quantity))).toMatchObject({ ok: true });
  expect(await guestBalanceNow()).toBe(5000 - price);
  expect(types().includes(boughtGiftsUpdate.type)).toBe(left !== null);
  if (left !== null) expect(pushed.find(({ type }) => type === boughtGiftsUpdate.type)).toMatchObject({ gifts: left });
  expect(pushed[0]).toMatchObject({ message: { messageType: 'gift', includedGifts: [{ giftId: 2, quantity }] } });
});

test('simultaneous repeats of a key are one message and one charge', async () => {
  const { send, pushed, guestBalanceNow, count } = await setUp(channel({ freeMessages: 0 }), owns(1000));
  const outcomes = await Promise.all([1, 2, 3].map(() => send(message())));
  expect(outcomes).toEqual([1, 2, 3].map(() => outcomes[0]));
  expect(outcomes[0]).toMatchObject({ ok: true, answer: { message: { key: 'k-1' } } });
  expect([await count('message'), await guestBalanceNow()]).toEqual([1, 700]);
  const published = pushed.filter(({ type }) => type === channelMessage.type);
  expect(published).toHaveLength(3);
  expect(published[1]).toEqual(published[0]);
});

test('rejects the same key with another text', async () => {
  const { send, count } = await setUp();
  await send(message());
  const other = message({ data: { text: 'Something else', imageId: null } });
  expect(await send(other)).toMatchObject({ ok: false, code: 'keyReused' });
  expect(await count('message')).toBe(1);
});

test('the key of a free message is idempotent too', async () => {
  const { send, count, run } = await setUp();
  await send(message());
  await send(message());
  expect(await count('message')).toBe(1);
  expect(await run('select "freeMessages" from channel where id = 501')).toEqual([{ freeMessages: 2 }]);
});

test.each([
  ['empty text', { data: { text: '', imageId: null } }, 'malformed', 'data.text'],
  ['blanks only', { data: { text: ' \n ', imageId: null } }, 'malformed', 'data.text'],
  ['text that is too long', { data: { text: 'x'.repeat(2001), imageId: null } }, 'malformed', 'data.text'],
  ['another sender', { senderType: 'actor' }, 'malformed', 'senderType'],
  ['a type that guests do not send', { messageType: 'system' }, 'malformed', 'messageType'],
  ['an image without picture', { messageType: 'image' }, 'malformed', 'data.imageId'],
  ['a text with picture', { data: { text: 'x', imageId: 'abc' } }, 'malformed', 'data.imageId'],
  ['an unknown picture', { messageType: 'image', data: { text: null, imageId: 'no' } }, 'unknown', 'data.imageId'],
  ['no gift', { messageType: 'gift' }, 'malformed', 'includedGifts'],
  ['a quantity of 0', { includedGifts: [{ giftId: 2, quantity: 0 }] }, 'malformed', 'includedGifts'],
  ['a negative quantity', { includedGifts: [{ giftId: 2, quantity: -1 }] }, 'malformed', 'includedGifts.0.quantity'],
  ['half a gift', { includedGifts: [{ giftId: 2, quantity: 0.5 }] }, 'malformed', 'includedGifts.0.quantity'],
  ['too many of a gift', { includedGifts: [{ giftId: 2, quantity: 100 }] }, 'malformed', 'includedGifts'],
  ['a gift twice', { includedGifts: [2, 2].map((giftId) => ({ giftId, quantity: 1 })) }, 'malformed', 'includedGifts'],
  [
    'thirteen kinds of gifts',
    { includedGifts: Array.from({ length: 13 }, (_, at) => ({ giftId: at + 1, quantity: 1 })) },
    'malformed',
    'includedGifts',
  ],
  ['an unknown gift', { includedGifts: [{ giftId: 99, quantity: 1 }] }, 'unknown', 'includedGifts'],
  ['a retired gift', { includedGifts: [{ giftId: 10, quantity: 1 }] }, 'unknown', 'includedGifts'],
  ['a gift for VIPs', { includedGifts: [{ giftId: 9, quantity: 1 }] }, 'needAbo', 'includedGifts'],
  ['gifts that exceed the balance', { includedGifts: [{ giftId: 8, quantity: 1 }] }, 'needPurchase', null],
  ['an unknown channel', { channelId: 999 }, 'unknown', 'channelId'],
  ['no key', { key: '' }, 'malformed', 'key'],
] as const)('rejects %s and changes nothing', async (_, over, code, field) => {
  const { send, count, guestBalanceNow, pushed, run } = await setUp(owns(1000));
  expect(await send(message(unchecked(over)))).toMatchObject({ ok: false, code, field });
  expect([await count('message'), await guestBalanceNow(), pushed.length]).toEqual([0, 1000, 0]);
  expect(await run('select "freeMessages" from channel where id = 501')).toEqual([{ freeMessages: 3 }]);
});

test.each([
  ['a locked guest', guestIsLocked({ guestId: 7 }), 'locked'],
  ['a guest of a blocked channel', channel({ blocked: true }), 'locked'],
  ['a guest of another’s channel', aChannelOfGuest({ id: 501, guestId: 8, actorId: 9101 }), 'unknown'],
])('rejects a message of %s', async (_, state, code) => {
  const { send, count } = await setUp(state);
  expect(await send(message())).toMatchObject({ ok: false, code });
  expect(await count('message')).toBe(0);
});

test('after a top-up the message can be sent with its key', async () => {
  const { send, count, world } = await setUp(channel({ freeMessages: 0 }), owns(200));
  expect(await send(message())).toMatchObject({ ok: false, code: 'needPurchase' });
  await setUpState(owns(300), world);
  expect(await send(message())).toMatchObject({ ok: true });
  expect(await count('message')).toBe(1);
});

// @spec query:messenger.channel.touch
test('touching a channel creates it once', async () => {
  const { client, count, send, run } = await setUp();
  await run('delete from channel');
  const one = await client.answer(touchMessengerChannel, { actorId: 9101 }, robin);
  const two = await client.answer(touchMessengerChannel, { actorId: 9101 }, robin);
  expect(two.id).toBe(one.id);
  expect(one).toMatchObject({ freeMessagesAmount: 3, messagePrice: { value: 300 }, lastMessageId: null });
  expect(await send(message({ channelId: one.id }))).toMatchObject({ ok: true });
  expect([await count('channel'), await count('message')]).toEqual([1, 1]);
});

const picture = (imageId: string, key = 'k-1') =>
  message({ key, messageType: 'image', data: { text: null, imageId }, includedGifts: [] });

const storePicture = (run: (sql: string, ...values: readonly unknown[]) => unknown, key: string, guestId: number) =>
  run(
    `insert into "messageImage" (key, "guestId", "contentType", bytes, "isComplete", at) values (?, ?, 'image/png', 8, 1, '')`,
    key,
    guestId,
  );

test.each([
  ['a text of the greatest length', message({ data: { text: 'x'.repeat(2000), imageId: null } }), 300, 'message'],
  ['gifts only, which cost no message', gifts(2, 1), 800, 'gift'],
  ['the greatest number of a gift', gifts(1, 99), null, 'gift'],
  [
    'twelve kinds of gifts with a text',
    message({ includedGifts: Array.from({ length: 12 }, (_, at) => ({ giftId: at + 1, quantity: 1 })) }),
    null,
    'message',
  ],
])('charges and books %s', async (_, sent, price, kind) => {
  const { send, guestBalanceNow, run } = await setUp(
    guestIsLoggedIn({ guestId: 7, token: 't', isVip: true }),
    channel({ freeMessages: 0 }),
    owns(1_000_000),
    guestOwnsGifts({ guestId: 7, giftId: 10, quantity: 1 }),
  );
  expect(await send(sent)).toMatchObject({ ok: true });
  if (price !== null) expect(await guestBalanceNow()).toBe(1_000_000 - price);
  const [transfer] = await run<{ kind: string; reference: string }>(`select * from transfer where kind != 'topUp'`);
  expect(transfer?.kind).toBe(kind);
  expect(JSON.parse(transfer?.reference ?? '')).toEqual({ messageId: 1, channelId: 501, actorId: 9101 });
});

test.each([
  ['gifts only', gifts(2, 1), 3],
  ['a text', message(), 2],
])('of the free messages %s leaves as many: %#', async (_, sent, left) => {
  const { send, run } = await setUp(owns(1000));
  expect(await send(sent)).toMatchObject({ ok: true });
  expect(await run('select "freeMessages" from channel')).toEqual([{ freeMessages: left }]);
});

test.each([
  ['retired', 10],
  ['for VIPs', 9],
])('a gift that is %s can be sent by a guest who owns it', async (_, giftId) => {
  const { send, guestBalanceNow } = await setUp(owns(1000), guestOwnsGifts({ guestId: 7, giftId, quantity: 1 }));
  expect(await send(gifts(giftId, 1))).toMatchObject({ ok: true });
  expect(await guestBalanceNow()).toBe(1000);
});

test('a picture is charged like a text, and only the own one is sent', async () => {
  const { send, guestBalanceNow, run } = await setUp(channel({ freeMessages: 0 }), owns(1000));
  await storePicture(run, 'own', 7);
  await storePicture(run, 'of another guest', 8);
  expect(await send(picture('of another guest'))).toMatchObject({ code: 'unknown', field: 'data.imageId' });
  expect(await send(picture('own', 'k-2'))).toMatchObject({ ok: true });
  expect(await guestBalanceNow()).toBe(700);
});
