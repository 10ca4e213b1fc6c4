import { guestIsGivenGifts, guestOwnsGifts } from '@lounge/mock-api/states';
import { boughtGifts, boughtGiftsUpdate, messengerGifts } from '@lounge/protocol/content/gifts';
import { Gifts } from '@lounge/stores/content/gifts';
import { aGift } from '@lounge/testing/content/gifts';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-message.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const owns = (quantity: number) => guestOwnsGifts({ guestId: 7, giftId: 2, quantity });

// @spec query:messenger.gifts, entity:gift
test('the gifts are listed for everybody', () =>
  pactForCall(messengerGifts, { description: 'a query for the gifts', input: {}, answer: { gifts: [aGift()] } }));

// @spec query:guest.bought-gifts, entity:boughtGift, entity:guestGiftCounts
test('what a guest owns is listed', () =>
  pactForCall(boughtGifts, {
    description: 'a query for the gifts that a guest owns',
    caller: guest,
    states: [owns(3)],
    input: {},
    answer: { gifts: [{ giftId: 2, quantity: 3 }] },
    exact: ['gifts'],
  }));

test('a guest who owns none has an empty list', () =>
  pactForCall(boughtGifts, {
    description: 'a query for the gifts of a guest who owns none',
    caller: guest,
    states: [owns(0)],
    input: {},
    answer: { gifts: [] },
  }));

test('what is owned is told to nobody whose token has ended', () =>
  pactForCall(boughtGifts, {
    description: 'a query for owned gifts with a token that has ended',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

// @spec socket:bought-gifts.update
test('a guest is told what is owned when it changes', () =>
  pactForPush(
    boughtGiftsUpdate,
    {
      description: 'gifts that were given',
      caller: guest,
      states: [owns(1)],
      event: guestIsGivenGifts({ guestId: 7, giftId: 2, quantity: 2 }),
      payload: { gifts: [{ giftId: 2, quantity: 3 }] },
      exact: ['gifts'],
    },
    (side, deliver) => {
      const gifts = new Gifts(side);
      gifts.listen(side);
      deliver();
      expect(gifts.owned.get(2)).toBe(3);
    },
  ));
