import { pinnedModels } from '@lounge/protocol/content/favourites';
import { aPerformer, guestHasPinned, nothingIsPinned } from '@lounge/mock-api/states';
import { aModel } from '@lounge/workbench/content/actors';
import { test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';
import { ended, guest } from '../consume/visitors.ts';

const ofGuest = { guestId: 7 };
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const unpinned = nothingIsPinned(ofGuest);

// @spec query:models.pinned
test('the performers whom a guest pinned are listed as tiles', () =>
  agreeOn(pinnedModels, {
    says: 'a query for the performers whom a guest pinned',
    given: [noor, unpinned, guestHasPinned({ ...ofGuest, kind: 'actor', id: 9101 })],
    as: guest,
    input: {},
    answer: [aModel({ id: 9101, name: 'Noor Vega', slug: 'noor-vega', basePrice: null, isOnline: true })],
    exact: ['id', 'name', 'isOnline'],
  }));

test('pinned performers are told to nobody whose token has ended', () =>
  agreeOn(pinnedModels, {
    says: 'a query for pinned performers with a token that has ended',
    as: ended,
    input: {},
    refusal: 'needLogin',
  }));
