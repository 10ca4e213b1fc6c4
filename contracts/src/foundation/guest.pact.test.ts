import { guestOwnsCoins } from '@lounge/mock-api/states';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { Guest } from '@lounge/stores/foundation/guest';
import { anonymousData, guestData } from '@lounge/workbench/foundation/guest';
import { expect, test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';
import { ended, guest as robin } from '../consume/visitors.ts';

// @spec query:guest.init-data, entity:guestState
test('a guest who is logged in is known', () =>
  agreeOn(
    guestInitData,
    {
      says: 'a query for what is known of a guest',
      given: [guestOwnsCoins({ guestId: 7, amount: 2500 })],
      as: robin,
      input: {},
      answer: guestData({ balance: { value: 2500, currency: 'VXC' }, balanceFormatted: '25' }),
      exact: [
        'id',
        'name',
        'isLoggedIn',
        'hasAvs',
        'avsStatus',
        'isVip',
        'loyaltyPoints',
        'balance',
        'balanceFormatted',
      ],
    },
    async (side) => {
      const guest = new Guest(side);
      await guest.load();
      expect(guest.id).toBe(7);
      expect(guest.isLoggedIn).toBe(true);
    },
  ));

test('of an anonymous visitor nothing is known', () =>
  agreeOn(guestInitData, {
    says: 'a query for what is known of an anonymous visitor',
    input: {},
    answer: anonymousData(),
    exact: ['id', 'isLoggedIn', 'hasAvs'],
  }));

test('a query with a token that has ended needs a log-in', () =>
  agreeOn(guestInitData, {
    says: 'a query with a token that has ended',
    as: ended,
    input: {},
    refusal: 'needLogin',
  }));
