import {
  aBonusCode,
  aPerformer,
  aShow,
  guestBuysTicket,
  guestHasAddress,
  guestIsLoggedIn,
  guestOwnsCoins,
  showIsCancelled,
  testStores,
  theVoucher,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { ShowTicket } from './ShowTicket.ts';

const setUp = async (amount = 20_000, hasAnalyticsConsent = false) => {
  const stores = testStores({ guestId: 7, hasAnalyticsConsent });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aShow.setUp({ id: 9201, actorId: 9101, price: 8000 }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount }, world);
  let keys = 0;
  const ticket = new ShowTicket(9201, stores.context, () => `key-${(keys += 1)}`);
  const sent = (name: string) => stores.sent.filter(({ body }) => JSON.stringify(body ?? '').includes(name));
  const keysSent = () => sent('buyChatTicket').map(({ headers }) => headers['idempotency-key']);
  const balance = async () => {
    const [row] = await stores.run(`select sum(amount) as coins from "ledgerEntry" where account = 'guest:7'`);
    return (row as { coins: number }).coins;
  };
  return { ...stores, ticket, sent, keysSent, balance };
};

// @spec query:chat-ticket.buy, state:chat-ticket 1, feature:chat.ticket-buy 1
test('a ticket is bought at the price that the guest saw, and given back', async () => {
  const { ticket, balance, unexpectedErrors } = await setUp();
  await ticket.load();
  expect([ticket.data.value?.isBought, ticket.due]).toEqual([false, 8000]);
  expect(await ticket.buy()).toBe(true);
  expect(ticket.data.value).toMatchObject({ isBought: true, postBuyInfo: [{}, {}, {}, {}] });
  expect([await balance(), ticket.problem, ticket.isBuying]).toEqual([12_000, null, false]);
  expect(await ticket.remove()).toBe(true);
  expect([await balance(), ticket.data.value?.isBought]).toEqual([20_000, false]);
  expect(unexpectedErrors).toEqual([]);
});

// @spec rule:ticket-object-required, error:ticket-object-missing
test('without a ticket object nothing is sent', async () => {
  const { ticket, sent } = await setUp();
  expect(await ticket.buy()).toBe(false);
  expect([ticket.problem, sent('buyChatTicket'), await ticket.remove()]).toEqual(['ticketMissing', [], false]);
});

test('presses while a purchase is under way join it, and a lost answer is repeated under its key', async () => {
  const { ticket, keysSent, balance, failRequests } = await setUp();
  await ticket.load();
  failRequests(/buyChatTicket/);
  await ticket.buy();
  expect([ticket.problem, ticket.data.value?.isBought]).toEqual(['unavailable', false]);
  failRequests(/nothing/);
  await Promise.all([ticket.buy(), ticket.buy()]);
  expect([keysSent(), await balance()]).toEqual([['key-1', 'key-1'], 12_000]);
});

// @spec error:ticket-buy
test('a failure is named, and the show is as the server says', async () => {
  const { ticket, world } = await setUp(100);
  await ticket.load();
  expect(await ticket.buy()).toBe(false);
  expect(ticket.problem).toBe('notEnoughCoins');
  await aShow.setUp({ id: 9201, actorId: 9101, price: 9000, start: ticket.data.value?.start }, world);
  await ticket.buy();
  expect([ticket.problem, ticket.due]).toEqual(['priceChanged', 9000]);
  ticket.forgetProblem();
  expect(ticket.problem).toBeNull();
});

test('a promo code is checked, lowers the price, and is sent only while it fits', async () => {
  const { ticket, world, balance } = await setUp();
  await aBonusCode.setUp({ code: 'NEW', amount: 2000 }, world);
  await ticket.load();
  await ticket.checkPromoCode();
  expect(ticket.quote.state).toBe('idle');
  ticket.setPromoCode('OLD');
  await ticket.checkPromoCode();
  expect([ticket.quote.value?.errorCode, ticket.fittingQuote, ticket.due]).toEqual(['promoUnknown', null, 8000]);
  ticket.setPromoCode(' new ');
  expect(ticket.quote.state).toBe('idle');
  await ticket.checkPromoCode();
  expect(ticket.due).toBe(6000);
  expect(await ticket.buy()).toBe(true);
  expect([await balance(), ticket.promoCode, ticket.data.value?.ticket?.promoCode]).toEqual([14_000, '', 'NEW']);
});

// @spec feature:chat.ticket-buy 7
test.each([true, false])(
  'a purchase is counted in the category of tickets if the visitor agreed (%s)',
  async (agreed) => {
    const { ticket, sent } = await setUp(20_000, agreed);
    await ticket.load();
    await ticket.buy();
    const tracked = sent('"itemCategory":"cam_show_ticket"').map(({ body }) => body);
    expect(tracked).toEqual(agreed ? [expect.objectContaining({ eventAction: 'ticket' })] : []);
  },
);

test('a voucher pays', async () => {
  const { ticket, world, balance } = await setUp();
  await theVoucher.setUp({ id: 501, guestId: 7, type: 7, amount: 1 }, world);
  await ticket.load();
  expect(await ticket.buy(ticket.data.value?.fittingVoucher?.id)).toBe(true);
  expect([await balance(), ticket.data.value?.ticket?.isByVoucher]).toEqual([20_000, true]);
});

// @spec error:ticket-remove
test('a ticket that is given back too late stays', async () => {
  const { ticket, run } = await setUp();
  await ticket.load();
  await ticket.buy();
  await run(`update "camTicket" set "enteredAt" = "boughtAt"`);
  expect(await ticket.remove()).toBe(false);
  expect([ticket.problem, ticket.data.value?.isBought]).toEqual(['removedTooLate', true]);
});

test('a ticket bought on another device, and a cancelled show, are seen without a reload', async () => {
  const { ticket, world, pushSource, socket } = await setUp();
  ticket.listen(pushSource);
  socket.setState('ready');
  await ticket.load();
  await guestBuysTicket.setUp({ guestId: 7, showId: 9201 }, world);
  await vi.waitFor(() => expect(ticket.data.value?.isBought).toBe(true));
  await showIsCancelled.setUp({ id: 9201 }, world);
  await vi.waitFor(() => expect(ticket.data.value).toMatchObject({ isCancelled: true, isBought: false }));
});

test('the push of another show reads nothing', async () => {
  const { ticket, sent } = await setUp();
  await ticket.load();
  ticket.onChange({ showId: 1, actorId: 9101 });
  expect(sent('camShow')).toHaveLength(1);
});
