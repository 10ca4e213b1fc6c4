import {
  aLateNightShow,
  aPerformer,
  aTvFormat,
  entryEnds,
  guestHasMostReminders,
  guestIsReminded,
  hostLeavesTv,
  noPerformer,
  programmeHas,
} from '@lounge/mock-api/states';
import {
  currentProgramme,
  getActorTvLivestreamData,
  getLivePlayoutList,
  getTvActors,
  getTvProgram,
  getTvStreamData,
  lateNightShow,
  setTvReminder,
  tvOnAir,
  tvLeave,
  tvWatch,
} from '@lounge/protocol/engagement/tv';
import { aModel } from '@lounge/testing/content/actors';
import { aLateNightEvent, aRecordedTvEntry, aTvActor, aTvEntry, aTvStream } from '@lounge/testing/engagement/tv';
import { expect, test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import {
  key,
  none,
  noor,
  kitchen,
  recorded,
  evenings,
  onPremium,
  soup,
  subscriber,
  inside,
  entryFacts,
  onNow,
} from './tv-situation.ts';

// @spec rest:tv.program.get, entity:tvProgramEntry
test('the programme has entries with their videos', () =>
  pactForCall(getTvProgram, {
    description: 'a request for the programme of TV',
    states: [none, recorded, soup, evenings],
    input: { limit: 1, type: 'live' },
    answer: { entries: [aRecordedTvEntry()] },
    exact: inside('entries', entryFacts),
  }));

test('the programme of a day that is far away is malformed', () =>
  pactForCall(getTvProgram, {
    description: 'a request for the programme of TV of the year 2999',
    states: [none, recorded, evenings],
    input: { from: '2999-01-01T19:00:00.000Z' },
    error: 'malformed',
    field: 'from',
  }));

// @spec rest:tv.stream-data.get, entity:tvStreamData
test('free TV has addresses for everybody', () =>
  pactForCall(getTvStreamData, {
    description: 'a request for the stream of free TV',
    states: [none, noor, kitchen, evenings],
    input: { type: 'live' },
    answer: aTvStream(),
    exact: ['type', 'isLocked', ...onNow],
  }));

test('premium has addresses for a subscriber', () =>
  pactForCall(getTvStreamData, {
    description: 'a request for the premium stream of TV by a subscriber',
    caller: guest,
    states: [subscriber, none, noor, kitchen, onPremium],
    input: { type: 'premium' },
    answer: aTvStream({
      type: 'premium',
      current: aTvEntry({ type: 'premium' }),
      next: aTvEntry({ type: 'premium' }),
    }),
    exact: ['type', 'isLocked', ...onNow],
  }));

test('premium has no addresses without a subscription', () =>
  pactForCall(getTvStreamData, {
    description: 'a request for the premium stream of TV without a subscription',
    states: [none, noor, kitchen, onPremium],
    input: { type: 'premium' },
    answer: aTvStream({
      type: 'premium',
      isLocked: true,
      sources: [],
      current: aTvEntry({ type: 'premium' }),
      next: aTvEntry({ type: 'premium' }),
    }),
    exact: ['type', 'isLocked', 'sources', ...onNow],
  }));

test('nothing is on without a programme', () =>
  pactForCall(getTvStreamData, {
    description: 'a request for the stream of free TV without a programme',
    states: [none],
    input: { type: 'live' },
    answer: aTvStream({ sources: [], current: null, next: null }),
    exact: ['isLocked', 'sources', 'current', 'next'],
  }));

// @spec rest:tv.live-playout-list.get, entity:livePlayoutHost, state:tv-live-data 1
test('the hosts on air are read, then each of them', async () => {
  await pactForCall(getLivePlayoutList, {
    description: 'a request for the hosts on air',
    states: [none, noor, kitchen, evenings],
    input: { type: 'live' },
    answer: { hosts: [{ uid: 9101 }] },
    exact: ['hosts'],
  });
  await pactForCall(getActorTvLivestreamData, {
    description: 'a request for a performer who is on air',
    states: [none, noor, kitchen, evenings],
    input: { actorId: 9101 },
    answer: aTvActor(),
    exact: ['actorId', 'isOnAir', 'type', ...inside('actor', ['id', 'name', 'slug', 'isOnline'])],
  });
});

test('a performer who does not exist is unknown on TV', () =>
  pactForCall(getActorTvLivestreamData, {
    description: 'a request for a performer on TV who does not exist',
    states: [noPerformer({ id: 9109 })],
    input: { actorId: 9109 },
    error: 'unknown',
    field: 'actorId',
  }));

// @spec entity:actorTvLivestreamData, rest:actor.tv-livestream-data.get
test('a performer who is not on air can be contacted all the same', () =>
  pactForCall(getActorTvLivestreamData, {
    description: 'a request for a performer who is not on air',
    states: [none, noor],
    input: { actorId: 9101 },
    answer: aTvActor({ isOnAir: false, type: null }),
    exact: ['actorId', 'isOnAir', 'type', 'actor.id'],
  }));

test('the performers of the programme are read', () =>
  pactForCall(getTvActors, {
    description: 'a request for the performers of the TV programme',
    states: [none, noor, kitchen],
    input: {},
    answer: { actors: [aModel({ basePrice: null })] },
    exact: inside('actors', ['id', 'name', 'slug', 'isOnline']),
  }));

const start = '2999-01-01T19:00:00.000Z';
const atEight = programmeHas({ key, at: '20:00' });

test('a guest is reminded of an entry', () =>
  pactForCall(setTvReminder, {
    description: 'a request for a reminder of an entry of TV',
    caller: guest,
    states: [none, kitchen, atEight],
    input: { type: 'live', start, isReminded: true },
    answer: { isReminded: true },
    exact: ['isReminded'],
  }));

test('a reminder is taken back', () =>
  pactForCall(setTvReminder, {
    description: 'a request that takes back a reminder of an entry of TV',
    caller: guest,
    states: [none, kitchen, atEight, guestIsReminded({ guestId: 7, streamType: 'live', start })],
    input: { type: 'live', start, isReminded: false },
    answer: { isReminded: false },
    exact: ['isReminded'],
  }));

test.each([
  ['at which nothing begins', [none, kitchen, atEight], '2999-01-01T19:30:00.000Z', 'unknown', 'start'],
  ['that has passed', [none, kitchen, atEight], '2025-01-01T19:00:00.000Z', 'notPossible', 'start'],
  [
    'with as many reminders as there may be',
    [none, kitchen, atEight, guestHasMostReminders({ guestId: 7 })],
    start,
    'limitReached',
    null,
  ],
] as const)('a reminder of an instant %s is rejected', (what, states, instant, error, field) =>
  pactForCall(setTvReminder, {
    description: `a request for a reminder of an instant ${what}`,
    caller: guest,
    states,
    input: { type: 'live', start: instant, isReminded: true },
    error,
    field,
  }),
);

// @spec query:tv.late-night-show, entity:lateNightShowEvent
test('late-night shows have their texts in two languages', () =>
  pactForCall(lateNightShow, {
    description: 'a query for late-night shows',
    states: [none, noor, aLateNightShow({ id: 1, hostIds: [9101] })],
    input: {},
    answer: [aLateNightEvent()],
  }));

// @spec query:tv.current-programme
test('what is on is read by its stream', () =>
  pactForCall(currentProgramme, {
    description: 'a query for what is on premium TV',
    states: [none, noor, kitchen, onPremium],
    input: { premium: true },
    answer: { entry: aTvEntry({ type: 'premium' }) },
    exact: inside('entry', entryFacts),
  }));

test('nothing is on without slots', () =>
  pactForCall(currentProgramme, {
    description: 'a query for what is on free TV without a programme',
    states: [none],
    input: { premium: false },
    answer: { entry: null },
    exact: ['entry'],
  }));

const onAirFacts = ['streamType', 'hosts', ...onNow];

test('a page that watches a stream gets what is on', () =>
  pactForCall(tvWatch, {
    description: 'a tvWatch command',
    states: [none, noor, kitchen, evenings],
    input: { streamType: 'live' },
    answer: { streamType: 'live', current: aTvEntry(), next: aTvEntry(), hosts: [{ uid: 9101 }] },
    exact: onAirFacts,
  }));

test('a page that has left a stream is told so', () =>
  pactForCall(tvLeave, {
    description: 'a tvLeave command',
    input: { streamType: 'premium' },
    answer: { streamType: 'premium' },
    exact: ['streamType'],
  }));

const iris = aPerformer({ id: 9102, name: 'Iris Lund', isOnline: true });

test.each([
  [
    'a host goes offline',
    hostLeavesTv({ guestId: 7, actorId: 9101, streamType: 'live' }),
    { current: aTvEntry(), next: aTvEntry(), hosts: [{ uid: 9102 }] },
  ],
  [
    'an entry ends',
    entryEnds({ guestId: 7, streamType: 'live', key: 'news' }),
    {
      current: aRecordedTvEntry({ title: 'News', key: 'news', text: 'The day.', video: null }),
      next: aTvEntry(),
      hosts: [],
    },
  ],
] as const)('what is on is pushed when %s', (when, event, payload) =>
  pactForPush(
    tvOnAir,
    {
      description: `a tvOnAir push when ${when}`,
      states: [
        none,
        noor,
        iris,
        aTvFormat({ key, isLive: true, hostIds: [9101, 9102] }),
        aTvFormat({ key: 'news', title: 'News', text: 'The day.' }),
        evenings,
      ],
      caller: guest,
      event,
      payload: { streamType: 'live', ...payload, hosts: [...payload.hosts] },
      exact: onAirFacts,
    },
    (side, deliver) => {
      const titles: unknown[] = [];
      side.socket.on(tvOnAir, ({ current }) => titles.push(current?.title));
      deliver();
      expect(titles).toEqual([payload.current.title]);
    },
  ),
);
