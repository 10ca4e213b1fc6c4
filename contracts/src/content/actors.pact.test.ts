import {
  actorHeatMaps,
  getActor,
  getActorByName,
  getActorState,
  onlineModels,
  recommendedModels,
} from '@lounge/protocol/content/actors';
import { aPerformer, nobodyIsOnline, noPerformer, noPerformerNamed } from '@lounge/mock-api/states';
import { LiveRow } from '@lounge/stores/content/actors';
import { aModel, anActor, anActorState, heatMapsOf } from '@lounge/workbench/content/actors';
import { expect, test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';
import { speaking } from '../consume/visitors.ts';

const noor = { id: 9101, name: 'Noor Vega', price: 3600, basePrice: 4200, nextShowAt: '2026-11-27T20:00:00.000Z' };
const who = ['id', 'name', 'slug'];

// @spec rest:actor.data.get-by-id
test('a performer is read by id', () =>
  agreeOn(getActor, {
    says: 'a read of a performer by id',
    given: [aPerformer({ ...noor, isOnline: true })],
    input: { actorId: 9101 },
    answer: anActor(),
    exact: [...who, 'isOnline', 'prices.video', 'nextShowAt'],
  }));

test('a performer who is offline, without a price reduction and without a show, is read in German', () =>
  agreeOn(getActor, {
    says: 'a read of a performer who is offline, in German, as on another day',
    given: [aPerformer({ id: 9101, name: 'Noor Vega', headline: 'Tee', isOnline: false })],
    as: speaking('de'),
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

test('an id that nobody has is unknown', () =>
  agreeOn(getActor, {
    says: 'a read of a performer by an id that nobody has',
    given: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    refusal: 'unknown',
    field: 'actorId',
  }));

test('an id that is no positive number is malformed', () =>
  agreeOn(getActor, {
    says: 'a read of a performer by an id that is no positive number',
    input: { actorId: 0 },
    refusal: 'malformed',
    field: 'actorId',
  }));

// @spec rest:actor.data.get-by-name, rule:actor-name-lowercase
test.each(['noor-vega', 'Noor Vega'])('a performer is read by the name %s', (name) =>
  agreeOn(getActorByName, {
    says: `a read of a performer by the name ${name}`,
    given: [aPerformer({ ...noor, isOnline: true })],
    input: { name },
    answer: anActor(),
    exact: who,
  }),
);

test('a name that nobody bears is unknown', () =>
  agreeOn(getActorByName, {
    says: 'a read of a performer by a name that nobody bears',
    given: [noPerformerNamed({ name: 'nobody-here' })],
    input: { name: 'nobody-here' },
    refusal: 'unknown',
    field: 'name',
  }));

// @spec rest:actor.state.get
test('a performer’s state says since when', () =>
  agreeOn(getActorState, {
    says: 'a read of the state of a performer who is online',
    given: [aPerformer({ ...noor, isOnline: true, since: '2026-11-20T18:30:00.000Z' })],
    input: { actorId: 9101 },
    answer: anActorState(),
    exact: ['id', 'isOnline', 'since'],
  }));

test('the state of an id that nobody has is unknown', () =>
  agreeOn(getActorState, {
    says: 'a read of the state of a performer whom nobody knows',
    given: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    refusal: 'unknown',
    field: 'actorId',
  }));

const online = [nobodyIsOnline({}), aPerformer({ ...noor, isOnline: true })];

// @spec query:models.online
test('the live row reads who is online', () =>
  agreeOn(
    onlineModels,
    {
      says: 'a query for performers who are online',
      given: online,
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

test('nobody online is an empty page', () =>
  agreeOn(onlineModels, {
    says: 'a query for performers who are online when nobody is',
    given: [nobodyIsOnline({})],
    input: {},
    answer: { items: [], total: 0 },
    exact: ['total'],
  }));

// @spec query:actor.recommended-models
test('similar performers are listed in their order', () =>
  agreeOn(recommendedModels, {
    says: 'a query for two similar performers',
    given: [
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

test('similar performers of an id that nobody has are unknown', () =>
  agreeOn(recommendedModels, {
    says: 'a query for performers similar to nobody',
    given: [noPerformer({ id: 9999 })],
    input: { actorId: 9999 },
    refusal: 'unknown',
    field: 'actorId',
  }));

// @spec query:actor.heat-maps
test('a performer’s usual hours are read', () =>
  agreeOn(actorHeatMaps, {
    says: 'a query for a performer’s usual hours',
    given: [aPerformer(noor)],
    input: { actorId: 9101 },
    answer: heatMapsOf(),
    exact: ['actorName', 'heatMaps.day', 'heatMaps.hours'],
  }));

test.each([
  ['an id that nobody has', 9999, 'unknown'],
  ['an id that is no positive number', 0, 'malformed'],
] as const)('usual hours of %s are refused', (words, actorId, refusal) =>
  agreeOn(actorHeatMaps, {
    says: `a query for the usual hours of ${words}`,
    given: actorId > 0 ? [noPerformer({ id: actorId })] : [],
    input: { actorId },
    refusal,
    field: 'actorId',
  }),
);
