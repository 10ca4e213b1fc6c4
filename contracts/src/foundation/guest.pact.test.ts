import {
  addressIsVerified,
  ageIsRejected,
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  chatIsOver,
  guestArchived,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestCancelled,
  guestHasAddress,
  guestHasPinned,
  guestGetsLocked,
  guestOwnsCoins,
  performerIsFree,
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
import { Guest, GuestUpdates } from '@lounge/stores/foundation/guest';
import { anonymousData, aProfile, guestData, guestCounts } from '@lounge/testing/foundation/guest';
import { expect, test } from 'vitest';
import { aPush } from '../consume/command-pact.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { expiredGuest, guest as robin } from '../consume/callers.ts';
import { turn } from '../consume/turn.ts';

const address = guestHasAddress({ guestId: 7, email: 'robin@example.com' });
const isRejected = { avsStatus: 'rejected', avsRejectMessage: 'The picture is too dark.' } as const;
const rejected = ageIsRejected({ guestId: 7, provider: 'identity', message: isRejected.avsRejectMessage });

// @spec query:guest.init-data, entity:guestState
test('the initial data of a guest is read', () =>
  pactForCall(
    guestInitData,
    {
      description: 'a query for the initial data of a guest',
      states: [guestOwnsCoins({ guestId: 7, amount: 2500 }), address, rejected],
      caller: robin,
      input: {},
      answer: guestData({
        balance: { value: 2500, currency: 'VXC' },
        balanceFormatted: '25',
        email: 'robin@example.com',
        ...isRejected,
        hasAvs: false,
      }),
      exact: [
        'id',
        'name',
        'isLoggedIn',
        'hasAvs',
        'avsStatus',
        'avsRejectMessage',
        'email',
        'isEmailVerified',
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

test('the initial data of a guest who cancelled VIP names the offer', () =>
  pactForCall(guestInitData, {
    description: 'a query for the initial data of a guest who cancelled VIP',
    states: [guestCancelled({ guestId: 7, product: 'vip' })],
    caller: robin,
    input: {},
    answer: guestData({
      isVip: true,
      cancellationOffer: { price: { value: 990, currency: 'EUR' }, months: 3 },
      balance: { value: 0, currency: 'VXC' },
      balanceFormatted: '0',
      oneClickPaymentConfig: {
        isAvailable: true,
        reason: null,
        method: { id: 1, kind: 'card', label: '··4242' },
        windowSeconds: 60,
      },
    }),
    exact: ['isVip', 'cancellationOffer'],
  }));

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

// @spec rest:guest.profile.get
test('a guest’s profile is read', () =>
  pactForCall(getProfile, {
    description: 'a request for the guest’s profile',
    states: [address, rejected],
    caller: robin,
    input: {},
    answer: aProfile({ email: 'robin@example.com', ...isRejected }),
    exact: ['config.isLoggedIn', 'profile.id', 'profile.name', 'profile.email', 'profile.isEmailVerified'],
  }));

test('a profile with an expired token needs a log-in', () =>
  pactForCall(getProfile, {
    description: 'a request for the guest’s profile with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

// @spec query:guest.sidebar-data, entity:personalAreaSidebar
test('a guest’s counts cover purchases and pinned performers', () =>
  pactForCall(guestSidebarData, {
    description: 'a query for the guest’s counts',
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
      anAlbumOfPerformer({ id: 91001, actorId: 9101, price: 900 }),
      guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
      aVideoOfPerformer({ id: 95001, actorId: 9101, price: 2400 }),
      guestBoughtVideo({ guestId: 7, videoId: 95001 }),
      guestArchived({ guestId: 7, kind: 'video', id: 95001 }),
      performerIsFree({ actorId: 9101, seconds: 3600 }),
      chatIsOver({
        guestId: 7,
        actorId: 9101,
        chatId: 'c-1',
        kind: 'freeChat',
        price: null,
        seconds: 12,
        exitCode: 100,
      }),
      guestHasPinned({ guestId: 7, kind: 'actor', id: 9101 }),
      guestOwnsCoins({ guestId: 7, amount: 2500 }),
    ],
    caller: robin,
    input: {},
    answer: guestCounts({
      boughtVideosCount: 1,
      boughtPhotosCount: 1,
      privateCollectionCount: 1,
      videochatCount: 1,
      pinnedFavoriteCount: 1,
      pinnedFavoriteOnlineCount: 1,
      balanceFormatted: '25',
    }),
    exact: [
      ...(['name', 'avatar', 'vip', 'balanceFormatted', 'boughtVideosCount', 'boughtPhotosCount'] as const),
      ...(['privateCollectionCount', 'pinnedFavoriteCount', 'pinnedFavoriteOnlineCount', 'videochatCount'] as const),
    ],
  }));

test('counts with an expired token need a log-in', () =>
  pactForCall(guestSidebarData, {
    description: 'a query for the guest’s counts with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

const listening = (side: GuestSide, over: Parameters<typeof guestData>[0] = {}): Guest => {
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

// @spec socket:guestLocked, state:guest-data-pushes 3
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

const verified = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });

/** Checks that a command has ended once it was sent, and that its guest is notified of the verified address. */
const expectVerified = async (side: GuestSide, call: Promise<unknown>): Promise<void> => {
  const guest = listening(side, { isEmailVerified: false });
  expect(await call).toEqual({ ok: true, value: {} });
  await turn();
  expect(guest.data.value?.isEmailVerified).toBe(true);
};

// @spec socket:email-properties.refresh
test('a guest with a verified e-mail address receives emailVerified on request', () =>
  pactForCall(
    emailPropertiesRefresh,
    {
      description: 'an emailPropertiesRefresh command from a guest with a verified e-mail address',
      caller: robin,
      states: [verified],
      input: {},
      causes: aPush(emailVerified, {}),
    },
    (side) => expectVerified(side, side.client.call(emailPropertiesRefresh, {})),
  ));

const own = { email: 'robin@example.com' };

// @spec socket:signup-email.send
test('a guest with a verified e-mail address receives emailVerified instead of another mail', () =>
  pactForCall(
    signupEmailSend,
    {
      description: 'a signupEmailSend command for a verified e-mail address',
      caller: robin,
      states: [verified],
      input: own,
      causes: aPush(emailVerified, {}),
    },
    (side) => expectVerified(side, side.client.call(signupEmailSend, own)),
  ));

// @spec socket:signup-email.send
test('the verification mail is sent only to the guest’s own address', () =>
  pactForCall(signupEmailSend, {
    description: 'a signupEmailSend command for another e-mail address',
    caller: robin,
    states: [address],
    input: { email: 'somebody@example.com' },
    error: 'malformed',
    field: 'email',
  }));

test.each([
  ['that no verification mail was sent to', 0, 'unknown', 'email'],
  ['that a hundred verification mails were sent to within an hour', 100, 'tooMany', null],
] as const)('no mail is sent to an address %s', (which, mails, error, field) =>
  pactForCall(signupEmailSend, {
    description: `a signupEmailSend command for an e-mail address ${which}`,
    caller: robin,
    states: [guestHasAddress({ guestId: 7, ...own, mails })],
    input: own,
    error,
    field,
  }),
);
