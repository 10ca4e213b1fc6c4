import {
  aPerformer,
  aVideoOfPerformer,
  anAlbumOfPerformer,
  dealsPageIs,
  guestHasAddress,
  guestIsLoggedIn,
  guestRedeemedCode,
  noDeals,
  theDeal,
} from '@lounge/mock-api/states';
import {
  consumedOffers,
  dailyBonusEvent,
  dailyBonusInteractiveContent,
  dailyBonusModels,
} from '@lounge/protocol/engagement/daily-bonus';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import { aConsumedOffer, aDeal, aDealsPage, aSecretDeal, someDays } from '@lounge/testing/engagement/daily-bonus';
import { test } from 'vitest';
import { expiredGuest, guest, pactToken, type PactCaller } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const none = noDeals({});
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const robin: PactCaller = { ...guest, states: [guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: false })] };
const address = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });
const warm = theDeal({ day: 'today', id: 98_001, offer: 'videoVoucher', code: 'WARM', quantity: 5, taken: 2 });

const takenByGuest = theDeal({ day: 'today', id: 98_001, offer: 'videoVoucher', code: 'WARM', quantity: 5, taken: 3 });

const inDay = (day: string, names: readonly string[]) => names.map((name) => `${day}.${name}`);
const facts = [
  'offer',
  'conditions',
  'effect',
  'quantity',
  'remaining',
  'purchased',
  'free',
  'content',
  'text',
  'link',
  'reason',
];

// @spec query:daily-bonus.interactive-content, entity:dailyBonus
test('the deals of three days are read by a guest', () =>
  pactForCall(dailyBonusInteractiveContent, {
    description: 'a query for the deals of three days by a guest',
    states: [
      none,
      address,
      warm,
      theDeal({ day: 'yesterday', id: 98_002, offer: 'topUpPercent', value: 10, code: 'COLD', vip: true }),
      theDeal({ day: 'tomorrow', id: 98_003, offer: 'oneDayVip', code: 'LATE', quantity: 9, requireMobileAuth: true }),
    ],
    caller: guest,
    input: { first: 3, order: 'asc' },
    answer: someDays({
      previousDay: aDeal({
        date: '2026-11-19',
        offer: 'topUpPercent',
        conditions: { requireMobileAuth: false, vip: true },
        effect: { name: 'A small thing', value: 10, unit: 'percent', code: 'COLD' },
        quantity: null,
        remaining: null,
        free: false,
        reason: 'over',
      }),
      nextDay: aDeal({
        date: '2026-11-21',
        offer: 'oneDayVip',
        conditions: { requireMobileAuth: true, vip: false },
        effect: { name: 'A small thing', value: 1, unit: 'day', code: 'LATE' },
        quantity: 9,
        remaining: 9,
        reason: 'notYet',
      }),
    }),
    exact: ['previousDay', 'currentDay', 'nextDay'].flatMap((day) => inDay(day, facts)),
  }));

const kinds = [
  ['a video', { offer: 'video', contentId: 97_101 }, 'piece', true],
  ['an album', { offer: 'photoAlbum', contentId: 97_102 }, 'piece', true],
  ['a wallpaper', { offer: 'merchandise' }, 'piece', true],
  ['a gift', { offer: 'messengerGift', contentId: 4, value: 2 }, 'piece', true],
  ['further coins', { offer: 'topUpFlat', value: 5 }, 'coin', false],
] as const;

const contents = {
  video: {
    type: 'video',
    name: 'Rooftop, after rain',
    picture: { url: '/pictures/velvet/still/leaves-noor-video-97101', kind: 'still', tint: 2 },
    link: null,
  },
  merchandise: {
    type: 'wallpaper',
    name: 'A small thing',
    picture: { url: '/pictures/velvet/banner/bloom-deal-98001-wallpaper', kind: 'banner', tint: 2 },
    link: null,
  },
  messengerGift: {
    type: 'gift',
    name: 'Orchid',
    picture: { url: '/pictures/velvet/avatar/bloom-deal-98001', kind: 'avatar', tint: 2 },
    link: null,
  },
} as const;

// @spec entity:enum.dailyBonusOffer, entity:enum.dailyBonusContent, entity:dailyBonus
test.each(kinds)('the deal of today is %s', (what, deal, unit, free) => {
  const content = { photoAlbum: null, topUpFlat: null, ...contents }[deal.offer];
  return pactForCall(dailyBonusInteractiveContent, {
    description: `a query for a deal that is ${what}`,
    states: [
      none,
      noor,
      aVideoOfPerformer({ id: 97_101, actorId: 9101 }),
      anAlbumOfPerformer({ id: 97_102, actorId: 9101 }),
      theDeal({ day: 'today', id: 98_001, code: 'WARM', ...deal }),
    ],
    input: { first: 1 },
    answer: someDays({
      currentDay: aDeal({
        offer: deal.offer,
        effect: { name: 'A small thing', value: 'value' in deal ? deal.value : 1, unit, code: 'WARM' },
        quantity: null,
        remaining: null,
        free,
        content,
      }),
    }),
    exact: [
      'previousDay',
      'nextDay',
      ...inDay('currentDay', ['offer', 'effect', 'free', 'link', 'reason']),
      ...(content === null ? ['currentDay.content'] : ['currentDay.content.type', 'currentDay.content.link']),
    ],
  });
});

// @spec state:daily-bonus 2
test('a secret of tomorrow has its date alone', () =>
  pactForCall(dailyBonusInteractiveContent, {
    description: 'a query for the deals around a secret of tomorrow',
    states: [
      none,
      warm,
      theDeal({ day: 'tomorrow', id: 98_003, offer: 'oneDayVip', code: 'LATE' }),
      dealsPageIs({ showMysteriousTomorrowOffer: true }),
    ],
    input: { first: 2 },
    answer: someDays({ nextDay: aSecretDeal() }),
    exact: inDay('nextDay', facts),
  }));

test('a deal that the guest took leads to where it is used', () =>
  pactForCall(dailyBonusInteractiveContent, {
    description: 'a query for the deals by a guest who took today’s',
    states: [none, address, takenByGuest, guestRedeemedCode({ guestId: 7, code: 'WARM' })],
    caller: guest,
    input: { first: 1, order: 'desc' },
    answer: someDays({
      currentDay: aDeal({
        remaining: 2,
        purchased: true,
        purchasedAt: '2026-11-20T19:00:00.000Z',
        link: '/en/videos/',
        reason: 'redeemed',
      }),
    }),
    exact: inDay('currentDay', ['remaining', 'purchased', 'link', 'reason']),
  }));

test('a wallpaper that the guest took can be downloaded', () => {
  const link = '/pictures/velvet/banner/bloom-deal-98001-wallpaper/w1920.webp';
  return pactForCall(dailyBonusInteractiveContent, {
    description: 'a query for the deals by a guest who took a wallpaper',
    states: [
      none,
      address,
      theDeal({ day: 'today', id: 98_001, offer: 'merchandise', code: 'WARM' }),
      guestRedeemedCode({ guestId: 7, code: 'WARM' }),
    ],
    caller: guest,
    input: { first: 1 },
    answer: someDays({
      currentDay: aDeal({
        offer: 'merchandise',
        quantity: null,
        remaining: null,
        purchased: true,
        purchasedAt: '2026-11-20T19:00:00.000Z',
        content: { ...contents.merchandise, link },
        link,
        reason: 'redeemed',
      }),
    }),
    exact: inDay('currentDay', ['offer', 'purchased', 'content.type', 'reason']),
  });
});

test.each([
  ['sold out', { quantity: 2, taken: 2 }, { quantity: 2, remaining: 0 }, 'gone'],
  ['for VIP guests', { vip: true }, { conditions: { requireMobileAuth: false, vip: true } }, 'needsVip'],
  [
    'for confirmed numbers',
    { requireMobileAuth: true },
    { conditions: { requireMobileAuth: true, vip: false } },
    'needsMobile',
  ],
] as const)('a deal that is %s says why it cannot be taken', (what, deal, over, reason) =>
  pactForCall(dailyBonusInteractiveContent, {
    description: `a query for a deal that is ${what}`,
    states: [none, address, theDeal({ day: 'today', id: 98_001, offer: 'videoVoucher', code: 'WARM', ...deal })],
    caller: robin,
    input: { first: 1 },
    answer: someDays({ currentDay: aDeal({ quantity: null, remaining: null, ...over, reason }) }),
    exact: inDay('currentDay', ['conditions', 'quantity', 'remaining', 'reason']),
  }),
);

test('days without deals are empty', () =>
  pactForCall(dailyBonusInteractiveContent, {
    description: 'a query for the deals where there are none',
    states: [none],
    input: {},
    answer: someDays({ currentDay: null }),
    exact: ['previousDay', 'currentDay', 'nextDay'],
  }));

test('more than three days are malformed', () =>
  pactForCall(dailyBonusInteractiveContent, {
    description: 'a query for the deals of four days',
    input: { first: 4 },
    error: 'malformed',
    field: 'first',
  }));

// @spec query:daily-bonus.event-config, entity:dailyBonusEventConfig
test('the settings of the page are read for a day and a phone', () =>
  pactForCall(dailyBonusEvent, {
    description: 'a query for the settings of the page of deals',
    states: [
      none,
      dealsPageIs({
        name: 'Winter',
        className: 'winter',
        title: 'Winter deals',
        text: 'Until the snow has gone.',
        backgroundSeeds: ['dunes-deals'],
        leadsHome: true,
        showMysteriousTomorrowOffer: true,
        hidesDailyBonusPage: true,
      }),
    ],
    input: { date: '2026-12-24', mobile: true },
    answer: aDealsPage({
      name: 'Winter',
      className: 'winter',
      headerTexts: { title: 'Winter deals', text: 'Until the snow has gone.' },
      backgrounds: [{ url: '/pictures/velvet/portrait/dunes-deals', kind: 'portrait', tint: 2 }],
      redirect: true,
      redirectUrl: '/en/',
      showMysteriousTomorrowOffer: true,
      hidesDailyBonusPage: true,
    }),
    exact: [
      'name',
      'className',
      'headerTexts',
      'backgrounds.kind',
      'redirect',
      'redirectUrl',
      'showMysteriousTomorrowOffer',
      'hidesDailyBonusPage',
    ],
  }));

test.each(['https://elsewhere.example/', '//elsewhere.example/', '/en/daily-deals/'])(
  'settings that would lead to %s lead nowhere',
  (leadsTo) =>
    pactForCall(dailyBonusEvent, {
      description: `a query for the settings of a page that would lead to ${leadsTo}`,
      states: [none, dealsPageIs({ leadsTo })],
      input: {},
      answer: aDealsPage(),
      exact: ['redirect', 'redirectUrl', 'backgrounds', 'hidesDailyBonusPage', 'showMysteriousTomorrowOffer'],
    }),
);

test('a day that is none is malformed', () =>
  pactForCall(dailyBonusEvent, {
    description: 'a query for the settings of the page of deals on a day that is none',
    input: { date: '2026-13-01' },
    error: 'malformed',
    field: 'date',
  }));

// @spec query:daily-bonus.bonus-models
test('the performer of a deal is listed', () =>
  pactForCall(dailyBonusModels, {
    description: 'a query for the performers of deals',
    states: [
      none,
      noor,
      aVideoOfPerformer({ id: 97_101, actorId: 9101 }),
      theDeal({ day: 'today', id: 98_001, offer: 'video', contentId: 97_101 }),
    ],
    input: {},
    answer: [
      {
        id: 9101,
        online: true,
        name: 'Noor Vega',
        link: '/en/amateur/noor-vega/',
        avatar: { url: '/pictures/velvet/avatar/noor-1', kind: 'avatar', tint: 3 },
      },
    ],
    exact: ['id', 'online', 'name', 'link'],
  }));

// @spec query:guest.consumed-offers
test('the deals that a guest redeemed are listed', () =>
  pactForCall(consumedOffers, {
    description: 'a query for the deals that the guest redeemed',
    states: [none, address, warm, guestRedeemedCode({ guestId: 7, code: 'WARM' })],
    caller: guest,
    input: { pageSize: 31 },
    answer: [aConsumedOffer()],
    exact: ['offer', 'name', 'link'],
  }));

test('a guest who redeemed no deal has none', () =>
  pactForCall(consumedOffers, {
    description: 'a query for the deals of a guest who redeemed none',
    states: [none],
    caller: guest,
    input: {},
    answer: [],
  }));

test.each([
  ['with an expired token', expiredGuest, {}, 'needLogin', null],
  ['of more than a hundred', guest, { pageSize: 101 }, 'malformed', 'pageSize'],
] as const)('a list %s fails', (what, caller, input, error, field) =>
  pactForCall(consumedOffers, {
    description: `a query for redeemed deals ${what}`,
    caller,
    input,
    error,
    field,
  }),
);

test('a deal is taken by its code', () =>
  pactForCall(redeemBonus, {
    description: 'a request to take the deal of today',
    states: [none, address, warm],
    caller: guest,
    input: { code: 'WARM' },
    answer: {
      data: {
        success: true,
        bonus: {
          code: 'WARM',
          coins: { value: 0, currency: 'VXC' },
          containsTopUpBenefit: false,
          benefits: [
            {
              id: 1,
              kind: 'videoVoucher',
              name: 'A small thing',
              description: 'Only on this day.',
              amount: 1,
              coins: null,
              flatTopUpAmount: null,
              percentageTopUpAmount: null,
              staggeredTiers: [],
              days: null,
              actor: null,
            },
          ],
        },
      },
    },
    exact: ['data.success', 'data.bonus.code', 'data.bonus.benefits'],
  }));
