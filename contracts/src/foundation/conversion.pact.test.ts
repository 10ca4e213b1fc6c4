import { getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { withLanguage } from '../consume/callers.ts';

const vxpayConfig = {
  logIn: '/vxpay/de/log-in',
  signUp: '/vxpay/de/sign-up',
  topUp: '/vxpay/de/top-up',
  ageCheck: '/vxpay/de/age-check',
  vip: '/vxpay/de/vip',
  tv: '/vxpay/de/tv',
};

// @spec rest:conversion.page-load-incentives.get, rule:cookies-some-calls, feature:pay.top-up 3, state:vxpay 1
test('the page-load incentives of a page are read', () =>
  pactForCall(getPageLoadIncentives, {
    description: 'a request for the page-load incentives of the home page in German',
    caller: withLanguage('de'),
    input: { routeName: 'home', routeArgs: '{}' },
    answer: {
      success: true,
      data: { incentives: [], vxpayConfig, trackingData: { routeName: 'home' } },
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
