import { pinnedModels } from '@lounge/protocol/content/favourites';
import { aPerformer, guestHasPinned, nothingIsPinned } from '@lounge/mock-api/states';
import { aModel } from '@lounge/testing/content/actors';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const ofGuest = { guestId: 7 };
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const unpinned = nothingIsPinned(ofGuest);

// @spec query:models.pinned
test('the performers whom a guest pinned are listed as tiles', () =>
  pactForCall(pinnedModels, {
    description: 'a query for the performers whom a guest pinned',
    states: [noor, unpinned, guestHasPinned({ ...ofGuest, kind: 'actor', id: 9101 })],
    caller: guest,
    input: {},
    answer: [aModel({ id: 9101, name: 'Noor Vega', slug: 'noor-vega', basePrice: null, isOnline: true })],
    exact: ['id', 'name', 'isOnline'],
  }));

test('pinned performers are told to nobody whose token has ended', () =>
  pactForCall(pinnedModels, {
    description: 'a query for pinned performers with a token that has ended',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));
