import {
  answerPrivateTicketShowInvitation,
  buyChatTicket,
  checkTicketCode,
  privateTicketShowInvitations,
  removeChatTicket,
} from '@lounge/protocol/content/tickets';
import {
  aBonusCode,
  guestHasAddress,
  aPerformer,
  aShow,
  guestHasTicket,
  guestOwnsCoins,
  keyWasUsed,
  noBonusCode,
  noShow,
  noTicket,
  theVoucher,
  type ProviderState,
} from '@lounge/mock-api/states';
import {
  aBoughtShow,
  anOwnTicket,
  aShowTicket,
  aTicketPurchase,
  aTicketRemoval,
} from '@lounge/testing/content/tickets';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const start = '2099-11-27T20:00:00.000Z';
const ticketObject = { id: 9201, creationType: 'chatTicket', modelId: 9101, start } as const;
const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const show = aShow({ id: 9201, actorId: 9101, start });
const privateShow = aShow({ id: 9201, actorId: 9101, start, isPrivate: true });
const owns = guestOwnsCoins({ guestId: 7, amount: 20_000 });
const hasTicket = guestHasTicket({ ticketId: 9301, guestId: 7, showId: 9201 });
const confirmed = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });
const twentyOff = aBonusCode({ code: 'PACT 20' });
const given = anOwnTicket({ creationType: 'manual', price: { value: 0, currency: 'VXC' } });
const coins = (value: number) => ({ value, currency: 'VXC' as const });

// @spec query:chat-ticket.buy, state:chat-ticket 1, 6, 8, feature:chat.ticket-buy 1
test('a guest buys a ticket', () =>
  pactForCall(buyChatTicket, {
    description: 'a request to buy a ticket',
    states: [noor, show, owns],
    caller: guest,
    input: { ...ticketObject, price: 8000 },
    answer: aTicketPurchase(),
    exact: ['success', 'errorCode', 'show.id', 'show.isBought', 'show.canBuy', 'show.ticket.price'],
  }));

test('a guest buys a ticket with a promo code', () =>
  pactForCall(buyChatTicket, {
    description: 'a request to buy a ticket with a promo code',
    states: [noor, show, owns, confirmed, twentyOff],
    caller: guest,
    input: { ...ticketObject, promoCode: 'pact-20', price: 6000 },
    answer: aTicketPurchase({
      show: aBoughtShow({ ticket: anOwnTicket({ price: coins(6000), promoCode: 'PACT 20' }) }),
    }),
    exact: ['success', 'show.ticket.price', 'show.ticket.promoCode'],
  }));

// @spec state:chat-ticket 6
test('a voucher pays a ticket', () =>
  pactForCall(buyChatTicket, {
    description: 'a request to buy a ticket with a voucher',
    states: [noor, show, theVoucher({ id: 9501, guestId: 7, type: 7, amount: 1 })],
    caller: guest,
    input: { ...ticketObject, creationType: 'purchasedTicket', voucherId: 9501, price: 0 },
    answer: aTicketPurchase({
      show: aBoughtShow({
        ticket: anOwnTicket({ creationType: 'purchasedTicket', price: coins(0), isByVoucher: true }),
      }),
    }),
    exact: ['success', 'show.ticket.creationType', 'show.ticket.price', 'show.ticket.isByVoucher'],
  }));

type Shown = ReturnType<typeof aShowTicket> | null;
/** The clock of a verified server is not known, so what runs in a pact runs for long. */
const centuryMinutes = 100 * 365 * 24 * 60;
const late = { start: '2020-11-20T18:30:00.000Z', end: '2120-10-27T18:30:00.000Z', hasStarted: true, canBuy: false };

// @spec error:ticket-buy, feature:chat.ticket-buy 2, 4, state:chat-ticket 2
test.each([
  ['to an unknown show', 'unknownShow', [noShow({ id: 9201 })], {}, null],
  ['to a private show without an invitation', 'unknownShow', [noor, privateShow], {}, null],
  ['that was moved', 'showChanged', [noor, show, owns], { start: '2099-11-28T20:00:00.000Z' }, aShowTicket()],
  ['at an old price', 'priceChanged', [noor, show, owns], { price: 7000 }, aShowTicket()],
  ['twice', 'alreadyBought', [noor, show, owns, hasTicket], {}, aBoughtShow({ ticket: given })],
  [
    'with too few coins',
    'notEnoughCoins',
    [noor, show, guestOwnsCoins({ guestId: 7, amount: 7999 })],
    {},
    aShowTicket(),
  ],
  [
    'to a cancelled show',
    'cancelled',
    [noor, aShow({ id: 9201, actorId: 9101, start, isCancelled: true })],
    {},
    aShowTicket({ isCancelled: true, canBuy: false }),
  ],
  [
    'to a show that started long ago',
    'startedTooLongAgo',
    [noor, aShow({ id: 9201, actorId: 9101, start: late.start, minutes: centuryMinutes })],
    { start: late.start },
    aShowTicket(late),
  ],
  [
    'to a show that is over',
    'over',
    [noor, aShow({ id: 9201, actorId: 9101, start: late.start, minutes: 20 })],
    { start: late.start },
    aShowTicket({ ...late, end: '2020-11-20T18:50:00.000Z' }),
  ],
  ['as the staff does', 'wrongCreationType', [noor, show, owns], { creationType: 'manual' }, aShowTicket()],
  [
    'with an unknown promo code',
    'promoUnknown',
    [noor, show, owns, noBonusCode({ code: 'PACT 99' })],
    { promoCode: 'PACT 99' },
    aShowTicket(),
  ],
  [
    'with a promo code for something else',
    'promoUnfit',
    [noor, show, owns, confirmed, aBonusCode({ code: 'PACT 10', percentage: 10 })],
    { promoCode: 'PACT 10' },
    aShowTicket(),
  ],
  [
    'with a voucher that is used up',
    'voucherUsed',
    [noor, show, owns, theVoucher({ id: 9501, guestId: 7, type: 7, amount: 0 })],
    { creationType: 'purchasedTicket', voucherId: 9501 },
    aShowTicket(),
  ],
] as const satisfies readonly (readonly [string, string, readonly ProviderState[], object, Shown])[])(
  'buying a ticket %s ends with %s',
  (what, errorCode, states, changes, shown) =>
    pactForCall(buyChatTicket, {
      description: `a request to buy a ticket ${what}`,
      states: [...states],
      caller: guest,
      input: { ...ticketObject, ...changes },
      answer: aTicketPurchase({ success: false, errorCode, ticketId: null, show: shown }),
      exact: ['success', 'errorCode', 'ticketId', ...(shown === null ? ['show'] : ['show.id', 'show.canBuy'])],
    }),
);

test.each([
  ['with an expired token', [], expiredGuest, 'needLogin', null],
  [
    'with a reused idempotency key',
    [noor, show, owns, keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    'keyReused',
    'Idempotency-Key',
  ],
] as const)('buying a ticket %s fails', (what, states, caller, error, field) =>
  pactForCall(buyChatTicket, {
    description: `a request to buy a ticket ${what}`,
    states,
    caller,
    input: ticketObject,
    error,
    field,
  }),
);

// @spec rule:ticket-object-required, error:ticket-object-missing, state:chat-ticket 3
test('a purchase without the start of a ticket object is malformed', () =>
  pactForCall(buyChatTicket, {
    description: 'a request to buy a ticket without the start of a ticket object',
    caller: guest,
    input: { id: 9201, modelId: 9101 } as never,
    error: 'malformed',
  }));

test('a promo code is checked', () =>
  pactForCall(checkTicketCode, {
    description: 'a query for the price of a ticket with a promo code',
    states: [noor, show, confirmed, twentyOff],
    caller: guest,
    input: { id: 9201, promoCode: 'PACT 20' },
    answer: { success: true, errorCode: null, discount: coins(2000), total: coins(6000) },
    exact: ['success', 'errorCode', 'discount', 'total'],
  }));

test('an unknown promo code is named', () =>
  pactForCall(checkTicketCode, {
    description: 'a query for the price of a ticket with an unknown promo code',
    states: [noor, show, noBonusCode({ code: 'PACT 99' })],
    caller: guest,
    input: { id: 9201, promoCode: 'PACT 99' },
    answer: { success: false, errorCode: 'promoUnknown', discount: coins(0), total: coins(8000) },
    exact: ['success', 'errorCode', 'discount', 'total'],
  }));

// @spec query:chat-ticket.remove, feature:chat.ticket-buy 5
test('a guest gives a ticket back', () =>
  pactForCall(removeChatTicket, {
    description: 'a request to give a ticket back',
    states: [noor, show, hasTicket],
    caller: guest,
    input: { id: 9301 },
    answer: aTicketRemoval(),
    exact: ['success', 'errorCode', 'show.id', 'show.isBought', 'show.canBuy'],
  }));

// @spec error:ticket-remove, state:chat-ticket 2
test.each([
  ['an unknown ticket', 'unknownTicket', [noTicket({ id: 9301 })], null],
  [
    'a ticket with which the guest has entered',
    'removedTooLate',
    [noor, show, guestHasTicket({ ticketId: 9301, guestId: 7, showId: 9201, hasEntered: true })],
    aBoughtShow({ ticket: { ...given, enteredAt: '2026-11-20T20:00:00.000Z' } }),
  ],
] as const)('giving %s back ends with %s', (what, errorCode, states, shown) =>
  pactForCall(removeChatTicket, {
    description: `a request to give ${what} back`,
    states: [...states],
    caller: guest,
    input: { id: 9301 },
    answer: aTicketRemoval({ success: false, errorCode, show: shown }),
    exact: ['success', 'errorCode'],
  }),
);

test.each([
  ['checking a promo code', checkTicketCode, { id: 9201, promoCode: 'PACT 20' }],
  ['giving a ticket back', removeChatTicket, { id: 9301 }],
  ['reading invitations', privateTicketShowInvitations, {}],
  ['answering an invitation', answerPrivateTicketShowInvitation, { actorId: 9101, isAccepted: true }],
] as const)('%s needs a log-in', (what, call, input) =>
  pactForCall(call as typeof removeChatTicket, {
    description: `a request for ${what} with an expired token`,
    caller: expiredGuest,
    input: input as { id: number },
    error: 'needLogin',
  }),
);
