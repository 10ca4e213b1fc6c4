import {
  camShow,
  camShows,
  camShowPlatformId,
  chatTicketsByModel,
  chatTicketsChanged,
  guestTickets,
} from '@lounge/protocol/content/tickets';
import {
  aPerformer,
  aShow,
  guestBuysTicket,
  guestHasTicket,
  guestHasVoucher,
  guestOwnsCoins,
  noPerformer,
  noShow,
  noShows,
  showIsCancelled,
} from '@lounge/mock-api/states';
import { aBoughtShow, anOwnTicket, aShowTicket, aTicketsPush } from '@lounge/testing/content/tickets';
import { expect, test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const start = '2099-11-27T20:00:00.000Z';
const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const show = aShow({ id: 9201, actorId: 9101, start });
/** The clock of a verified server is not known, so what runs in a pact runs for long. */
const centuryMinutes = 100 * 365 * 24 * 60;
const flags = ['id', 'actorId', 'start', 'end', 'price.value', 'isBought', 'isFree', 'canBuy', 'hasStarted'];
const list = { platformId: camShowPlatformId, status: 'ok' } as const;
const given = anOwnTicket({ creationType: 'manual', price: { value: 0, currency: 'VXC' } });

// @spec query:chat-tickets.by-model, entity:chatTicket
test('a performer’s shows are read', () =>
  pactForCall(chatTicketsByModel, {
    description: 'a query for a performer’s ticket shows',
    states: [noor, show],
    input: { id: 9101 },
    answer: [aShowTicket()],
    exact: flags,
  }));

test('the shows of a performer that took place are read', () =>
  pactForCall(chatTicketsByModel, {
    description: 'a query for a performer’s ticket shows that took place',
    states: [noShows({}), noor, aShow({ id: 9201, actorId: 9101, start: '2020-11-27T20:00:00.000Z' })],
    input: { id: 9101, isOver: true },
    answer: [
      aShowTicket({
        start: '2020-11-27T20:00:00.000Z',
        end: '2020-11-27T20:45:00.000Z',
        canBuy: false,
        hasStarted: true,
      }),
    ],
    exact: ['id', 'start', 'end', 'canBuy', 'hasStarted'],
  }));

test('a performer without shows has an empty list', () =>
  pactForCall(chatTicketsByModel, {
    description: 'a query for the ticket shows of a performer without shows',
    states: [noor],
    input: { id: 9101 },
    answer: [],
  }));

test('shows of an unknown performer are unknown', () =>
  pactForCall(chatTicketsByModel, {
    description: 'a query for the ticket shows of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { id: 9999 },
    error: 'unknown',
    field: 'id',
  }));

// @spec query:cam-shows.list, constant:camShows.platformId, constant:camShows.status, feature:chat.show-list 1, state:chat-ticket 5
test('the shows of the platform are read with all their variables', () =>
  pactForCall(camShows, {
    description: 'a query for internal ticket shows between two instants',
    states: [
      noShows({}),
      noor,
      aShow({ id: 9201, actorId: 9101, start, isInternal: true, isFeatured: true, isAutoFeatured: true }),
      aShow({ id: 9202, actorId: 9101, start }),
      aShow({ id: 9203, actorId: 9101, start: '2099-12-27T20:00:00.000Z', isInternal: true }),
    ],
    input: {
      ...list,
      endDateFrom: '2099-11-20T19:00:00.000Z',
      startDateTo: '2099-12-20T19:00:00.000Z',
      first: 10,
      order: 'start',
      internal: true,
      cache: false,
    },
    answer: [aShowTicket({ isInternal: true, isFeatured: true, isAutoFeatured: true })],
    exact: [...flags, 'isInternal', 'isFeatured', 'isAutoFeatured'],
  }));

test('a list of another platform is malformed', () =>
  pactForCall(camShows, {
    description: 'a query for the ticket shows of another platform',
    input: { ...list, platformId: 1501 },
    error: 'malformed',
    field: 'platformId',
  }));

test('one show is read', () =>
  pactForCall(camShow, {
    description: 'a query for a ticket show',
    states: [noor, show, guestHasVoucher({ guestId: 7, type: 7, amount: 1, validTo: '2099-12-24T22:59:59.000Z' })],
    caller: guest,
    input: { id: 9201 },
    answer: aShowTicket({ fittingVoucher: { id: 1, amount: 1, validTo: '2099-12-24T22:59:59.000Z' } }),
    exact: [...flags, 'postBuyInfo', 'fittingVoucher.amount', 'fittingVoucher.validTo'],
  }));

test('a show that runs and is free is read', () =>
  pactForCall(camShow, {
    description: 'a query for a free ticket show that has started',
    states: [
      noor,
      aShow({
        id: 9201,
        actorId: 9101,
        price: 0,
        start: '2020-11-20T18:55:00.000Z',
        minutes: centuryMinutes,
        bonusCode: 'LAMPLIGHT',
      }),
    ],
    input: { id: 9201 },
    answer: aShowTicket({
      price: { value: 0, currency: 'VXC', symbol: 'C' },
      isFree: true,
      hasStarted: true,
      bonusCode: 'LAMPLIGHT',
      canBuy: false,
      start: '2020-11-20T18:55:00.000Z',
      end: '2120-10-27T18:55:00.000Z',
    }),
    exact: [...flags, 'bonusCode'],
  }));

test('an unknown show is unknown', () =>
  pactForCall(camShow, {
    description: 'a query for an unknown ticket show',
    states: [noShow({ id: 9999 })],
    input: { id: 9999 },
    error: 'unknown',
    field: 'id',
  }));

test('a private show is unknown to guests who are not invited', () =>
  pactForCall(camShow, {
    description: 'a query for a private ticket show by a guest who is not invited',
    states: [noor, aShow({ id: 9201, actorId: 9101, start, isPrivate: true })],
    caller: guest,
    input: { id: 9201 },
    error: 'unknown',
    field: 'id',
  }));

// @spec feature:chat.ticket-show 2, state:chat-ticket 6
test('a guest’s tickets are read, with the info for buyers', () =>
  pactForCall(guestTickets, {
    description: 'a query for the guest’s tickets',
    states: [noor, show, guestHasTicket({ ticketId: 9301, guestId: 7, showId: 9201 })],
    caller: guest,
    input: {},
    answer: [aBoughtShow({ ticket: given })],
    exact: [...flags, 'ticket.id', 'ticket.creationType'],
  }));

test('the guest’s tickets need a log-in', () =>
  pactForCall(guestTickets, {
    description: 'a query for the guest’s tickets with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

test('a guest is notified that a ticket was bought elsewhere', () =>
  pactForPush(
    chatTicketsChanged,
    {
      description: 'a chatTicketsChanged push when the guest buys a ticket elsewhere',
      states: [noor, show, guestOwnsCoins({ guestId: 7, amount: 20_000 })],
      caller: guest,
      event: guestBuysTicket({ guestId: 7, showId: 9201 }),
      payload: aTicketsPush(),
      exact: ['showId', 'actorId'],
    },
    (side, deliver) => {
      const shows: number[] = [];
      side.socket.on(chatTicketsChanged, ({ showId }) => void shows.push(showId));
      deliver();
      expect(shows).toEqual([9201]);
    },
  ));

test('everybody is notified that a show is cancelled', () =>
  pactForPush(
    chatTicketsChanged,
    {
      description: 'a chatTicketsChanged push when a show is cancelled',
      states: [noor, show],
      caller: guest,
      event: showIsCancelled({ id: 9201 }),
      payload: aTicketsPush(),
      exact: ['showId', 'actorId'],
    },
    (side, deliver) => {
      const shows: number[] = [];
      side.socket.on(chatTicketsChanged, ({ showId }) => void shows.push(showId));
      deliver();
      expect(shows).toEqual([9201]);
    },
  ));
