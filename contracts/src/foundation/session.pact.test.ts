import {
  createVisitorToken,
  endGuestSession,
  getSessions,
  logOutEverywhere,
  pageReload,
  sessionExpired,
  vxpayLogout,
} from '@lounge/protocol/foundation/session';
import { guestHasSession, pageMustReload, sessionEnds } from '@lounge/mock-api/states';
import { PageReloads, Sessions } from '@lounge/stores/foundation/session';
import { aSession } from '@lounge/testing/foundation/session';
import { expect, test, vi } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { expiredGuest, guest, pactToken, withoutToken } from '../consume/callers.ts';

// @spec socket:pageReload, state:page-reload-push 1
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

// @spec socket:sessionExpired, state:session-expiry 1
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

test('a page of another origin gets a token for its visitor', () =>
  pactForCall(createVisitorToken, {
    description: 'a request for a visitor token',
    caller: withoutToken,
    input: {},
    answer: { accessToken: 'a.kVh2yQ0xJm8s4Lrt.w3Zb1Qe7uXk5nPd9cVf2aRs6TgY' },
  }));

// @spec rest:vxpay.logout, state:vxpay 1
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

const elsewhere = guestHasSession({
  guestId: 7,
  id: 971,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
});

test('a guest reads where they are logged in', () =>
  pactForCall(
    getSessions,
    {
      description: 'a request for the guest’s sessions',
      states: [elsewhere],
      caller: guest,
      input: {},
      answer: { sessions: [aSession()] },
    },
    async (side, served) => {
      const sessions = new Sessions(side, () => undefined);
      await sessions.list.load();
      expect(sessions.list.value).toEqual(served);
    },
  ));

test('a guest logs out another device', () =>
  pactForCall(endGuestSession, {
    description: 'a request to end another session',
    states: [elsewhere],
    caller: guest,
    input: { id: 971 },
    answer: { success: true },
    exact: ['success'],
  }));

test('a session that has ended is unknown', () =>
  pactForCall(endGuestSession, {
    description: 'a request to end a session that has ended',
    caller: guest,
    input: { id: 979 },
    error: 'unknown',
    field: 'id',
  }));

test('a guest logs out everywhere', () =>
  pactForCall(logOutEverywhere, {
    description: 'a request to log out everywhere',
    caller: guest,
    input: {},
    answer: { success: true },
    exact: ['success'],
  }));

test('the list of sessions with an expired token needs a log-in', () =>
  pactForCall(getSessions, {
    description: 'a request for the guest’s sessions with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

test('ending a session with an expired token needs a log-in', () =>
  pactForCall(endGuestSession, {
    description: 'a request to end another session with an expired token',
    caller: expiredGuest,
    input: { id: 971 },
    error: 'needLogin',
  }));

test('logging out everywhere with an expired token needs a log-in', () =>
  pactForCall(logOutEverywhere, {
    description: 'a request to log out everywhere with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));
