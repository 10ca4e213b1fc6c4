import {
  anEggHunt,
  guestCollectedEggs,
  guestHasAddress,
  guestRedeemedCode,
  incentivesAre,
  keyWasUsed,
  noEvents,
} from '@lounge/mock-api/states';
import { collectEgg, easterEvent } from '@lounge/protocol/engagement/special-events';
import { getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { aCollectedEgg, aHunt, anEasterReward } from '@lounge/testing/engagement/easter';
import { aReward } from '@lounge/testing/engagement/special-events';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const id = 61;
const none = noEvents({});
const token = 'egg-of-home';
const hunt = anEggHunt({ id, guestId: 7, token });
const counts = ['collectedEggs', 'eggsToday', 'eggsADay'];
const fields = ['type', 'info', 'requiredEggs', 'hidden', 'isUpTo', 'value', 'redeemed', 'canRedeem'];
const ofRewards = fields.map((each) => `rewards.${each}`);

// @spec query:easter-event.get, entity:easterEvent, state:easter-reward 1-2, feature:reward.easter 2-3
test.each([
  ['can be redeemed', [], { redeemed: false, canRedeem: true }],
  [
    'was used',
    [guestRedeemedCode({ guestId: 7, code: 'TURN10' })],
    { redeemed: true, canRedeem: false, redeemedAt: '2026-11-20T19:00:00.000Z' },
  ],
] as const)('an egg hunt is read by a guest whose code %s', (what, states, code) =>
  pactForCall(easterEvent, {
    description: `a query for an egg hunt by a guest whose code ${what}`,
    states: [
      none,
      guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true }),
      anEggHunt({
        id,
        rewards: [
          { requiredEggs: 1, wins: 'bonusCode' },
          { requiredEggs: 3, wins: 'coins', isUpTo: true },
          { requiredEggs: 5, wins: 'messengerGift', hidden: true },
        ],
      }),
      guestCollectedEggs({ guestId: 7, id, times: 1 }),
      ...states,
    ],
    caller: guest,
    input: { id },
    answer: aHunt({
      rewardHistory: [
        {
          id: 1,
          at: '2026-11-20T19:00:00.000Z',
          reward: aReward({ type: 'bonusCode', bonusCode: 'TURN10', canRedeem: code.canRedeem, amount: 10 }),
        },
      ],
      rewards: [
        anEasterReward({ type: 'bonusCode', info: 'TURN10', value: 10, ...code }),
        anEasterReward({ id: 2, requiredEggs: 3, isUpTo: true, redeemed: false }),
        anEasterReward({ id: 3, type: null, requiredEggs: 5, hidden: true, value: null, redeemed: false }),
      ],
    }),
    exact: [...counts, 'rewardHistory.reward', ...ofRewards],
  }),
);

test('an egg hunt is read by a visitor', () =>
  pactForCall(easterEvent, {
    description: 'a query for an egg hunt by an anonymous visitor',
    states: [none, hunt],
    input: { id },
    answer: aHunt({
      collectedEggs: 0,
      eggsToday: 0,
      rewardHistory: [],
      rewards: [anEasterReward({ redeemed: false })],
    }),
    exact: [...counts, 'rewardHistory', ...ofRewards],
  }));

test('an egg hunt that there is not is unknown', () =>
  pactForCall(easterEvent, {
    description: 'a query for an egg hunt that there is not',
    states: [none],
    input: { id },
    error: 'unknown',
    field: 'id',
  }));

test('a page of a running hunt has an egg for a guest', () =>
  pactForCall(getPageLoadIncentives, {
    description: 'a request for the page-load incentives of a page on which an egg is hidden',
    states: [none, hunt, incentivesAre({ incentives: [] })],
    caller: guest,
    input: { routeName: 'home', routeArgs: '{}' },
    answer: {
      success: true,
      data: {
        incentives: [],
        vxpayConfig: {
          logIn: '/vxpay/en/log-in',
          signUp: '/vxpay/en/sign-up',
          topUp: '/vxpay/en/top-up',
          ageCheck: '/vxpay/en/age-check',
          vip: '/vxpay/en/vip',
          tv: '/vxpay/en/tv',
        },
        trackingData: { routeName: 'home' },
        easterEgg: { eventId: id, verificationToken: token, qmdate: '2026-11-20' },
      },
    },
    exact: ['data.easterEgg.eventId'],
  }));

// @spec rest:special-events.easter.collect-egg, feature:reward.easter 1
test('a guest collects an egg', () =>
  pactForCall(collectEgg, {
    description: 'a request to collect an egg that the guest found',
    states: [none, hunt],
    caller: guest,
    input: { verificationToken: token },
    answer: aCollectedEgg(),
    exact: ['collectedEggs', 'isNew', ...fields.map((each) => `reward.${each}`)],
  }));

const over = anEggHunt({ id, guestId: 7, token, day: 11 });

test.each([
  [
    'with a token that was altered',
    [none, hunt],
    guest,
    { verificationToken: 'egg-of-hope' },
    'unknown',
    'verificationToken',
  ],
  [
    'with the token of another guest',
    [none, anEggHunt({ id, guestId: 8, token })],
    guest,
    {},
    'unknown',
    'verificationToken',
  ],
  ['of a hunt that is over', [none, over], guest, {}, 'notPossible', null],
  ['of another day', [none, hunt], guest, { qmdate: '2001-01-01' }, 'declined', 'qmdate'],
  ['with an expired token', [none, hunt], expiredGuest, {}, 'needLogin', null],
  [
    'with a reused idempotency key',
    [none, hunt, keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    {},
    'keyReused',
    'Idempotency-Key',
  ],
] as const)('an egg %s is not collected', (what, states, caller, input, error, field) =>
  pactForCall(collectEgg, {
    description: `a request to collect an egg ${what}`,
    states,
    caller,
    input: { verificationToken: token, ...input },
    error,
    field,
  }),
);
