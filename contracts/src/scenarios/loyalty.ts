import { guestDidForEvent, guestHasOldPoints, guestHasPoints, guestOwnsCoins } from '@lounge/mock-api/states';
import {
  claimCoinLoyaltyBonus,
  getLoyalty,
  getUserActivityEvent,
  redeemLoyaltyReward,
  tryLoyaltyMigrate,
} from '@lounge/protocol/engagement/loyalty';
import { balanceIs } from './balance-is.ts';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import { atOnce, check, given, request, scenario, valueOf } from './parts.ts';

const { guestId } = ownOfGuest;
const own = { numbers: [guestId], texts: [ownOfGuest.token, 'key-of'] };

/** Effects of loyalty: each thing is given once, whatever is sent at once. */
export const loyaltyScenarios = [
  scenario({
    id: 'engagement/loyalty/coins-are-claimed-once-a-day',
    text: 'the coins of the day that are claimed twice at once with two keys are added once',
    own,
    parts: [
      robinIsLoggedIn,
      given(guestOwnsCoins({ guestId, amount: 0 })),
      given(guestHasPoints({ guestId, points: 1000 })),
      request('before', getLoyalty, {}, robin),
      atOnce(
        ['first', 'second'].map((name) => request(name, claimCoinLoyaltyBonus, {}, robin)),
        ['tooMany'],
      ),
      ...balanceIs('balance', valueOf<number>('before', 'coinBonus.coins.value')),
      request('again', claimCoinLoyaltyBonus, {}, robin, { fails: 'tooMany' }),
      request('after', getLoyalty, {}, robin),
      check('whether they were claimed', { got: valueOf('after', 'coinBonus.isClaimed'), equals: true }),
    ],
  }),
  scenario({
    id: 'engagement/loyalty/old-points-are-moved-once',
    text: 'points of the club before that are moved twice at once are added once',
    own,
    parts: [
      robinIsLoggedIn,
      given(guestHasPoints({ guestId, points: 100 })),
      given(guestHasOldPoints({ guestId, points: 620 })),
      atOnce(
        ['first', 'second'].map((name) => request(name, tryLoyaltyMigrate, {}, robin)),
        ['unknown'],
      ),
      request('after', getLoyalty, {}, robin),
      check('the points', { got: valueOf('after', 'loyaltyPoints'), equals: 720 }),
      check('the points that are left to move', { got: valueOf('after', 'movablePoints'), equals: 0 }),
    ],
  }),
  scenario({
    id: 'engagement/loyalty/a-reward-of-an-event-is-given-once',
    text: 'a reward of an event that is redeemed twice at once is given once, and its points are no loyalty points',
    own,
    parts: [
      robinIsLoggedIn,
      given(guestOwnsCoins({ guestId, amount: 0 })),
      given(guestHasPoints({ guestId, points: 0 })),
      given(guestDidForEvent({ guestId, activity: 'chatMinute', times: 10 })),
      request('club', getLoyalty, {}, robin),
      check('the loyalty points', { got: valueOf('club', 'loyaltyPoints'), equals: 0 }),
      request('event', getUserActivityEvent, { id: valueOf<number>('club', 'eventId') }, robin),
      atOnce(
        ['first', 'second'].map((name) =>
          request(name, redeemLoyaltyReward, { id: valueOf<number>('event', 'rewards.1.id') }, robin),
        ),
        ['locked'],
      ),
      ...balanceIs('balance', valueOf<number>('event', 'rewards.1.value')),
      request('later', getUserActivityEvent, { id: valueOf<number>('club', 'eventId') }, robin),
      check('whether it is redeemed', { got: valueOf('later', 'rewards.1.redeemed'), equals: true }),
    ],
  }),
];
