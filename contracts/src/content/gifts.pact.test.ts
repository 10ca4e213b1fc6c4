import { guestIsGivenGifts, guestOwnsGifts } from '@lounge/mock-api/states';
import { boughtGifts, boughtGiftsUpdate, messengerGifts } from '@lounge/protocol/content/gifts';
import { Gifts } from '@lounge/stores/content/gifts';
import { aGift } from '@lounge/workbench/content/gifts';
import { expect, test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';
import { agreeToHear } from '../consume/agree-to-hear.ts';
import { ended, guest } from '../consume/visitors.ts';

const owns = (quantity: number) => guestOwnsGifts({ guestId: 7, giftId: 2, quantity });

// @spec query:messenger.gifts, entity:gift
test('the gifts are listed for everybody', () =>
  agreeOn(messengerGifts, { says: 'a query for the gifts', input: {}, answer: { gifts: [aGift()] } }));

// @spec query:guest.bought-gifts, entity:boughtGift, entity:guestGiftCounts
test('what a guest owns is listed', () =>
  agreeOn(boughtGifts, {
    says: 'a query for the gifts that a guest owns',
    as: guest,
    given: [owns(3)],
    input: {},
    answer: { gifts: [{ giftId: 2, quantity: 3 }] },
    exact: ['gifts'],
  }));

test('a guest who owns none has an empty list', () =>
  agreeOn(boughtGifts, {
    says: 'a query for the gifts of a guest who owns none',
    as: guest,
    given: [owns(0)],
    input: {},
    answer: { gifts: [] },
  }));

test('what is owned is told to nobody whose token has ended', () =>
  agreeOn(boughtGifts, {
    says: 'a query for owned gifts with a token that has ended',
    as: ended,
    input: {},
    refusal: 'needLogin',
  }));

// @spec socket:bought-gifts.update
test('a guest is told what is owned when it changes', () =>
  agreeToHear(
    boughtGiftsUpdate,
    {
      says: 'gifts that were given',
      as: guest,
      given: [owns(1)],
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
