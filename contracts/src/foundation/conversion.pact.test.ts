import {
  aPerformer,
  aVideoOfPerformer,
  anAlbumOfPerformer,
  guestIsKnown,
  guestIsLoggedIn,
  incentivesAre,
  incentiveWasClosed,
  noAlbum,
  noPerformerIsOnline,
  noVideo,
} from '@lounge/mock-api/states';
import { conversionChatActors } from '@lounge/protocol/content/actors';
import {
  closeIncentive,
  conversionChat,
  getBuyImageAlbumIncentives,
  getIncentivesByEvent,
  getPageLoadIncentives,
  getVideoPreviewEndIncentives,
  setGuestInfo,
} from '@lounge/protocol/foundation/conversion';
import { aModel } from '@lounge/testing/content/actors';
import { anIncentive } from '@lounge/testing/foundation/conversion';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { expiredGuest, guest, pactToken, withLanguage, type PactCaller } from '../consume/callers.ts';

const vxpayConfig = {
  logIn: '/vxpay/de/log-in',
  signUp: '/vxpay/de/sign-up',
  topUp: '/vxpay/de/top-up',
  ageCheck: '/vxpay/de/age-check',
  vip: '/vxpay/de/vip',
  tv: '/vxpay/de/tv',
};

/** A guest who is no VIP. */
const robin: PactCaller = { ...guest, states: [guestIsLoggedIn({ guestId: 7, token: pactToken, isVip: false })] };
const shown = ['region', 'type', 'event', 'priority', 'countdown', 'uniqueGroup'] as const;
const inAnswer = shown.map((field) => `data.incentives.${field}`);

const offer = {
  id: 1,
  region: 'content',
  type: 'topUp',
  event: 'pageLoad',
  priority: 40,
  uniqueGroup: 'top-up',
} as const;

// @spec entity:incentive, entity:pageLoadIncentivesResponse, feature:pay.incentives 1, 7
test('the page-load incentives of a guest are read, with the seconds that are left', () =>
  pactForCall(getPageLoadIncentives, {
    description: 'a request for the page-load incentives of a guest',
    states: [incentivesAre({ incentives: [{ ...offer, countdown: 600 }] })],
    caller: robin,
    input: { routeName: 'home', routeArgs: '{}' },
    answer: {
      success: true,
      data: {
        incentives: [anIncentive({ countdown: 600, countdownStartTime: '2026-11-20T19:00:00.000Z' })],
        vxpayConfig,
        trackingData: { routeName: 'home' },
        easterEgg: null,
      },
    },
    exact: ['success', ...inAnswer, 'data.trackingData.routeName'],
  }));

test('a closed incentive does not come back', () =>
  pactForCall(getPageLoadIncentives, {
    description: 'a request for the page-load incentives of a guest who closed the only one',
    states: [incentivesAre({ incentives: [offer] }), incentiveWasClosed({ guestId: 7, incentive: 1 })],
    caller: robin,
    input: { routeName: 'home', routeArgs: '{}' },
    answer: {
      success: true,
      data: { incentives: [], vxpayConfig, trackingData: { routeName: 'home' }, easterEgg: null },
    },
    exact: ['data.incentives'],
  }));

// @spec rest:conversion.video-preview-end-incentives.get, feature:pay.video-end-offer 1
test('the offers at the end of a video’s preview are read', () =>
  pactForCall(getVideoPreviewEndIncentives, {
    description: 'a request for the offers at the end of a video’s preview',
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega' }),
      aVideoOfPerformer({ id: 9301, actorId: 9101, price: 600 }),
      incentivesAre({ incentives: [{ ...offer, id: 2, region: 'overlay', type: 'video', event: 'videoPreviewEnd' }] }),
    ],
    caller: robin,
    input: { albumId: 9301 },
    answer: {
      success: true,
      data: { incentives: [anIncentive({ id: 2, region: 'overlay', type: 'video', event: 'videoPreviewEnd' })] },
    },
    exact: ['success', ...inAnswer],
  }));

test('the preview’s end of a video that does not exist is unknown', () =>
  pactForCall(getVideoPreviewEndIncentives, {
    description: 'a request for the offers at the end of an unknown video’s preview',
    states: [noVideo({ id: 9399 })],
    input: { albumId: 9399 },
    error: 'unknown',
    field: 'albumId',
  }));

// @spec rest:conversion.buy-image-album-incentives.get, feature:pay.album-offer 1
test('the offers to a visitor who is about to buy an album are read', () =>
  pactForCall(getBuyImageAlbumIncentives, {
    description: 'a request for the offers to a guest who is about to buy an album',
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega' }),
      anAlbumOfPerformer({ id: 9201, actorId: 9101, price: 400 }),
      incentivesAre({ incentives: [{ ...offer, id: 3, region: 'overlay', type: 'album', event: 'buyAlbum' }] }),
    ],
    caller: robin,
    input: { albumId: 9201 },
    answer: {
      success: true,
      data: { incentives: [anIncentive({ id: 3, region: 'overlay', type: 'album', event: 'buyAlbum' })] },
    },
    exact: ['success', ...inAnswer],
  }));

test('offers for an album that does not exist are unknown', () =>
  pactForCall(getBuyImageAlbumIncentives, {
    description: 'a request for the offers to a guest who is about to buy an unknown album',
    states: [noAlbum({ id: 999_999 })],
    input: { albumId: 999_999 },
    error: 'unknown',
    field: 'albumId',
  }));

// @spec rest:conversion.incentives-by-event.get, feature:pay.incentives 8
test('the incentives of an event are read', () =>
  pactForCall(getIncentivesByEvent, {
    description: 'a request for the incentives of a low balance',
    states: [incentivesAre({ incentives: [{ ...offer, id: 4, region: 'side', event: 'lowBalance' }] })],
    caller: robin,
    input: { event: 'lowBalance' },
    answer: { success: true, data: { incentives: [anIncentive({ id: 4, region: 'side', event: 'lowBalance' })] } },
    exact: ['success', ...inAnswer],
  }));

// @spec rest:conversion.incentive.close
test('how an incentive ended is noted', () =>
  pactForCall(closeIncentive, {
    description: 'a request to note that a guest closed an incentive',
    states: [incentivesAre({ incentives: [offer] })],
    caller: guest,
    input: { result: 'closed', incentive: 1 },
    answer: { data: { success: true } },
    exact: ['data.success'],
  }));

test('an incentive that does not exist is unknown', () =>
  pactForCall(closeIncentive, {
    description: 'a request to close an incentive that does not exist',
    states: [incentivesAre({ incentives: [] })],
    input: { result: 'closed', incentive: 1 },
    error: 'unknown',
    field: 'incentive',
  }));

// @spec rest:conversion.guest-info.set, entity:enum.setGuestInfoType
test('a visitor says that there is an account already', () =>
  pactForCall(setGuestInfo, {
    description: 'a request to store that a visitor has an account already',
    input: { type: 'guestAlreadySignedUp', value: true },
    answer: { data: { success: true } },
    exact: ['data.success'],
  }));

// @spec rest:guest.conversion-chat.set, entity:enum.conversionChatAction
test.each([
  ['disable', false],
  ['enable', true],
] as const)('a guest sends %s for the conversion chat', (action, isEnabled) =>
  pactForCall(conversionChat, {
    description: `a request to ${action} the conversion chat`,
    states: [guestIsKnown({ guestId: 7, conversionChatEnd: '2099-11-21T19:00:00.000Z' })],
    caller: guest,
    input: { action },
    answer: { isEnabled },
    exact: ['isEnabled'],
  }),
);

test('the conversion chat needs a session', () =>
  pactForCall(conversionChat, {
    description: 'a request to enable the conversion chat after the session has ended',
    caller: expiredGuest,
    input: { action: 'enable' },
    error: 'needLogin',
  }));

// @spec query:conversion-chat.actors
test('the performers for a conversion chat are listed', () =>
  pactForCall(conversionChatActors, {
    description: 'a query for performers for a conversion chat',
    states: [
      noPerformerIsOnline({}),
      aPerformer({ id: 9101, name: 'Noor Vega', price: 3600, basePrice: 4200, isOnline: true }),
    ],
    input: { first: 12, offset: 0 },
    answer: { items: [aModel()], total: 1 },
    exact: ['items.isOnline'],
  }));

// @spec rest:conversion.page-load-incentives.get, rule:cookies-some-calls, feature:pay.top-up 3, state:vxpay 1
test('the page-load incentives of a page are read', () =>
  pactForCall(getPageLoadIncentives, {
    description: 'a request for the page-load incentives of the home page in German',
    states: [incentivesAre({ incentives: [] })],
    caller: withLanguage('de'),
    input: { routeName: 'home', routeArgs: '{}' },
    answer: {
      success: true,
      data: { incentives: [], vxpayConfig, trackingData: { routeName: 'home' }, easterEgg: null },
    },
    exact: ['success', 'data.vxpayConfig.topUp', 'data.trackingData.routeName'],
  }));

test('route arguments that are not a JSON object are malformed', () =>
  pactForCall(getPageLoadIncentives, {
    description: 'a request for page-load incentives with route arguments that are not a JSON object',
    input: { routeName: 'home', routeArgs: 'home' },
    error: 'malformed',
    field: 'routeArgs',
  }));
