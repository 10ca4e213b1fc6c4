import * as s from '../../schema/s.ts';
import { money, picture } from '../../schema/common.ts';

/**
 * How far a guest's age check has come.
 * @spec entity:enum.avsStatus
 */
export const avsStatus = s.enum(['unknown', 'pending', 'accepted', 'rejected'], {
  id: 'AvsStatus',
  description: 'how far the age check has come',
});

/** One experiment that the guest takes part in. */
export const testGroup = s.object(
  { value: s.string, isActive: s.boolean },
  { id: 'TestGroup', description: 'an experiment the guest takes part in' },
);

/**
 * What the site must know of its visitor before it draws: `id` is null for anonymous visitors.
 * @spec entity:guestState
 * @assumed Which fields of the guest come with the first data; that the verification of the address, when the
 * account was made and which items of the status bar were closed are among them.
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
    isLocked: s.boolean,
    isPayingCustomer: s.boolean,
    showDataProtection: s.boolean,
    balance: s.nullable(money),
    balanceFormatted: s.nullable(s.string),
    loyaltyPoints: s.count,
    createdAt: s.nullable(s.instant),
    closedItems: s.array(s.string),
    testGroups: s.array(testGroup),
  },
  { id: 'GuestInitData', description: 'what the site knows of its visitor from the start' },
);

/**
 * The guest's own figures beside the personal area.
 * @spec query:guest.sidebar-data, screen:shell.sidebar
 * @assumed The avatar is a picture or null; chats are counted by video chats begun.
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
  { id: 'GuestSidebarData', description: 'the guest’s own figures' },
);

/** What a guest is known by: the part of the account that the guest may read. */
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
  { id: 'GuestProfile', description: 'what a guest is known by' },
);

/** What a guest's pages go by. */
export const guestConfig = s.object(
  { isLoggedIn: s.boolean },
  { id: 'GuestConfig', description: 'what a guest’s pages go by' },
);
