import { buyChatTicket, camShow, checkTicketCode } from '@lounge/protocol/content/tickets';
import { expect, test } from 'vitest';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aBonusCode, theVoucher } from '../../foundation/vouchers/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { aShow } from './states.ts';

const start = '2026-11-27T20:00:00.000Z';
const ticketObject = { id: 9201, modelId: 9101, start };

const setUp = async ({
  amount = 20_000,
  ...show
}: Record<string, string | number | boolean> & { amount?: number } = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) {
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
    await guestOwnsCoins.setUp({ guestId, amount }, world);
    await guestHasAddress.setUp({ guestId, email: `guest-${guestId}@example.com`, isVerified: true }, world);
  }
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aShow.setUp({ id: 9201, actorId: 9101, price: 8001, start, ...show }, world);
  const published: string[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const client = testClient(world);
  const buy = (input: object = {}, key: string | null = 'k-1', guestId = 7) =>
    client.answer(buyChatTicket, { ...ticketObject, ...input }, { guestId, key });
  const owned = () =>
    Promise.all(
      (['guest:7', 'performer:9101', 'house', 'house:promotion'] as const).map((each) =>
        balanceOf(world.database.reader, each),
      ),
    );
  const tickets = () => testWorld.run('select * from "camTicket"');
  return { ...testWorld, ...client, buy, owned, tickets, published };
};

// @spec state:chat-ticket 1, 4, feature:chat.ticket-buy 2, 4, component:TicketShowButton 11
test('a ticket is bought once: coins go to the performer and the platform, and the info for buyers is there', async () => {
  const { buy, owned, published, answer, run } = await setUp();
  const before = await answer(camShow, { id: 9201 }, { guestId: 7 });
  expect(before).toMatchObject({ isBought: false, canBuy: true, isFree: false, hasStarted: false, postBuyInfo: [] });
  const bought = await buy({ creationType: 'chatTicket', price: 8001 });
  expect(bought).toMatchObject({
    success: true,
    errorCode: null,
    show: {
      isBought: true,
      canBuy: false,
      postBuyInfo: expect.arrayContaining([{ value: 'Take headphones.', language: 'es' }]) as unknown,
      ticket: { id: bought.ticketId, creationType: 'chatTicket', price: { value: 8001 }, isByVoucher: false },
    },
  });
  expect(await owned()).toEqual([20_000 - 8001, 4000, 4001, 0]);
  expect(published).toEqual(['guestBalance', 'chatTicketsChanged']);
  const [transfer] = await run<{ reference: string }>(`select * from transfer where kind = 'ticket'`);
  expect(JSON.parse(transfer?.reference ?? '')).toEqual({ id: 9201, actorId: 9101, ticketId: bought.ticketId });
  expect(await answer(camShow, { id: 9201 }, { guestId: 8 })).toMatchObject({ isBought: false, ticket: null });
});

test('a repeat of the key returns the first answer; another key finds the ticket', async () => {
  const { buy, owned, tickets, published } = await setUp();
  const first = await buy();
  expect(await buy()).toEqual(first);
  expect(await buy({}, 'k-2')).toMatchObject({ success: false, errorCode: 'alreadyBought', show: { isBought: true } });
  expect([(await owned())[0], (await tickets()).length, published.length]).toEqual([11_999, 1, 2]);
});

test('of two tabs that buy at once one pays', async () => {
  const { buy, owned, tickets } = await setUp();
  const answers = await Promise.all(['a', 'b', 'c'].map((key) => buy({}, key)));
  expect(answers.map(({ errorCode }) => errorCode)).toEqual([null, 'alreadyBought', 'alreadyBought']);
  expect([(await owned())[0], (await tickets()).length]).toEqual([11_999, 1]);
});

test('a key of another purchase is rejected', async () => {
  const { buy, outcome } = await setUp();
  await buy();
  const other = { ...ticketObject, price: 1 };
  expect(await outcome(buyChatTicket, other, { guestId: 7, key: 'k-1' })).toMatchObject({ code: 'keyReused' });
});

// @spec rule:ticket-object-required, error:ticket-object-missing
test.each([
  ['id', { modelId: 9101, start }],
  ['modelId', { id: 9201, start }],
  ['start', { id: 9201, modelId: 9101 }],
])('a purchase without the %s of a ticket object is malformed', async (field, input) => {
  const { outcome } = await setUp();
  expect(await outcome(buyChatTicket, input, { guestId: 7, key: 'k' })).toMatchObject({ code: 'malformed', field });
});

test('a purchase needs a log-in and a key', async () => {
  const { outcome } = await setUp();
  expect(await outcome(buyChatTicket, ticketObject, { key: 'k' })).toMatchObject({ code: 'needLogin' });
  expect(await outcome(buyChatTicket, ticketObject, { guestId: 7 })).toMatchObject({ code: 'malformed' });
});

// @spec error:ticket-buy, entity:enum.ticketCreationType, feature:chat.ticket-buy 3
test.each([
  ['unknownShow', {}, { id: 9999 }],
  ['unknownShow', { isPrivate: true }, {}],
  ['showChanged', {}, { modelId: 9102 }],
  ['showChanged', {}, { start: '2026-11-27T20:00:00.001Z' }],
  ['priceChanged', {}, { price: 8000 }],
  ['notEnoughCoins', { amount: 8000 }, {}],
  ['cancelled', { isCancelled: true }, {}],
  ['wrongCreationType', {}, { creationType: 'manual' }],
  ['wrongCreationType', {}, { creationType: 'purchasedTicket' }],
  ['voucherUnfit', {}, { voucherId: 999 }],
  ['promoUnknown', {}, { promoCode: 'NOTHING' }],
  ['promoUnfit', { price: 0 }, { promoCode: 'LAMPLIGHT' }],
] as const)('a purchase that ends with %s changes nothing (%j, %j)', async (errorCode, show, input) => {
  const { buy, owned, tickets, published, run } = await setUp(show);
  const before = await owned();
  expect(await buy(input)).toMatchObject({ success: false, errorCode, ticketId: null });
  expect([await owned(), await tickets(), published]).toEqual([before, [], []]);
  expect(await run(`select * from transfer where kind = 'ticket'`)).toEqual([]);
});

test.each([
  ['startedTooLongAgo', 20 * 60_000 + 1],
  ['over', 45 * 60_000],
])('a ticket cannot be bought when the show is %s', async (errorCode, after) => {
  const { buy, pass } = await setUp();
  pass(Date.parse(start) - Date.parse('2026-11-20T19:00:00.000Z') + after);
  expect(await buy()).toMatchObject({ errorCode, show: { canBuy: false, hasStarted: true } });
});

test('until twenty minutes after its start a ticket is sold', async () => {
  const { buy, pass } = await setUp();
  pass(Date.parse(start) - Date.parse('2026-11-20T19:00:00.000Z') + 20 * 60_000);
  expect(await buy()).toMatchObject({ success: true, show: { hasStarted: true } });
});

test('locked guests and guests whom the performer blocked cannot buy', async () => {
  const { buy, run } = await setUp();
  await run(`insert into channel (key, "guestId", "actorId", language, "isArchived", "isBlocked", "freeMessages", unread)
    values ('7 9101', 7, 9101, 'en', 0, 1, 0, 0)`);
  expect(await buy()).toMatchObject({ errorCode: 'blocked', show: { canBuy: false } });
  await run('update guest set "isLocked" = 1 where id = 7');
  await expect(buy()).rejects.toThrow('locked');
});

test('a free ticket moves no coins and is a line of the statement', async () => {
  const { buy, owned, run } = await setUp({ price: 0 });
  expect(await buy({ price: 0 })).toMatchObject({ success: true, show: { isFree: true, isBought: true } });
  expect(await owned()).toEqual([20_000, 0, 0, 0]);
  expect(await run(`select kind from transfer where kind = 'ticket'`)).toHaveLength(1);
});

// @spec feature:chat.ticket-show 3
test.each([
  [7, false],
  [8, true],
])('a voucher of type %d pays the ticket, and no coins move', async (type, isPrivate) => {
  const { buy, owned, world, answer, published, run } = await setUp();
  await theVoucher.setUp({ id: 501, guestId: 7, type, amount: 2, maxPrice: 9000 }, world);
  await run(`update "camShow" set "isPrivate" = ${isPrivate ? 1 : 0} where id = 9201`);
  if (isPrivate)
    await run(`insert into "showInvitation" values ('7 9201', 7, 9201, 9101, 'accepted', '2026-11-20T19:00:00.000Z')`);
  expect(await answer(camShow, { id: 9201 }, { guestId: 7 })).toMatchObject({ fittingVoucher: { id: 501, amount: 2 } });
  expect(await buy({ voucherId: 501, creationType: 'purchasedTicket', price: 0 })).toMatchObject({
    success: true,
    show: { ticket: { isByVoucher: true, creationType: 'purchasedTicket', price: { value: 0 } } },
  });
  expect(await owned()).toEqual([20_000, 0, 0, 0]);
  expect(await run('select amount from voucher where id = 501')).toEqual([{ amount: 1 }]);
  expect(published).toEqual(['guestVouchers', 'chatTicketsChanged']);
});

test.each([
  ['voucherUnfit', { type: 7, maxPrice: 8000 }],
  ['voucherUnfit', { type: 8 }],
  ['voucherUnfit', { guestId: 8 }],
  ['voucherUsed', { amount: 0 }],
  ['voucherNotYet', { validFrom: '2026-11-21T00:00:00.000Z' }],
  ['voucherExpired', { validTo: '2026-11-20T18:00:00.000Z' }],
] as const)('a voucher ends a purchase with %s (%j)', async (errorCode, voucher) => {
  const { buy, world, tickets } = await setUp();
  await theVoucher.setUp({ id: 501, guestId: 7, type: 7, amount: 1, ...voucher }, world);
  expect(await buy({ voucherId: 501 })).toMatchObject({ success: false, errorCode });
  expect(await tickets()).toEqual([]);
});

test('a promo code of coins makes a ticket cheaper, is paid by the promotions and used up', async () => {
  const { buy, owned, answer } = await setUp();
  const code = { id: 9201, promoCode: 'lamplight' };
  expect(await answer(checkTicketCode, code, { guestId: 7 })).toMatchObject({
    success: true,
    discount: { value: 2000 },
    total: { value: 6001 },
  });
  expect(await buy({ promoCode: 'Lamp-Light', price: 6001 })).toMatchObject({
    success: true,
    show: { ticket: { price: { value: 6001 }, promoCode: 'LAMPLIGHT' } },
  });
  expect(await owned()).toEqual([20_000 - 6001, 4000, 4001, -2000]);
  expect(await answer(checkTicketCode, code, { guestId: 7 })).toMatchObject({ errorCode: 'promoUsed' });
});

test('a promo code of a ticket pays all of it up to its price', async () => {
  const { buy, owned, world } = await setUp({ price: 6000 });
  expect(await buy({ promoCode: 'FRONT ROW', price: 0 })).toMatchObject({ success: true });
  expect(await owned()).toEqual([20_000, 0, 0, 0]);
  await aShow.setUp({ id: 9202, actorId: 9101, price: 6001, start }, world);
  expect(await buy({ id: 9202, promoCode: 'FRONT ROW' }, 'k-8', 8)).toMatchObject({ errorCode: 'promoUnfit' });
});

test.each([
  ['promoUnfit', 'ALBUM 5', {}],
  ['promoUnfit', 'NEW', { amount: 8001 }],
  ['promoUnfit', 'NEW', { percentage: 10 }],
  ['promoNotYet', 'NEW', { validFrom: '2026-11-21T00:00:00.000Z' }],
  ['promoOver', 'NEW', { validTo: '2026-11-20T18:00:00.000Z' }],
  ['promoOver', 'NEW', { maxRedemptions: 1, redemptions: 1 }],
  ['promoNeedsVip', 'NEW', { vip: true }],
  ['promoNeedsMobile', 'NEW', { requireMobileAuth: true }],
] as const)('a promo code ends with %s (%s, %j)', async (errorCode, promoCode, changes) => {
  const { buy, world, answer, tickets, run } = await setUp();
  if (promoCode === 'NEW') await aBonusCode.setUp({ code: 'NEW', ...changes }, world);
  expect(await answer(checkTicketCode, { id: 9201, promoCode }, { guestId: 7 })).toMatchObject({
    success: false,
    errorCode,
    discount: { value: 0 },
    total: { value: 8001 },
  });
  expect(await buy({ promoCode })).toMatchObject({ success: false, errorCode });
  expect([await tickets(), await run('select * from "bonusRedemption"')]).toEqual([[], []]);
});

test('a promo code needs a confirmed address', async () => {
  const { buy, answer, run } = await setUp();
  await run('update account set "isVerified" = 0');
  const checked = await answer(checkTicketCode, { id: 9201, promoCode: 'LAMPLIGHT' }, { guestId: 7 });
  expect([checked.errorCode, (await buy({ promoCode: 'LAMPLIGHT' })).errorCode]).toEqual([
    'promoNeedsAddress',
    'promoNeedsAddress',
  ]);
});

test('too many unknown codes lock all codes for a while; a code without letters is malformed', async () => {
  const { answer, outcome } = await setUp();
  const check = (promoCode: string) => answer(checkTicketCode, { id: 9201, promoCode }, { guestId: 7 });
  for (let at = 0; at < 10; at += 1) expect(await check(`TRY ${at}`)).toMatchObject({ errorCode: 'promoUnknown' });
  expect(await check('LAMPLIGHT')).toMatchObject({ errorCode: 'promoTooMany' });
  expect(await outcome(checkTicketCode, { id: 9201, promoCode: ' - ' }, { guestId: 7 })).toMatchObject({
    code: 'malformed',
    field: 'promoCode',
  });
  expect(await answer(checkTicketCode, { id: 9999, promoCode: 'A' }, { guestId: 8 })).toMatchObject({
    errorCode: 'unknownShow',
    total: { value: 0 },
  });
});
