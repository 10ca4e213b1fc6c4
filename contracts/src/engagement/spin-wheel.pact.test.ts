import { guestSpunToday, keyWasUsed, guestHasSpins, wheelHasSettings } from '@lounge/mock-api/states';
import { getSpinWheel, spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import {
  aSpin,
  aWheel,
  aWin,
  codeToWin,
  giftToWin,
  rewardsOfMonth,
  spinsToWin,
  voucherToWin,
} from '@lounge/testing/engagement/spin-wheel';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

/** The prizes differ in which of their fields are null, so they are compared one by one. */
const oneByOne = ['segments.id', 'segments.weight', 'monthlyRewards.id', 'monthlyRewards.isRedeemable'];
const stopsAt = wheelHasSettings({ isActive: true, stopsAt: 'coins-40' });

// @spec query:spin-wheel.info, entity:spinWheel
test('a wheel is read by a guest who has not spun today', () =>
  pactForCall(getSpinWheel, {
    description: 'a query for the monthly wheel',
    caller: guest,
    input: {},
    answer: aWheel(),
    exact: ['type', 'spinwheelActive', 'points', 'spins', ...oneByOne],
  }));

// @spec feature:reward.spin-wheel 2-3
test('a wheel lists the guest’s prizes', () =>
  pactForCall(getSpinWheel, {
    description: 'a query for the monthly wheel by a guest who has spun today',
    states: [
      ...['spin-1', 'album', 'rose', 'top-up', 'coins-40'].map((segment) => guestSpunToday({ guestId: 7, segment })),
      guestHasSpins({ guestId: 7, spins: 2 }),
    ],
    caller: guest,
    input: { type: 'monthly' },
    answer: aWheel({
      spins: 2,
      history: [
        aWin({ id: 5 }),
        aWin({ id: 4, segment: 'top-up', ...codeToWin('TURN10', 10) }),
        aWin({ id: 3, segment: 'rose', ...giftToWin('rose') }),
        aWin({ id: 2, segment: 'album', ...voucherToWin(4, 1) }),
        aWin({ id: 1, segment: 'spin-1', ...spinsToWin(1) }),
      ],
      lastSpinDate: '2026-11-20T19:00:00.000Z',
      nextFreeSpinAt: '2026-11-20T23:00:00.000Z',
    }),
    exact: [...oneByOne, 'spins', 'history.segment', 'history.type'],
  }));

test('a wheel is read without a log-in', () =>
  pactForCall(getSpinWheel, {
    description: 'a query for the monthly wheel by an anonymous visitor',
    input: {},
    answer: aWheel({ points: 0, spins: 0, monthlyRewards: rewardsOfMonth() }),
    exact: ['points', 'spins', 'history', ...oneByOne],
  }));

test('a wheel of an unknown type is malformed', () =>
  pactForCall(getSpinWheel, {
    description: 'a query for a wheel of an unknown type',
    input: { type: 'yearly' as never },
    error: 'malformed',
  }));

// @spec query:spin-wheel.spin
test('a guest spins the wheel and receives the prize', () =>
  pactForCall(
    spinTheWheel,
    {
      description: 'a request to spin the monthly wheel',
      states: [stopsAt],
      caller: guest,
      input: { type: 'monthly' },
      answer: aSpin(),
      exact: ['win.segment', 'win.type', 'win.coins', 'spins', 'points'],
    },
    async (side, served) => {
      const wheel = new SpinWheel('monthly', side, () => 'k-1');
      wheel.info.set(aWheel());
      const result = await wheel.spin();
      expect(result).toEqual({ ok: true, value: served });
      expect(wheel.info.value).toMatchObject({ spins: 0, points: 140, history: [{ segment: 'coins-40' }] });
    },
  ));

test.each([
  ['the monthly wheel with an expired token', [], expiredGuest, 'needLogin', null],
  ['an inactive wheel', [wheelHasSettings({ isActive: false })], guest, 'locked', null],
  ['the monthly wheel with no spins left', [guestSpunToday({ guestId: 7, segment: 'rose' })], guest, 'tooMany', null],
  [
    'the monthly wheel with a reused idempotency key',
    [keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    'keyReused',
    'Idempotency-Key',
  ],
] as const)('spinning %s fails', (what, states, caller, error, field) =>
  pactForCall(spinTheWheel, {
    description: `a request to spin ${what}`,
    states,
    caller,
    error,
    field,
    input: { type: 'monthly' as const },
  }),
);

test('spinning a wheel of an unknown type is malformed', () =>
  pactForCall(spinTheWheel, {
    description: 'a request to spin a wheel of an unknown type',
    caller: guest,
    input: { type: 'yearly' as never },
    error: 'malformed',
  }));
