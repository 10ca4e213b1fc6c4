import { pinnedModels } from '@lounge/protocol/content/favourites';
import { aPerformer, guestHasNoPins, guestHasPinned } from '@lounge/mock-api/states';
import { aModel } from '@lounge/testing/content/actors';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const ofGuest = { guestId: 7 };
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const unpinned = guestHasNoPins(ofGuest);

// @spec query:models.pinned
test('the guest’s pinned performers are listed as tiles', () =>
  pactForCall(pinnedModels, {
    description: 'a query for the guest’s pinned performers',
    states: [noor, unpinned, guestHasPinned({ ...ofGuest, kind: 'actor', id: 9101 })],
    caller: guest,
    input: {},
    answer: [aModel({ id: 9101, name: 'Noor Vega', slug: 'noor-vega', basePrice: null, isOnline: true })],
    exact: ['id', 'name', 'isOnline'],
  }));

test('pinned performers with an expired token need a log-in', () =>
  pactForCall(pinnedModels, {
    description: 'a query for the guest’s pinned performers with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));
