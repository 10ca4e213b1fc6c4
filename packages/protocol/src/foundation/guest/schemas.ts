import * as s from '../../schema/s.ts';
import { money, picture } from '../../schema/common.ts';
import { autoRechargeConfig, oneClickAmount, oneClickConfig } from '../wallet/schemas.ts';

/**
 * The status of a guest's age check.
 * @spec entity:enum.avsStatus
 */
export const avsStatus = s.enum(['unknown', 'pending', 'accepted', 'rejected'], {
  id: 'AvsStatus',
  description: 'the status of the age check',
});

/** An experiment in which the guest takes part. */
export const testGroup = s.object(
  { value: s.string, isActive: s.boolean },
  { id: 'TestGroup', description: 'an experiment in which the guest takes part' },
);

/**
 * The data of the visitor that the site needs before it renders; `id` is null for anonymous visitors.
 * @spec entity:guestState
 * @assumed Which fields of the guest are included; among them the verification of the address, when the account was
 * created, and the closed items of the status bar.
 */
export const guestInitData = s.object(
  {
    id: s.nullable(s.entityId),
    name: s.nullable(s.string),
    email: s.nullable(s.string),
    isEmailVerified: s.boolean,
    isLoggedIn: s.boolean,
    hasAvs: s.boolean,
    avsStatus,
    avsRejectMessage: s.nullable(s.string),
    isVip: s.boolean,
    isVXSelect: s.boolean,
    isTvSubscriber: s.boolean,
    wasTvSubscriber: s.boolean,
    /** The offer for a guest who cancelled VIP; null where there is none. */
    cancellationOffer: s.nullable(s.object({ price: money, months: s.count })),
    isLocked: s.boolean,
    isPayingCustomer: s.boolean,
    showDataProtection: s.boolean,
    balance: s.nullable(money),
    balanceFormatted: s.nullable(s.string),
    isForcePayment: s.boolean,
    autoRechargeAmount: s.nullable(money),
    autoRechargeConfig: s.nullable(autoRechargeConfig),
    oneClickPaymentAmounts: s.array(oneClickAmount),
    oneClickPaymentConfig: s.nullable(oneClickConfig),
    loyaltyPoints: s.count,
    createdAt: s.nullable(s.instant),
    closedItems: s.array(s.string),
    testGroups: s.array(testGroup),
  },
  { id: 'GuestInitData', description: 'the data of the visitor that the site needs at the start' },
);

/**
 * The guest's own counts in the sidebar of the personal area.
 * @spec query:guest.sidebar-data, screen:shell.sidebar
 * @assumed The avatar is a picture or null; `videochatCount` counts the chats of the history.
 */
export const guestSidebarData = s.object(
  {
    name: s.string,
    avatar: s.nullable(picture),
    vip: s.boolean,
    boughtVideosCount: s.count,
    boughtPhotosCount: s.count,
    privateCollectionCount: s.count,
    pinnedFavoriteCount: s.count,
    pinnedFavoriteOnlineCount: s.count,
    videochatCount: s.count,
    balanceFormatted: s.string,
  },
  { id: 'GuestSidebarData', description: 'the guest’s own counts' },
);

/** The profile of a guest: the part of the account that the guest may read. */
export const guestProfile = s.object(
  {
    id: s.entityId,
    name: s.string,
    email: s.nullable(s.string),
    isEmailVerified: s.boolean,
    avsStatus,
    avsRejectMessage: s.nullable(s.string),
    isVip: s.boolean,
    loyaltyPoints: s.count,
    createdAt: s.instant,
  },
  { id: 'GuestProfile', description: 'the profile of a guest' },
);

/** The configuration of a guest's pages. */
export const guestConfig = s.object(
  { isLoggedIn: s.boolean },
  { id: 'GuestConfig', description: 'the configuration of a guest’s pages' },
);
