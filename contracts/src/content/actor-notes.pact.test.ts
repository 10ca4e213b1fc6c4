import { aPerformer, guestHasNote } from '@lounge/mock-api/states';
import { getActorNote, storeActorNote } from '@lounge/protocol/content/actors';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const performer = aPerformer({ id: 9101, name: 'Noor Vega' });
const savedAt = '2026-11-19T19:00:00.000Z';
const comment = 'Likes Satie. Ask about the ferry.';
const noted = [performer, guestHasNote({ guestId: 7, actorId: 9101, comment, at: savedAt })];

// @spec rest:actor.note.get, entity:actorNote
test('a guest reads the note about a performer', () =>
  pactForCall(getActorNote, {
    description: 'a request for the guest’s note about a performer',
    states: noted,
    caller: guest,
    input: { actorId: 9101 },
    answer: { actorId: 9101, comment, savedAt },
    exact: ['actorId', 'comment', 'savedAt'],
  }));

// @spec rest:actor.note.store
test('a guest changes the note about a performer', () =>
  pactForCall(storeActorNote, {
    description: 'a changed note about a performer',
    states: noted,
    caller: guest,
    input: { actorId: 9101, comment: 'Plays at nine.', basedOn: savedAt },
    answer: { actorId: 9101, comment: 'Plays at nine.', savedAt: '2026-11-20T19:00:00.000Z' },
    exact: ['actorId', 'comment'],
  }));

test('a note that was changed on another device is not overwritten', () =>
  pactForCall(storeActorNote, {
    description: 'a change of a note that another device has changed since',
    states: noted,
    caller: guest,
    input: { actorId: 9101, comment: 'Plays at nine.', basedOn: null },
    error: 'wrongSequence',
    field: 'basedOn',
  }));

const calls = [
  ['a request for a note', getActorNote, {}],
  ['a new note', storeActorNote, { comment, basedOn: null }],
] as const;

test.each(calls)('%s about nobody is unknown', (name, call, fields) =>
  pactForCall(call, {
    description: `${name} about a performer who does not exist`,
    caller: guest,
    input: { actorId: 9199, ...fields },
    error: 'unknown',
    field: 'actorId',
  }),
);

test.each(calls)('%s needs a log-in', (name, call, fields) =>
  pactForCall(call, {
    description: `${name} with an expired token`,
    caller: expiredGuest,
    input: { actorId: 9101, ...fields },
    error: 'needLogin',
  }),
);
