import { guestHasAddress, noDeals, theDeal } from '@lounge/mock-api/states';
import { consumedOffers, dailyBonusInteractiveContent } from '@lounge/protocol/engagement/daily-bonus';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import { mika, mikaIsLoggedIn, ownOfGuest, ownOfOtherGuest, robin, robinIsLoggedIn } from './guests.ts';
import { atOnce, check, given, inLists, request, scenario, valueOf } from './parts.ts';

const [id, otherId] = [980_041, 980_042];
const [code, late] = ['WARMOFROBIN', 'LATEOFROBIN'];
const [emailOfRobin, emailOfMika] = ['robin-of-deals@example.com', 'mika-of-deals@example.com'];

const own = {
  numbers: [ownOfGuest.guestId, ownOfOtherGuest.guestId, id, otherId],
  texts: [ownOfGuest.token, ownOfOtherGuest.token, code, late, emailOfRobin, emailOfMika, 'key-of'],
};

const guests = [
  robinIsLoggedIn,
  mikaIsLoggedIn,
  given(guestHasAddress({ guestId: ownOfGuest.guestId, email: emailOfRobin, isVerified: true })),
  given(guestHasAddress({ guestId: ownOfOtherGuest.guestId, email: emailOfMika, isVerified: true })),
  given(noDeals({})),
];

/** Effects of deals. */
export const dailyBonusScenarios = [
  scenario({
    id: 'engagement/daily-bonus/the-last-one-is-for-one',
    text: 'the last one of a deal that two guests take at once is given to one of them, once',
    own,
    parts: [
      ...guests,
      given(theDeal({ day: 'today', id, offer: 'videoVoucher', code, quantity: 3, taken: 2 })),
      atOnce([
        request('robinTakes', redeemBonus, { code }, robin),
        request('mikaTakes', redeemBonus, { code }, mika),
        request('robinTakesAgain', redeemBonus, { code }, robin),
      ]),
      request('ofRobin', consumedOffers, {}, robin),
      request('ofMika', consumedOffers, {}, mika),
      inLists('the deals that both got', [valueOf('ofRobin'), valueOf('ofMika')], 'offer', ['videoVoucher']),
      request('days', dailyBonusInteractiveContent, { first: 1 }, robin),
      check('how many are left', { got: valueOf('days', 'currentDay.remaining'), equals: 0 }),
    ],
  }),
  scenario({
    id: 'engagement/daily-bonus/a-deal-is-taken-on-its-day',
    text: 'the deal of tomorrow is not taken today, and that of today only once by a guest',
    own,
    parts: [
      ...guests,
      given(theDeal({ day: 'today', id, offer: 'videoVoucher', code, quantity: 3 })),
      given(theDeal({ day: 'tomorrow', id: otherId, offer: 'videoVoucher', code: late })),
      request('early', redeemBonus, { code: late }, robin),
      check('whether tomorrow’s is given', { got: valueOf('early', 'data.success'), equals: false }),
      request('taken', redeemBonus, { code }, robin),
      check('whether today’s is given', { got: valueOf('taken', 'data.success'), equals: true }),
      request('again', redeemBonus, { code }, robin),
      check('whether it is given again', { got: valueOf('again', 'data.success'), equals: false }),
      request('days', dailyBonusInteractiveContent, { first: 2 }, robin),
      check('today is taken', { got: valueOf('days', 'currentDay.purchased'), equals: true }),
      check('why not again', { got: valueOf('days', 'currentDay.reason'), equals: 'redeemed' }),
      check('why not tomorrow’s', { got: valueOf('days', 'nextDay.reason'), equals: 'notYet' }),
      check('how many are left', { got: valueOf('days', 'currentDay.remaining'), equals: 2 }),
    ],
  }),
];
