import type { PayloadOf } from '@lounge/protocol';
import { boughtGiftsUpdate } from '@lounge/protocol/content/gifts';
import {
  channelMessage,
  channelMessagePriceNotice,
  messageSend,
  touchMessengerChannel,
} from '@lounge/protocol/content/messenger';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { balanceOf, guestAccount } from '../../foundation/wallet/index.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { setUpState, type ProviderState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { aPerformer } from '../actors/states.ts';
import { guestOwnsGifts } from '../gifts/states.ts';
import { aChannelOfGuest, guestIsLocked } from './states.ts';

type Sent = PayloadOf<typeof messageSend>;

const robin = { guestId: 7 };
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const channel = (over: object = {}) => aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, ...over });
const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });

const words = (over: Partial<Sent> = {}): Sent => ({
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
  words({ key, messageType: 'gift', data: { text: null, imageId: null }, includedGifts: [{ giftId, quantity }] });

const setUp = async (...given: ProviderState[]) => {
  const made = aWorld();
  const isVip = { ...robin, token: 't', name: 'Robin' };
  for (const each of [guestIsLoggedIn(isVip), noor, channel(), ...given]) await setUpState(each, made.world);
  const { tell } = testSocket(made.world, robin);
  const pushed = pushesTo(made.world, 7);
  const count = async (table: string) =>
    ((await made.run(`select count(*) as n from ${table}`)) as { n: number }[])[0]?.n ?? 0;
  const balance = (account: 'house' | `performer:${number}` = 'house') =>
    balanceOf(made.world.database.reader, account);
  const purse = () => balanceOf(made.world.database.reader, guestAccount(7));
  const types = () => pushed.map(({ type }) => type);
  return { ...made, tell, pushed, types, count, balance, purse, asker: testClient(made.world) };
};

// @spec socket:message.send, entity:messageSend, entity:enum.messageType, entity:enum.senderType
// @spec socket:channel.message-price-notice
test('free messages count down first, then each message costs, half of it for the performer', async () => {
  const { tell, types, purse, balance, pushed } = await setUp(channel({ freeMessages: 1 }), owns(1000));
  expect(await tell(messageSend, words({ key: 'k-1' }))).toMatchObject({ ok: true });
  expect(types()).toEqual([channelMessage.type, channelMessagePriceNotice.type]);
  expect(pushed[1]).toMatchObject({ channelId: 501, freeMessagesAmount: 0, isMessagingFree: false });
  expect(await purse()).toBe(1000);
  expect(await tell(messageSend, words({ key: 'k-2' }))).toMatchObject({ ok: true });
  expect(types().slice(2)).toEqual([channelMessage.type, guestBalance.type]);
  expect(pushed[2]).toMatchObject({
    message: { key: 'k-2', channelId: 501, senderType: 'guest', text: 'Good evening', price: { value: 300 } },
  });
  expect([await purse(), await balance(), await balance('performer:9101')]).toEqual([700, 150, 150]);
});

// @spec rule:gift-price-beyond-owned, state:gift-counting, socket:bought-gifts.update
test.each([
  ['none of two', 0, 2, 1600, null],
  ['one of two', 1, 2, 800, []],
  ['both', 2, 2, 0, []],
  ['more than are sent', 5, 2, 0, [{ giftId: 2, quantity: 3 }]],
])('of gifts of which %s is owned the rest is charged', async (_, owned, quantity, price, left) => {
  const { tell, types, purse, pushed } = await setUp(
    owns(5000),
    guestOwnsGifts({ guestId: 7, giftId: 2, quantity: owned }),
  );
  expect(await tell(messageSend, gifts(2, quantity))).toMatchObject({ ok: true });
  expect(await purse()).toBe(5000 - price);
  expect(types().includes(boughtGiftsUpdate.type)).toBe(left !== null);
  if (left !== null) expect(pushed.find(({ type }) => type === boughtGiftsUpdate.type)).toMatchObject({ gifts: left });
  expect(pushed[0]).toMatchObject({ message: { messageType: 'gift', includedGifts: [{ giftId: 2, quantity }] } });
});

test('the same key is one message and one charge, however often and at once it comes', async () => {
  const { tell, pushed, purse, count } = await setUp(channel({ freeMessages: 0 }), owns(1000));
  const outcomes = await Promise.all([1, 2, 3].map(() => tell(messageSend, words())));
  expect(outcomes).toEqual([1, 2, 3].map(() => ({ ok: true, answer: null })));
  expect([await count('message'), await purse()]).toEqual([1, 700]);
  const told = pushed.filter(({ type }) => type === channelMessage.type);
  expect(told).toHaveLength(3);
  expect(told[1]).toEqual(told[0]);
});

test('the same key with other words is refused', async () => {
  const { tell, count } = await setUp();
  await tell(messageSend, words());
  const other = words({ data: { text: 'Something else', imageId: null } });
  expect(await tell(messageSend, other)).toMatchObject({ ok: false, code: 'keyReused' });
  expect(await count('message')).toBe(1);
});

test('a free message is kept under its key as well', async () => {
  const { tell, count, run } = await setUp();
  await tell(messageSend, words());
  await tell(messageSend, words());
  expect(await count('message')).toBe(1);
  expect(await run('select free_messages from channel where id = 501')).toEqual([{ free_messages: 2 }]);
});

test.each([
  ['empty text', { data: { text: '', imageId: null } }, 'malformed', 'data.text'],
  ['blanks only', { data: { text: ' \n ', imageId: null } }, 'malformed', 'data.text'],
  ['text that is too long', { data: { text: 'x'.repeat(2001), imageId: null } }, 'malformed', 'data.text'],
  ['another sender', { senderType: 'actor' }, 'malformed', 'senderType'],
  ['a type that guests do not send', { messageType: 'system' }, 'malformed', 'messageType'],
  ['an image without picture', { messageType: 'image' }, 'malformed', 'data.imageId'],
  ['a text with picture', { data: { text: 'x', imageId: 'abc' } }, 'malformed', 'data.imageId'],
  [
    'a picture that is not there',
    { messageType: 'image', data: { text: null, imageId: 'no' } },
    'unknown',
    'data.imageId',
  ],
  ['no gift', { messageType: 'gift' }, 'malformed', 'includedGifts'],
  ['none of a gift', { includedGifts: [{ giftId: 2, quantity: 0 }] }, 'malformed', 'includedGifts'],
  ['less than none', { includedGifts: [{ giftId: 2, quantity: -1 }] }, 'malformed', 'includedGifts.0.quantity'],
  ['half a gift', { includedGifts: [{ giftId: 2, quantity: 0.5 }] }, 'malformed', 'includedGifts.0.quantity'],
  ['too many of a gift', { includedGifts: [{ giftId: 2, quantity: 100 }] }, 'malformed', 'includedGifts'],
  ['a gift twice', { includedGifts: [2, 2].map((giftId) => ({ giftId, quantity: 1 })) }, 'malformed', 'includedGifts'],
  ['an unknown gift', { includedGifts: [{ giftId: 99, quantity: 1 }] }, 'unknown', 'includedGifts'],
  ['a retired gift', { includedGifts: [{ giftId: 10, quantity: 1 }] }, 'unknown', 'includedGifts'],
  ['a gift for VIPs', { includedGifts: [{ giftId: 9, quantity: 1 }] }, 'needAbo', 'includedGifts'],
  ['gifts that are not covered', { includedGifts: [{ giftId: 8, quantity: 1 }] }, 'needPurchase', null],
  ['a channel that is not there', { channelId: 999 }, 'unknown', 'channelId'],
  ['no key', { key: '' }, 'malformed', 'key'],
] as const)('%s is refused and leaves no trace', async (_, over, code, field) => {
  const { tell, count, purse, pushed, run } = await setUp(owns(1000));
  expect(await tell(messageSend, words(over as never))).toMatchObject({ ok: false, code, field });
  expect([await count('message'), await purse(), pushed.length]).toEqual([0, 1000, 0]);
  expect(await run('select free_messages from channel where id = 501')).toEqual([{ free_messages: 3 }]);
});

test.each([
  ['a locked guest', guestIsLocked({ guestId: 7 }), 'locked'],
  ['a guest of a blocked channel', channel({ blocked: true }), 'locked'],
  ['a guest of another’s channel', aChannelOfGuest({ id: 501, guestId: 8, actorId: 9101 }), 'unknown'],
])('%s sends nothing', async (_, given, code) => {
  const { tell, count } = await setUp(given);
  expect(await tell(messageSend, words())).toMatchObject({ ok: false, code });
  expect(await count('message')).toBe(0);
});

test('after too few coins the same message goes out under its key', async () => {
  const { tell, count, world } = await setUp(channel({ freeMessages: 0 }), owns(200));
  expect(await tell(messageSend, words())).toMatchObject({ ok: false, code: 'needPurchase' });
  await setUpState(owns(300), world);
  expect(await tell(messageSend, words())).toMatchObject({ ok: true });
  expect(await count('message')).toBe(1);
});

// @spec query:messenger.channel.touch
test('a channel is made by turning to a performer, once', async () => {
  const { asker, count, tell, run } = await setUp();
  await run('delete from channel');
  const one = await asker.answer(touchMessengerChannel, { actorId: 9101 }, robin);
  const two = await asker.answer(touchMessengerChannel, { actorId: 9101 }, robin);
  expect(two.id).toBe(one.id);
  expect(one).toMatchObject({ freeMessagesAmount: 3, messagePrice: { value: 300 }, lastMessageId: null });
  expect(await tell(messageSend, words({ channelId: one.id }))).toMatchObject({ ok: true });
  expect([await count('channel'), await count('message')]).toEqual([1, 1]);
});
