import { pageReload, sessionExpired, vxpayLogout } from '@lounge/protocol/foundation/session';
import { pageShallReload, sessionEnds } from '@lounge/mock-api/states';
import { PageReloads } from '@lounge/stores/foundation/session';
import { expect, test, vi } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-message.ts';
import { expiredGuest, guest, pactToken } from '../consume/callers.ts';

// @spec socket:pageReload, state:page-reload-push
test('the page loads anew when it is asked to', () =>
  pactForPush(
    pageReload,
    { description: 'a wish that the page loads anew', event: pageShallReload({}), payload: {} },
    (side, deliver) => {
      const reload = vi.fn();
      new PageReloads(reload).listen(side);
      deliver();
      expect(reload).toHaveBeenCalledOnce();
    },
  ));

// @spec socket:sessionExpired, state:session-expiry
test('a page whose session has ended loads anew, but not while the feedback of a payment is awaited', () =>
  pactForPush(
    sessionExpired,
    { description: 'a session that has ended', caller: guest, event: sessionEnds({ token: pactToken }), payload: {} },
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
    description: 'a wish to log out',
    caller: guest,
    input: {},
    answer: { success: true },
    exact: ['success'],
  }));

test('who was logged out before needs no second time', () =>
  pactForCall(vxpayLogout, {
    description: 'a wish to log out with a token that has ended',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));
