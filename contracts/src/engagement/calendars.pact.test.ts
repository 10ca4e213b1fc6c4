import {
  aGiftCalendar,
  anAdventCalendar,
  aPerformer,
  aPrizeDraw,
  aVideoOfPerformer,
  drawWasHeld,
  guestEnteredDraw,
  guestHasAddress,
  guestOpenedDoor,
  guestRedeemedCode,
  keyWasUsed,
  noEvents,
} from '@lounge/mock-api/states';
import {
  adventCalendar,
  claimGiftCalendarReward,
  enterPrizeDraw,
  getEvents,
  giftCalendar,
  openDoor,
  prizeDraw,
} from '@lounge/protocol/engagement/special-events';
import { aCalendar, aCalendarReward, aDraw, someDoors } from '@lounge/testing/engagement/calendars';
import { anEvent } from '@lounge/testing/engagement/special-events';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const none = noEvents({});
const doors = anAdventCalendar({ id: 61, day: 2, days: 3 });
const opened = guestOpenedDoor({ guestId: 7, id: 61, nth: 2 });
const address = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });
const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const gifts = aGiftCalendar({ id: 62, actorId: 9101, day: 2, days: 3, wins: ['bonusCode'] });
const code = { type: 'bonusCode', value: 10, redeemed: false, bonusCode: 'TURN10' } as const;
const usedKey = keyWasUsed({ guestId: 7, key: 'k-1' });

const facts = ['eventId', 'name', 'text', 'hasStarted', 'hasEnded', 'days.state', 'days.reward'];
const ofDoors = facts.map((each) => `data.calendar.${each}`);

// @spec rest:special-events.adventcalendar
test('a guest who opened the door of today reads the calendar of doors', () =>
  pactForCall(adventCalendar, {
    description: 'a request for the calendar of doors by a guest who opened one',
    states: [none, doors, opened],
    caller: guest,
    input: {},
    answer: {
      data: { calendar: aCalendar({ days: someDoors(61, {}, { state: 'opened', reward: aCalendarReward() }) }) },
    },
    exact: ofDoors,
  }));

test('a visitor reads the calendar of doors', () =>
  pactForCall(adventCalendar, {
    description: 'a request for the calendar of doors by an anonymous visitor',
    states: [none, doors],
    input: {},
    answer: { data: { calendar: aCalendar() } },
    exact: ofDoors,
  }));

test('without a calendar of doors it is unknown', () =>
  pactForCall(adventCalendar, {
    description: 'a request for the calendar of doors where there is none',
    states: [none],
    input: {},
    error: 'unknown',
  }));

test.each([
  ['', [none, doors]],
  [' again', [none, doors, opened]],
] as const)('a guest opens the door of today%s', (again, states) =>
  pactForCall(openDoor, {
    description: `a request to open the door of today${again}`,
    states,
    caller: guest,
    input: { eventId: 61 },
    answer: aCalendarReward(),
    exact: ['type', 'value', 'claimed', 'redeemed'],
  }),
);

test.each([
  ['of a calendar that there is not', [none], guest, {}, 'unknown', 'eventId'],
  ['of another day', [none, doors], guest, { qmday: '2001-01-01' }, 'declined', 'qmday'],
  ['of a calendar that is over', [none, anAdventCalendar({ id: 61, day: 4, days: 3 })], guest, {}, 'notPossible', null],
  ['with an expired token', [none, doors], expiredGuest, {}, 'needLogin', null],
  ['with a reused idempotency key', [none, doors, usedKey], guest, {}, 'keyReused', 'Idempotency-Key'],
] as const)('a door %s is not opened', (what, states, caller, input, error, field) =>
  pactForCall(openDoor, {
    description: `a request to open a door ${what}`,
    states,
    caller,
    input: { eventId: 61, ...input },
    error,
    field,
  }),
);

const ofGifts = (over: object, second: object = {}) =>
  aCalendar({
    eventId: 62,
    name: 'A gift a day',
    text: 'Something small each day.',
    days: someDoors(null, {}, second),
    ...over,
  });

test('a visitor reads the gift calendar of a performer before it begins', () =>
  pactForCall(giftCalendar, {
    description: 'a query for the gift calendar of a performer before it begins',
    states: [none, noor, aGiftCalendar({ id: 62, actorId: 9101, day: 0, days: 3 })],
    input: { actorId: 9101 },
    answer: ofGifts({
      hasStarted: false,
      days: someDoors(null, { state: 'ahead' }, { state: 'ahead' }),
    }),
    exact: facts,
  }));

// @spec entity:giftCalendarReward
test('a guest who redeemed the code of today reads it', () =>
  pactForCall(giftCalendar, {
    description: 'a query for the gift calendar of a performer by a guest who redeemed the code of today',
    states: [
      none,
      noor,
      gifts,
      guestOpenedDoor({ guestId: 7, id: 62, nth: 2 }),
      guestRedeemedCode({ guestId: 7, code: 'TURN10' }),
    ],
    caller: guest,
    input: { actorId: 9101 },
    answer: ofGifts({}, { state: 'opened', reward: aCalendarReward({ ...code, redeemed: true }) }),
    exact: facts,
  }));

test('the answer is null for a performer without a gift calendar', () =>
  pactForCall(giftCalendar, {
    description: 'a query for the gift calendar of a performer who has none',
    states: [none, noor],
    input: { actorId: 9101 },
    answer: null,
  }));

// @spec query:gift-calendar.reward.claim, entity:giftCalendarReward, state:gift-calendar 1
test('a guest claims the gift of a performer of today', () =>
  pactForCall(claimGiftCalendarReward, {
    description: 'a request to claim the gift of a performer of today',
    states: [none, noor, gifts],
    caller: guest,
    input: { actorId: 9101 },
    answer: aCalendarReward(code),
    exact: ['type', 'value', 'claimed', 'redeemed', 'bonusCode'],
  }));

const film = aVideoOfPerformer({ id: 97_101, actorId: 9101, title: 'Rooftop, after rain' });

test.each([
  ['messengerGift', { value: 1, name: 'rose' }],
  ['video', { value: 1, name: 'Rooftop, after rain', videoId: 97_101 }],
] as const)('a gift of the kind %s is claimed with its name', (type, reward) =>
  pactForCall(claimGiftCalendarReward, {
    description: `a request to claim a gift of the kind ${type}`,
    states: [
      none,
      noor,
      film,
      aGiftCalendar({ id: 62, actorId: 9101, day: 2, days: 3, wins: [type], videoId: 97_101 }),
    ],
    caller: guest,
    input: { actorId: 9101 },
    answer: aCalendarReward({ type, ...reward }),
    exact: ['type', 'value', 'claimed', 'redeemed', 'name', 'videoId'],
  }),
);

test.each([
  ['of a performer who has none', [none, noor], guest, {}, 'unknown', 'actorId'],
  ['of another day', [none, noor, gifts], guest, { qmday: '2001-01-01' }, 'declined', 'qmday'],
  [
    'of a calendar that is over',
    [none, noor, aGiftCalendar({ id: 62, actorId: 9101, day: 4, days: 3 })],
    guest,
    ...([{}, 'notPossible', null] as const),
  ],
  ['with an expired token', [none, noor, gifts], expiredGuest, {}, 'needLogin', null],
  ['with a reused idempotency key', [none, noor, gifts, usedKey], guest, {}, 'keyReused', 'Idempotency-Key'],
] as const)('a gift %s is not claimed', (what, states, caller, input, error, field) =>
  pactForCall(claimGiftCalendarReward, {
    description: `a request to claim a gift ${what}`,
    states,
    caller,
    input: { actorId: 9101, ...input },
    error,
    field,
  }),
);

test('a gift calendar is among the events, with its performer', () =>
  pactForCall(getEvents, {
    description: 'a request for the events with a gift calendar',
    states: [none, noor, gifts],
    input: {},
    answer: {
      data: {
        events: [
          anEvent({
            eventType: 'giftCalendar',
            eventId: 62,
            actorName: 'Noor Vega',
            name: 'A gift a day',
            text: 'Something small each day.',
          }),
        ],
      },
    },
    exact: ['eventType', 'eventId', 'actorName', 'name', 'hasStarted', 'hasEnded'].map((each) => `data.events.${each}`),
  }));

const draw = aPrizeDraw({ id: 63, day: 2, days: 7 });
const overDraw = aPrizeDraw({ id: 63, day: 8, days: 7 });
const entered = guestEnteredDraw({ guestId: 7, id: 63 });
const ofDraw = ['eventId', 'name', 'terms', 'hasStarted', 'hasEnded', 'isDrawn', 'prize', 'winners', 'guest'];
const isOver = { hasEnded: true, secondsLeft: 0 };

test.each([
  ['by an anonymous visitor', [none, draw], null, { guest: null }],
  ['by a guest who takes part', [none, draw, entered], guest, { guest: { hasEntered: true, hasWon: false } }],
  [
    'by a guest who won',
    [none, overDraw, entered, drawWasHeld({ id: 63 })],
    guest,
    { ...isOver, isDrawn: true, guest: { hasEntered: true, hasWon: true } },
  ],
] as const)('a draw is read %s', (who, states, caller, over) =>
  pactForCall(prizeDraw, {
    description: `a query for the prize draw ${who}`,
    states,
    ...(caller === null ? {} : { caller }),
    input: {},
    answer: aDraw(over),
    exact: ofDraw,
  }),
);

test('without a draw it is unknown', () =>
  pactForCall(prizeDraw, {
    description: 'a query for the prize draw where there is none',
    states: [none],
    input: {},
    error: 'unknown',
  }));

test.each([
  ['', [none, draw, address], { hasEntered: true, reason: null }],
  [' without a confirmed address', [none, draw], { hasEntered: false, reason: 'needsAddress' }],
] as const)('a guest takes part in a draw%s', (how, states, answer) =>
  pactForCall(enterPrizeDraw, {
    description: `a request to take part in a draw${how}`,
    states,
    caller: guest,
    input: { eventId: 63 },
    answer,
    exact: ['hasEntered', 'reason'],
  }),
);

test.each([
  ['that there is not', [none], guest, 'unknown', 'eventId'],
  ['that is over', [none, overDraw], guest, 'notPossible', 'eventId'],
  ['with an expired token', [none, draw], expiredGuest, 'needLogin', null],
] as const)('a guest does not take part in a draw %s', (what, states, caller, error, field) =>
  pactForCall(enterPrizeDraw, {
    description: `a request to take part in a draw ${what}`,
    states,
    caller,
    input: { eventId: 63 },
    error,
    field,
  }),
);
