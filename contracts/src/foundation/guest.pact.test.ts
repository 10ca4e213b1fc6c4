import {
  addressIsVerified,
  anAlbumOfPerformer,
  aPerformer,
  guestBoughtAlbum,
  guestHasAddress,
  guestHasPinned,
  guestGetsLocked,
  guestOwnsCoins,
} from '@lounge/mock-api/states';
import {
  emailPropertiesRefresh,
  emailVerified,
  getProfile,
  guestInitData,
  guestLocked,
  guestSidebarData,
  signupEmailSend,
} from '@lounge/protocol/foundation/guest';
import { refused } from '@lounge/protocol/foundation/realtime';
import { Guest, GuestUpdates } from '@lounge/stores/foundation/guest';
import { anonymousData, aProfile, guestData, guestCounts } from '@lounge/testing/foundation/guest';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForCommand, pactForPush } from '../consume/pact-for-message.ts';
import type { SocketSide } from '../consume/socket-side.ts';
import { expiredGuest, guest as robin } from '../consume/callers.ts';

// @spec query:guest.init-data, entity:guestState
test('the initial data of a guest is read', () =>
  pactForCall(
    guestInitData,
    {
      description: 'a query for the initial data of a guest',
      states: [guestOwnsCoins({ guestId: 7, amount: 2500 })],
      caller: robin,
      input: {},
      answer: guestData({ balance: { value: 2500, currency: 'VXC' }, balanceFormatted: '25' }),
      exact: [
        'id',
        'name',
        'isLoggedIn',
        'hasAvs',
        'avsStatus',
        'isVip',
        'loyaltyPoints',
        'balance',
        'balanceFormatted',
      ],
    },
    async (side) => {
      const guest = new Guest(side);
      await guest.load();
      expect(guest.id).toBe(7);
      expect(guest.isLoggedIn).toBe(true);
    },
  ));

test('the initial data of an anonymous visitor is read', () =>
  pactForCall(guestInitData, {
    description: 'a query for the initial data of an anonymous visitor',
    input: {},
    answer: anonymousData(),
    exact: ['id', 'isLoggedIn', 'hasAvs'],
  }));

test('initial data with an expired token needs a log-in', () =>
  pactForCall(guestInitData, {
    description: 'a query for the initial data with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

const address = guestHasAddress({ guestId: 7, email: 'robin@example.com' });

// @spec rest:guest.profile.get
test('a guest’s profile is read', () =>
  pactForCall(getProfile, {
    description: 'a request for the guest’s profile',
    states: [address],
    caller: robin,
    input: {},
    answer: aProfile({ email: 'robin@example.com' }),
    exact: ['config.isLoggedIn', 'profile.id', 'profile.name', 'profile.email', 'profile.isEmailVerified'],
  }));

test('a profile with an expired token needs a log-in', () =>
  pactForCall(getProfile, {
    description: 'a request for the guest’s profile with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

// @spec query:guest.sidebar-data
test('a guest’s counts cover purchases and pinned performers', () =>
  pactForCall(guestSidebarData, {
    description: 'a query for the guest’s counts',
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
      guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
      guestHasPinned({ guestId: 7, kind: 'actor', id: 9101 }),
      guestOwnsCoins({ guestId: 7, amount: 2500 }),
    ],
    caller: robin,
    input: {},
    answer: guestCounts({
      boughtPhotosCount: 1,
      pinnedFavoriteCount: 1,
      pinnedFavoriteOnlineCount: 1,
      balanceFormatted: '25',
    }),
    exact: ['boughtVideosCount', 'boughtPhotosCount', 'pinnedFavoriteCount', 'pinnedFavoriteOnlineCount', 'vip'],
  }));

test('counts with an expired token need a log-in', () =>
  pactForCall(guestSidebarData, {
    description: 'a query for the guest’s counts with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

const listening = (side: SocketSide, over: Parameters<typeof guestData>[0] = {}): Guest => {
  const guest = new Guest(side);
  guest.data.set(guestData(over));
  new GuestUpdates(guest).listen(side);
  return guest;
};

// @spec socket:email-verified
test('a guest is notified that the e-mail address is verified', () =>
  pactForPush(
    emailVerified,
    {
      description: 'an emailVerified push when the e-mail address is verified',
      caller: robin,
      event: addressIsVerified({ guestId: 7 }),
      payload: {},
    },
    (side, deliver) => {
      const guest = listening(side, { isEmailVerified: false });
      deliver();
      expect(guest.data.value?.isEmailVerified).toBe(true);
    },
  ));

// @spec socket:guestLocked
test('a guest is notified that the account is locked', () =>
  pactForPush(
    guestLocked,
    {
      description: 'a guestLocked push when the account is locked',
      caller: robin,
      event: guestGetsLocked({ guestId: 7 }),
      payload: {},
    },
    (side, deliver) => {
      const guest = listening(side);
      deliver();
      expect(guest.data.value?.isLocked).toBe(true);
    },
  ));

// @spec socket:email-properties.refresh
test('a guest with a verified e-mail address receives emailVerified on request', () =>
  pactForCommand(
    emailPropertiesRefresh,
    {
      description: 'an emailPropertiesRefresh command from a guest with a verified e-mail address',
      caller: robin,
      payload: {},
      states: [guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true })],
      reply: emailVerified,
      answer: {},
    },
    (side, reply) => {
      const guest = listening(side, { isEmailVerified: false });
      side.open();
      side.receive({ type: 'ackSession' });
      side.socket.send(emailPropertiesRefresh, {});
      reply();
      expect(guest.data.value?.isEmailVerified).toBe(true);
    },
  ));

// @spec socket:signup-email.send
test('a guest with a verified e-mail address receives emailVerified instead of another mail', () =>
  pactForCommand(
    signupEmailSend,
    {
      description: 'a signupEmailSend command for a verified e-mail address',
      caller: robin,
      states: [guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true })],
      payload: { email: 'robin@example.com' },
      reply: emailVerified,
      answer: {},
    },
    (side, reply) => {
      const guest = listening(side, { isEmailVerified: false });
      side.open();
      side.receive({ type: 'ackSession' });
      side.socket.send(signupEmailSend, { email: 'robin@example.com' });
      reply();
      expect(guest.data.value?.isEmailVerified).toBe(true);
    },
  ));

// @spec socket:signup-email.send
test('the verification mail is sent only to the guest’s own address', () =>
  pactForCommand(
    signupEmailSend,
    {
      description: 'a signupEmailSend command for another e-mail address',
      caller: robin,
      states: [address],
      payload: { email: 'somebody@example.com' },
      reply: refused,
      answer: { of: 'signupEmailSend', code: 'malformed', field: 'email' },
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const errors: unknown[] = [];
      side.socket.on(refused, (error) => errors.push(error));
      side.open();
      side.receive({ type: 'ackSession' });
      side.socket.send(signupEmailSend, { email: 'somebody@example.com' });
      reply();
      expect(errors).toEqual([{ of: 'signupEmailSend', code: 'malformed', field: 'email' }]);
    },
  ));
