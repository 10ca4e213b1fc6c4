import {
  aPerformer,
  aShow,
  chatIsOver,
  guestHasTicket,
  guestIsInChat,
  guestOrderedToy,
  guestOwnsCoins,
  guestOwnsGifts,
  guestSentGift,
  performerIsPrivate,
} from '@lounge/mock-api/states';
import { chatHistory, chatLeave } from '@lounge/protocol/content/live-chat';
import { aChatBill, aChatEnd } from '@lounge/testing/content/live-chat';
import { test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const coins = guestOwnsCoins({ guestId: 7, amount: 100_000 });
const mine = { guestId: 7, actorId: 9101, chatId: 'c-1' };
const start = '2020-11-20T18:55:00.000Z';
const centuryMinutes = 100 * 365 * 24 * 60;

// @spec entity:chatEndEvent
test.each([
  ['of a voyeur', 'voyeurChat', 1800, 360, [performerIsPrivate({ actorId: 9101 })]],
  ['with toy control', 'toyControl', 4400, 880, []],
] as const)('the end of a chat %s names its kind', (what, kind, price, spent, states) =>
  pactForCall(chatLeave, {
    description: `a command to leave a chat ${what}`,
    states: [noor, coins, ...states, guestIsInChat({ ...mine, kind, price, seconds: 12 })],
    caller: guest,
    input: { chatId: 'c-1', exitCode: 100 },
    answer: aChatEnd(
      aChatBill({
        kind,
        price,
        spent,
        isVoyeur: kind === 'voyeurChat',
        isToyControl: kind === 'toyControl',
        balance: { value: 100_000 - spent, currency: 'VXC' },
      }),
    ),
    exact: ['isVoyeur', 'isToyControl', 'price', 'bill.kind', 'bill.spent'],
  }),
);

test('the bill of a chat lists the gifts', () =>
  pactForCall(chatLeave, {
    description: 'a command to leave a chat in which the guest gave a gift',
    states: [
      noor,
      coins,
      guestOwnsGifts({ guestId: 7, giftId: 1, quantity: 0 }),
      guestIsInChat({ ...mine, price: 3600, seconds: 12 }),
      guestSentGift({ guestId: 7, actorId: 9101, giftId: 1 }),
    ],
    caller: guest,
    input: { chatId: 'c-1', exitCode: 100 },
    answer: aChatEnd(
      aChatBill({
        gifts: [{ name: 'Lantern', spent: 1200 }],
        giftsSpent: 1200,
        balance: { value: 98_080, currency: 'VXC' },
      }),
    ),
    exact: ['bill.gifts.name', 'bill.gifts.spent', 'bill.giftsSpent', 'bill.spent', 'bill.balance'],
  }));

// @spec feature:chat.toy-control 3
test('the bill of a chat lists the patterns of toy control apart from the gifts', () =>
  pactForCall(chatLeave, {
    description: 'a command to leave a chat in which the guest gave a gift and started a toy',
    states: [
      noor,
      coins,
      guestOwnsGifts({ guestId: 7, giftId: 1, quantity: 0 }),
      guestIsInChat({ ...mine, price: 3600, seconds: 12 }),
      guestSentGift({ guestId: 7, actorId: 9101, giftId: 1 }),
      guestOrderedToy({ guestId: 7, actorId: 9101, toyControlId: 101 }),
    ],
    caller: guest,
    input: { chatId: 'c-1', exitCode: 100 },
    answer: aChatEnd(
      aChatBill({
        gifts: [{ name: 'Lantern', spent: 1200 }],
        toyControls: [{ name: 'Gentle wave', spent: 400 }],
        giftsSpent: 1600,
        balance: { value: 97_680, currency: 'VXC' },
      }),
    ),
    exact: ['bill.gifts', 'bill.toyControls', 'bill.giftsSpent', 'bill.spent', 'bill.balance'],
  }));

test('the bill of a show names its ticket', () =>
  pactForCall(chatHistory, {
    description: 'a request of the history of chats with a ticket show',
    states: [
      noor,
      coins,
      aShow({ id: 9201, actorId: 9101, title: 'Piano by lamplight', start, minutes: centuryMinutes }),
      guestHasTicket({ ticketId: 9301, guestId: 7, showId: 9201, hasEntered: true }),
      chatIsOver({ ...mine, kind: 'ticketShow', showId: 9201, price: null, seconds: 12, exitCode: 100 }),
    ],
    caller: guest,
    input: { first: 20, offset: 0, kind: 'ticketShow' },
    answer: {
      items: [
        aChatBill({
          kind: 'ticketShow',
          price: null,
          spent: 0,
          ticket: { showId: 9201, title: 'Piano by lamplight', paid: 0, givenBack: 0 },
          balance: { value: 100_000, currency: 'VXC' },
        }),
      ],
      unsettled: null,
      total: 1,
      seconds: 12,
      spent: 0,
    },
    exact: ['items.kind', 'items.ticket', 'total', 'spent'],
  }));
