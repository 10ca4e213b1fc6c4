import type { AnswerOf } from '@lounge/protocol';
import {
  anonymousGuest,
  getNotificationsSettings,
  getProfile,
  guestInitData,
  guestSidebarData,
  newVideosFirst,
  newsletterTypes,
} from '@lounge/protocol/foundation/guest';
import { parsed } from '../parsed.ts';
import { aOneClickResult } from './wallet.ts';

type GuestData = AnswerOf<typeof guestInitData>;
type Profile = AnswerOf<typeof getProfile>;
type SidebarData = AnswerOf<typeof guestSidebarData>;

/** The initial data of an anonymous visitor. */
export const anonymousData = (overrides: Partial<GuestData> = {}): GuestData =>
  parsed(guestInitData.answer, { ...anonymousGuest, ...overrides });

const oneClick = aOneClickResult();

/** The initial data of a guest who is logged in, without a saved payment method. */
export const guestData = (overrides: Partial<GuestData> = {}): GuestData =>
  anonymousData({
    id: 7,
    name: 'Robin',
    isLoggedIn: true,
    isConversionChatEnabled: true,
    hasAvs: true,
    avsStatus: 'accepted',
    isVip: true,
    isPayingCustomer: true,
    autoRechargeAmount: oneClick.autoRechargeAmount,
    autoRechargeConfig: oneClick.autoRechargeConfig,
    oneClickPaymentAmounts: oneClick.amounts,
    oneClickPaymentConfig: { ...oneClick.config, isAvailable: false, reason: 'noMethod', method: null },
    loyaltyPoints: 120,
    testGroups: [{ value: newVideosFirst, isActive: false }],
    createdAt: '2026-11-20T19:00:00.000Z',
    preferences: { mailLanguage: null },
    ...overrides,
  });

/** A guest's profile. */
export const aProfile = (overrides: Partial<Profile['profile']> = {}): Profile =>
  parsed(getProfile.answer, {
    config: { isLoggedIn: true },
    profile: {
      id: 7,
      name: 'Robin',
      email: null,
      isEmailVerified: false,
      avsStatus: 'accepted',
      avsRejectMessage: null,
      isVip: true,
      loyaltyPoints: 120,
      createdAt: '2026-11-20T19:00:00.000Z',
      postalCode: null,
      avatar: null,
      avatarKeptUntil: null,
      preferences: { mailLanguage: null },
      ...overrides,
    },
  });

/** The counts of a guest who has bought and pinned nothing. */
export const guestCounts = (overrides: Partial<SidebarData> = {}): SidebarData =>
  parsed(guestSidebarData.answer, {
    name: 'Robin',
    avatar: null,
    vip: true,
    balanceFormatted: '0',
    privateCollectionCount: 0,
    videochatCount: 0,
    boughtVideosCount: 0,
    boughtPhotosCount: 0,
    pinnedFavoriteCount: 0,
    pinnedFavoriteOnlineCount: 0,
    ...overrides,
  });

type Settings = AnswerOf<typeof getNotificationsSettings>;

/** How a guest is notified who changed nothing; `states` of the newsletters by type. */
export const notificationSettings = (
  overrides: Partial<Omit<Settings, 'newsletters'>> = {},
  states: Readonly<Record<number, Settings['newsletters'][number]['state']>> = {},
): Settings =>
  parsed(getNotificationsSettings.answer, {
    pinnedOnlineEmail: true,
    pinnedOnlineSms: true,
    reachable: { email: false, sms: false },
    newsletters: Object.values(newsletterTypes).map((typeId) => ({ typeId, state: states[typeId] ?? 'off' })),
    ...overrides,
  });
