import { aPerformer, aShow, guestWantsReminder } from '@lounge/mock-api/states';
import { addRelation, hasRelation, removeRelation } from '@lounge/protocol/foundation/guest';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const performer = aPerformer({ id: 9101, name: 'Noor Vega' });
const show = [performer, aShow({ id: 9201, actorId: 9101 })];
const cancelled = [performer, aShow({ id: 9201, actorId: 9101, isCancelled: true })];
const reminder = { subjectTypeId: 1, subjectId: 7, relationTypeId: 1, objectTypeId: 2, objectId: 9201 } as const;

// @spec rest:utility.relation.add, feature:account.relation 1
test('a guest asks to be reminded of a show', () =>
  pactForCall(addRelation, {
    description: 'a request to be reminded of a show',
    states: show,
    caller: guest,
    input: reminder,
    answer: { success: true },
    exact: ['success'],
  }));

// @spec error:relation-add-failed, feature:account.relation 3
test('nobody is reminded of a cancelled show', () =>
  pactForCall(addRelation, {
    description: 'a request to be reminded of a cancelled show',
    states: cancelled,
    caller: guest,
    input: reminder,
    answer: { success: false },
    exact: ['success'],
  }));

// @spec rest:utility.relation.has, feature:account.relation 1
test('a guest hears whether a reminder is kept', () =>
  pactForCall(hasRelation, {
    description: 'a request whether the guest is reminded of a show',
    states: [...show, guestWantsReminder({ guestId: 7, showId: 9201 })],
    caller: guest,
    input: reminder,
    answer: { hasRelation: true },
    exact: ['hasRelation'],
  }));

test('a guest takes a reminder back', () =>
  pactForCall(removeRelation, {
    description: 'a request to take a reminder back',
    states: [...show, guestWantsReminder({ guestId: 7, showId: 9201 })],
    caller: guest,
    input: reminder,
    answer: { success: true },
    exact: ['success'],
  }));

test('a reminder that was sent cannot be taken back', () =>
  pactForCall(removeRelation, {
    description: 'a request to take back a reminder that was sent',
    states: [...show, guestWantsReminder({ guestId: 7, showId: 9201, isSent: true })],
    caller: guest,
    input: reminder,
    answer: { success: false },
    exact: ['success'],
  }));

test('nobody takes the reminder of somebody else back', () =>
  pactForCall(removeRelation, {
    description: 'a request to take back the reminder of another guest',
    caller: guest,
    input: { ...reminder, subjectId: 8 },
    error: 'unknown',
    field: 'subjectId',
  }));

test.each([
  ['a reminder of a show', addRelation],
  ['a check of a reminder', hasRelation],
] as const)('%s of an unknown show is unknown', (name, call) =>
  pactForCall(call, {
    description: `${name} that does not exist`,
    caller: guest,
    input: { ...reminder, objectId: 9299 },
    error: 'unknown',
    field: 'objectId',
  }),
);

// @spec rule:relation-login
test.each([
  ['a reminder of a show', addRelation],
  ['a check of a reminder', hasRelation],
  ['the removal of a reminder', removeRelation],
] as const)('%s needs a log-in', (name, call) =>
  pactForCall(call, {
    description: `${name} with an expired token`,
    caller: expiredGuest,
    input: reminder,
    error: 'needLogin',
  }),
);
