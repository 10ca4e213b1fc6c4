import {
  aChannelOfGuest,
  aPerformer,
  guestSavedMethod,
  guestTakesBreak,
  keyWasUsed,
  noChannel,
  spendingIsLimited,
} from '@lounge/mock-api/states';
import { oneClickAvailabilityCheck, oneClickCharge } from '@lounge/protocol/foundation/wallet';
import { aOneClickResult } from '@lounge/testing/foundation/wallet';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { guest } from '../consume/callers.ts';

const card = guestSavedMethod({ guestId: 7, kind: 'card' });
const euros = (value: number) => ({ value, currency: 'EUR' as const });
const coins = (value: number) => ({ value, currency: 'VXC' as const });
const thousand = { amount: euros(1000), channelId: null };

// @spec socket:one-click.availability-check, socket:one-click.result, constant:chat.oneClickPaymentWindow, feature:pay.one-click 1-2
// @spec state:one-click-payment 2-3, component:OneClickPaymentWindow 10
test('the amounts to pay with one click are asked', () =>
  pactForCall(oneClickAvailabilityCheck, {
    description: 'an oneClickAvailabilityCheck command of a guest with a saved card',
    states: [card],
    caller: guest,
    input: {},
    answer: aOneClickResult(),
    exact: ['config.isAvailable', 'config.windowSeconds', 'amounts', 'charge'],
  }));

// @spec socket:one-click.charge, socket:one-click.result, feature:pay.one-click 1
test.each([
  ['a saved card', [card], null],
  ['a method that is declined', [guestSavedMethod({ guestId: 7, kind: 'wallet' })], 'declined'],
  ['a limit', [card, spendingIsLimited({ guestId: 7, cents: 0 })], 'limitReached'],
] as const)('a charge with %s is answered', (what, states, failure) =>
  pactForCall(oneClickCharge, {
    description: `an oneClickCharge command with ${what}`,
    states: [...states],
    caller: guest,
    input: thousand,
    answer: aOneClickResult({ charge: { amount: euros(1000), coins: coins(4000), failure } }),
    exact: ['charge.amount', 'charge.coins', 'charge.failure'],
  }),
);

test.each([
  ['an amount that is not offered', { amount: euros(1001) }, 'malformed', 'amount', [card]],
  ['an unknown conversation', { channelId: 999 }, 'unknown', 'channelId', [card, noChannel({ id: 999 })]],
  ['a used key', {}, 'keyReused', 'key', [card, keyWasUsed({ guestId: 7, key: 'k-1' })]],
] as const)('a charge with %s is rejected', (what, over, error, field, states) =>
  pactForCall(oneClickCharge, {
    description: `an oneClickCharge command with ${what}`,
    states: [...states],
    caller: guest,
    input: { ...thousand, ...over },
    error,
    field,
  }),
);

// @spec feature:messenger.pay-in-chat 1, state:one-click-payment 3
test('a charge in a conversation names it', () =>
  pactForCall(oneClickCharge, {
    description: 'an oneClickCharge command in a conversation during a break',
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
      aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }),
      card,
      guestTakesBreak({ guestId: 7, hours: 24 }),
    ],
    caller: guest,
    input: { ...thousand, channelId: 501 },
    answer: aOneClickResult({
      config: { ...aOneClickResult().config, isAvailable: false, reason: 'paused' },
      charge: { amount: euros(1000), coins: coins(4000), failure: 'paused' },
    }),
    exact: ['config.reason', 'charge.failure'],
  }));
