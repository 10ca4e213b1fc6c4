import { guestIsGivenGifts, guestOwnsGifts } from '@lounge/mock-api/states';
import { boughtGifts, boughtGiftsUpdate, messengerGifts, messengerToyControls } from '@lounge/protocol/content/gifts';
import { Gifts } from '@lounge/stores/content/gifts';
import { aGift, aToyControl } from '@lounge/testing/content/gifts';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const owns = (quantity: number) => guestOwnsGifts({ guestId: 7, giftId: 2, quantity });

// @spec query:messenger.gifts, entity:gift
test('the gift catalogue is listed for everyone', () =>
  pactForCall(messengerGifts, {
    description: 'a query for the gift catalogue',
    input: {},
    answer: { gifts: [aGift()] },
  }));

// @spec query:messenger.toy-controls, entity:toyControl
test('the toy controls are listed for everyone', () =>
  pactForCall(messengerToyControls, {
    description: 'a query for the toy controls',
    input: {},
    answer: { toyControls: [aToyControl()] },
  }));

// @spec entity:toyControl, state:toy-control 1
test('the last of the seven toy controls plays at random', () =>
  pactForCall(messengerToyControls, {
    description: 'a query for the toy controls, one of which is random',
    input: {},
    answer: {
      toyControls: Array.from({ length: 7 }, (_, at) =>
        aToyControl(
          at === 6 ? { id: 107, name: 'A surprise', displayName: 'A surprise', random: true } : { id: 101 + at },
        ),
      ),
    },
    exact: ['toyControls.id', 'toyControls.random'],
  }));

// @spec query:guest.bought-gifts, entity:boughtGift
test('the guest’s gifts are listed', () =>
  pactForCall(boughtGifts, {
    description: 'a query for the guest’s gifts',
    caller: guest,
    states: [owns(3)],
    input: {},
    answer: { gifts: [{ giftId: 2, quantity: 3 }] },
    exact: ['gifts'],
  }));

test('a guest without gifts has an empty list', () =>
  pactForCall(boughtGifts, {
    description: 'a query for the gifts of a guest without gifts',
    caller: guest,
    states: [owns(0)],
    input: {},
    answer: { gifts: [] },
  }));

test('the guest’s gifts with an expired token need a log-in', () =>
  pactForCall(boughtGifts, {
    description: 'a query for the guest’s gifts with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

// @spec socket:bought-gifts.update
test('a guest is notified when the owned gifts change', () =>
  pactForPush(
    boughtGiftsUpdate,
    {
      description: 'a boughtGiftsUpdate push when the guest gets gifts',
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
