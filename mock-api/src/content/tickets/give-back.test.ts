import { buyChatTicket, camShow, removeChatTicket } from '@lounge/protocol/content/tickets';
import { getMovements } from '@lounge/protocol/foundation/wallet';
import { expect, test } from 'vitest';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { theVoucher } from '../../foundation/vouchers/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { latestCharge, refund } from '../../foundation/wallet/refund.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { aPerformer } from '../actors/states.ts';
import { noteEntry } from './enter.ts';
import { aShow } from './states.ts';

const start = '2026-11-27T20:00:00.000Z';
const accounts = ['guest:7', 'performer:9101', 'house', 'house:promotion'] as const;

const setUp = async (input: object = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 20_000 }, world);
  await guestHasAddress.setUp({ guestId: 7, email: 'guest-7@example.com', isVerified: true }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aShow.setUp({ id: 9201, actorId: 9101, price: 8001, start }, world);
  await theVoucher.setUp({ id: 501, guestId: 7, type: 7, amount: 1 }, world);
  const client = testClient(world);
  let keys = 0;
  const buy = () =>
    client.answer(buyChatTicket, { id: 9201, modelId: 9101, start, ...input }, { guestId: 7, key: `k-${(keys += 1)}` });
  const { ticketId } = await buy();
  const published: string[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const remove = (id = ticketId, guestId = 7) => client.answer(removeChatTicket, { id }, { guestId });
  const owned = () => Promise.all(accounts.map((each) => balanceOf(world.database.reader, each)));
  return { ...testWorld, ...client, buy, remove, owned, published, ticketId };
};

// @spec query:chat-ticket.remove, feature:chat.ticket-buy 5
test('a ticket is given back once: everybody gives the coins back, and it can be bought again', async () => {
  const { remove, owned, published, buy, answer } = await setUp();
  expect(await remove()).toMatchObject({
    success: true,
    errorCode: null,
    show: { isBought: false, canBuy: true, postBuyInfo: [], ticket: null },
  });
  expect(await owned()).toEqual([20_000, 0, 0, 0]);
  expect(published).toEqual(['guestBalance', 'chatTicketsChanged']);
  expect(await remove()).toMatchObject({ success: true, show: { isBought: false } });
  expect([await owned(), published.length]).toEqual([[20_000, 0, 0, 0], 2]);
  expect(await buy()).toMatchObject({ success: true });
  expect(await remove()).toMatchObject({ success: true, show: { isBought: true } });
  expect(await owned()).toEqual([11_999, 4000, 4001, 0]);
  const { items } = await answer(getMovements, {}, { guestId: 7 });
  expect(items.map(({ kind, subject, detail, refundedKind }) => [kind, subject, detail, refundedKind])).toEqual([
    ['ticket', 'Piano by lamplight', null, null],
    ['refund', 'Piano by lamplight', 'Ticket given back', 'ticket'],
    ['ticket', 'Piano by lamplight', null, null],
    ['topUp', null, null, null],
  ]);
});

test('a voucher comes back', async () => {
  const { remove, run, published } = await setUp({ voucherId: 501 });
  expect(await run('select amount from voucher where id = 501')).toEqual([{ amount: 0 }]);
  await remove();
  expect(await run('select amount, "validTo" from voucher where id = 501')).toEqual([{ amount: 1, validTo: null }]);
  expect(published).toEqual(['guestVouchers', 'chatTicketsChanged']);
});

test('a promo code can be used again, and the promotions get back what they paid', async () => {
  const { remove, owned, run, buy } = await setUp({ promoCode: 'LAMPLIGHT', price: 6001 });
  expect(await owned()).toEqual([13_999, 4000, 4001, -2000]);
  await remove();
  expect(await owned()).toEqual([20_000, 0, 0, 0]);
  expect(await run(`select redemptions from "bonusCode" where key = 'LAMPLIGHT'`)).toEqual([{ redemptions: 0 }]);
  expect(await buy()).toMatchObject({ success: true });
});

// @spec error:ticket-remove
test('tickets of others, started shows and entered ones are not given back', async () => {
  const { remove, owned, world, pass, ticketId } = await setUp();
  const paid = await owned();
  expect(await remove(ticketId, 8)).toEqual({ success: false, errorCode: 'unknownTicket', show: null });
  expect(await remove(999)).toMatchObject({ errorCode: 'unknownTicket' });
  await runInWorld(world, true, (inside) => noteEntry(7, { showId: 9201, actorId: 9101 }, inside));
  expect(await remove()).toMatchObject({ errorCode: 'removedTooLate', show: { isBought: true } });
  await world.database.change((tx) => tx.query('update "camTicket" set "enteredAt" = null', []));
  pass(Date.parse(start) - world.clock.now());
  expect(await remove()).toMatchObject({ errorCode: 'removedTooLate' });
  expect(await owned()).toEqual(paid);
});

const refundTicket = async (world: Parameters<typeof runInWorld>[0], amount?: number) => {
  const charge = await latestCharge.first(world.database.reader, { guestId: 7, account: 'guest:7' });
  const part = amount === undefined ? {} : { amount };
  await runInWorld(world, true, (inside) =>
    refund({ transferId: charge?.id ?? 0, reason: 'Sorry', ...part }, 'en', inside),
  );
};

test('a ticket that the staff refunds whole is no ticket any more', async () => {
  const { world, owned, remove, answer, buy } = await setUp();
  await refundTicket(world);
  expect(await answer(camShow, { id: 9201 }, { guestId: 7 })).toMatchObject({ isBought: false });
  expect(await remove()).toMatchObject({ success: true });
  expect(await owned()).toEqual([20_000, 0, 0, 0]);
  expect(await buy()).toMatchObject({ success: true });
});

test('a ticket that the staff refunded in part is given back without more coins', async () => {
  const { world, owned, remove } = await setUp();
  await refundTicket(world, 1000);
  const before = await owned();
  expect(await remove()).toMatchObject({ success: true, show: { isBought: false } });
  expect(await owned()).toEqual(before);
});

test('simultaneous removals give back once', async () => {
  const { remove, owned, answer } = await setUp();
  await Promise.all([remove(), remove(), remove()]);
  expect(await owned()).toEqual([20_000, 0, 0, 0]);
  expect(await answer(camShow, { id: 9201 }, { guestId: 7 })).toMatchObject({ isBought: false });
});
