import {
  actorHeatMaps,
  getActor,
  getActorByName,
  getActorState,
  onlineModels,
  recommendedModels,
} from '@lounge/protocol/content/actors';
import {
  aPerformer,
  aShow,
  guestHasTicket,
  guestHasVoucher,
  noPerformer,
  noPerformerIsOnline,
  noPerformerNamed,
  performerIsFree,
  performerIsPrivate,
} from '@lounge/mock-api/states';
import { LiveRow } from '@lounge/stores/content/actors';
import { aModel, anActor, anActorState, heatMapsOf } from '@lounge/testing/content/actors';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { guest, withLanguage } from '../consume/callers.ts';

const noor = { id: 9101, name: 'Noor Vega', price: 3600, basePrice: 4200 };
const show = aShow({ id: 9201, actorId: 9101, start: '2099-11-27T20:00:00.000Z' });
const who = ['id', 'name', 'slug'];

// @spec rest:actor.data.get-by-id
test('a performer is read by id', () =>
  pactForCall(getActor, {
    description: 'a request for a performer by id',
    states: [aPerformer({ ...noor, isOnline: true }), show],
    input: { actorId: 9101 },
    answer: anActor(),
    exact: [...who, 'isOnline', 'prices.video', 'nextShowAt'],
  }));

// @spec entity:actorChatButtonPrices, component:VideoChatButton 12
test('a performer’s prices carry the minutes that the guest’s voucher pays', () =>
  pactForCall(getActor, {
    description: 'a request for a performer by a guest with a voucher for minutes',
    states: [aPerformer({ ...noor, isOnline: true }), guestHasVoucher({ guestId: 7, type: 2, amount: 10 })],
    caller: guest,
    input: { actorId: 9101 },
    answer: anActor({
      nextShowAt: null,
      voucherChatMinutes: 10,
      voucherChatSeconds: 600,
      prices: { ...anActor().prices, voucherChatMinutes: 10 },
    }),
    exact: [...who, 'voucherChatMinutes', 'prices.voucherChatMinutes', 'prices.freeMessages', 'prices.voyeur'],
  }));

const runs = { id: 9201, actorId: 9101, start: '2020-11-20T18:55:00.000Z', minutes: 100 * 365 * 24 * 60 };

// @spec entity:actor
test.each([
  ['whose chat is free', [performerIsFree({ actorId: 9101, seconds: 600 })], { freeChat: true }],
  ['who is in a private chat', [performerIsPrivate({ actorId: 9101 })], { isVoyeurMode: true }],
  [
    'in a show for which the guest has a ticket',
    [aShow(runs), guestHasTicket({ ticketId: 9301, guestId: 7, showId: 9201 })],
    { isCurrentlyTicketShow: true, guestHasTicket: true },
  ],
] as const)('a performer %s says so', (what, states, facts) =>
  pactForCall(getActor, {
    description: `a request for a performer ${what}`,
    states: [aPerformer({ ...noor, isOnline: true }), ...states],
    caller: guest,
    input: { actorId: 9101 },
    answer: anActor({ nextShowAt: null, ...facts }),
    exact: [...who, ...Object.keys(facts)],
  }),
);

test('a performer who is offline, without a price reduction and without a show, is read in German', () =>
  pactForCall(getActor, {
    description: 'a request for an offline performer in German with a qmday',
    states: [aPerformer({ id: 9101, name: 'Noor Vega', headline: 'Tee', isOnline: false })],
    caller: withLanguage('de'),
    input: { actorId: 9101, qmday: '2026-11-21' },
    answer: anActor({
      isOnline: false,
      isActorAvailableForConversionChat: false,
      isOnlineMobileVideocall: false,
      headline: 'Tee',
      nextShowAt: null,
      prices: { ...anActor().prices, basePriceVideo: null },
    }),
    exact: [...who, 'isOnline', 'headline', 'isActorAvailableForConversionChat'],
  }));

test('an id without a performer is unknown', () =>
  pactForCall(getActor, {
    description: 'a request for a performer by an unknown id',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

test('an invalid performer id is malformed', () =>
  pactForCall(getActor, {
    description: 'a request for a performer by an invalid id',
    input: { actorId: 0 },
    error: 'malformed',
    field: 'actorId',
  }));

// @spec rest:actor.data.get-by-name, rule:actor-name-lowercase
test.each(['noor-vega', 'Noor Vega'])('a performer is read by the name %s', (name) =>
  pactForCall(getActorByName, {
    description: `a request for a performer by the name ${name}`,
    states: [aPerformer({ ...noor, isOnline: true }), show],
    input: { name },
    answer: anActor(),
    exact: who,
  }),
);

test('a name without a performer is unknown', () =>
  pactForCall(getActorByName, {
    description: 'a request for a performer by an unknown name',
    states: [noPerformerNamed({ name: 'nobody-here' })],
    input: { name: 'nobody-here' },
    error: 'unknown',
    field: 'name',
  }));

// @spec rest:actor.state.get
test('a performer’s state says since when', () =>
  pactForCall(getActorState, {
    description: 'a request for the state of an online performer',
    states: [aPerformer({ ...noor, isOnline: true, since: '2026-11-20T18:30:00.000Z' })],
    input: { actorId: 9101 },
    answer: anActorState(),
    exact: ['id', 'isOnline', 'since'],
  }));

test('the state of an unknown performer is unknown', () =>
  pactForCall(getActorState, {
    description: 'a request for the state of an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

const online = [noPerformerIsOnline({}), aPerformer({ ...noor, isOnline: true })];

// @spec query:models.online
test('the live row reads the online performers', () =>
  pactForCall(
    onlineModels,
    {
      description: 'a query for online performers',
      states: online,
      input: { first: 12, offset: 0 },
      answer: { items: [aModel()], total: 1 },
      exact: ['items.id', 'items.isOnline', 'total'],
    },
    async (guest, { items, total }) => {
      const row = new LiveRow(guest);
      await row.load();
      expect(row.models).toEqual(items);
      expect(row.total).toBe(total);
    },
  ));

test('no online performer is an empty page', () =>
  pactForCall(onlineModels, {
    description: 'a query for online performers when there are none',
    states: [noPerformerIsOnline({})],
    input: {},
    answer: { items: [], total: 0 },
    exact: ['total'],
  }));

// @spec query:actor.recommended-models
test('similar performers are listed in their order', () =>
  pactForCall(recommendedModels, {
    description: 'a query for two similar performers',
    states: [
      aPerformer({ ...noor, similarIds: [9103, 9102] }),
      aPerformer({ id: 9102, name: 'Ivo Lund', isVip: true }),
      aPerformer({ id: 9103, name: 'Mira Sol', isNew: true }),
    ],
    input: { actorId: 9101, first: 2 },
    answer: [
      aModel({ id: 9103, name: 'Mira Sol', slug: 'mira-sol', basePrice: null, isNew: true, isOnline: false }),
      aModel({ id: 9102, name: 'Ivo Lund', slug: 'ivo-lund', basePrice: null, isVip: true, isOnline: false }),
    ],
    exact: ['id', 'isNew', 'isVip'],
  }));

test('similar performers of an unknown performer are unknown', () =>
  pactForCall(recommendedModels, {
    description: 'a query for performers similar to an unknown performer',
    states: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec query:actor.heat-maps
test('a performer’s heat maps are read', () =>
  pactForCall(actorHeatMaps, {
    description: 'a query for a performer’s heat maps',
    states: [aPerformer(noor)],
    input: { actorId: 9101 },
    answer: heatMapsOf(),
    exact: ['actorName', 'heatMaps.day', 'heatMaps.hours'],
  }));

test('heat maps name the days whose hours are unknown', () =>
  pactForCall(actorHeatMaps, {
    description: 'a query for the heat maps of a performer whose hours are known until Saturday',
    states: [aPerformer({ ...noor, knownDays: 6 })],
    input: { actorId: 9101 },
    answer: heatMapsOf({
      heatMaps: heatMapsOf().heatMaps.map(({ day, hours }) => ({
        day,
        hours: day === 7 ? Array<number>(24).fill(0) : hours,
      })),
      errors: ['The hours of day 7 are unknown.'],
    }),
    exact: ['heatMaps.day', 'heatMaps.hours'],
  }));

test.each([
  ['an unknown', 9999, 'unknown'],
  ['an invalid', 0, 'malformed'],
] as const)('heat maps of %s performer id fail', (which, actorId, error) =>
  pactForCall(actorHeatMaps, {
    description: `a query for the heat maps of a performer by ${which} id`,
    states: actorId > 0 ? [noPerformer({ id: actorId })] : [],
    input: { actorId },
    error,
    field: 'actorId',
  }),
);
