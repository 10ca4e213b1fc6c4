import { pageReload, sessionExpired, vxpayLogout } from '@lounge/protocol/foundation/session';
import { pageMustReload, sessionEnds } from '@lounge/mock-api/states';
import { PageReloads } from '@lounge/stores/foundation/session';
import { expect, test, vi } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest, pactToken } from '../consume/callers.ts';

// @spec socket:pageReload, state:page-reload-push
test('the page reloads on a pageReload push', () =>
  pactForPush(
    pageReload,
    { description: 'a pageReload push when the page must reload', event: pageMustReload({}), payload: {} },
    (side, deliver) => {
      const reload = vi.fn();
      new PageReloads(reload).listen(side);
      deliver();
      expect(reload).toHaveBeenCalledOnce();
    },
  ));

// @spec socket:sessionExpired, state:session-expiry
test('a page whose session has ended reloads, but not while a payment is being confirmed', () =>
  pactForPush(
    sessionExpired,
    {
      description: 'a sessionExpired push when the session ends',
      caller: guest,
      event: sessionEnds({ token: pactToken }),
      payload: {},
    },
    (side, deliver) => {
      const reload = vi.fn();
      const page = new PageReloads(reload);
      page.listen(side);
      const release = page.postpone();
      deliver();
      expect(reload).not.toHaveBeenCalled();
      release();
      expect(reload).toHaveBeenCalledOnce();
    },
  ));

// @spec rest:vxpay.logout
test('a guest logs out', () =>
  pactForCall(vxpayLogout, {
    description: 'a request to log out',
    caller: guest,
    input: {},
    answer: { success: true },
    exact: ['success'],
  }));

test('a log-out with an expired token needs a log-in', () =>
  pactForCall(vxpayLogout, {
    description: 'a request to log out with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));
