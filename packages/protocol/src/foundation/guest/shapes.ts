import { count, entityId, flag, instant, listOf, named, oneOf, orNull, text } from '../../vocabulary/shapes.ts';
import { money, picture } from '../../vocabulary/words.ts';

/**
 * How far a guest's age check has come.
 * @spec entity:enum.avsStatus
 */
export const avsStatus = oneOf('AvsStatus', 'how far the age check has come', [
  'unknown',
  'pending',
  'accepted',
  'rejected',
]);

/** One experiment that the guest takes part in. */
export const testGroup = named('TestGroup', 'an experiment the guest takes part in', { value: text, isActive: flag });

/**
 * What the site must know of its visitor before it draws: `id` is null for anonymous visitors.
 * @spec entity:guestState
 * @assumed Which fields of the guest come with the first data; that the verification of the address, when the
 * account was made and which items of the status bar were closed are among them.
 */
export const guestInitData = named('GuestInitData', 'what the site knows of its visitor from the start', {
  id: orNull(entityId),
  name: orNull(text),
  email: orNull(text),
  isEmailVerified: flag,
  isLoggedIn: flag,
  hasAvs: flag,
  avsStatus,
  avsRejectMessage: orNull(text),
  isVip: flag,
  isLocked: flag,
  isPayingCustomer: flag,
  showDataProtection: flag,
  balance: orNull(money),
  balanceFormatted: orNull(text),
  loyaltyPoints: count,
  createdAt: orNull(instant),
  closedItems: listOf(text),
  testGroups: listOf(testGroup),
});

/**
 * The guest's own figures beside the personal area.
 * @spec query:guest.sidebar-data, screen:shell.sidebar
 * @assumed The avatar is a picture or null; chats are counted by video chats begun.
 */
export const guestSidebarData = named('GuestSidebarData', 'the guest’s own figures', {
  name: text,
  avatar: orNull(picture),
  vip: flag,
  boughtVideosCount: count,
  boughtPhotosCount: count,
  privateCollectionCount: count,
  pinnedFavoriteCount: count,
  pinnedFavoriteOnlineCount: count,
  videochatCount: count,
  balanceFormatted: text,
});

/** What a guest is known by: the part of the account that the guest may read. */
export const guestProfile = named('GuestProfile', 'what a guest is known by', {
  id: entityId,
  name: text,
  email: orNull(text),
  isEmailVerified: flag,
  avsStatus,
  avsRejectMessage: orNull(text),
  isVip: flag,
  loyaltyPoints: count,
  createdAt: instant,
});

/** What a guest's pages go by. */
export const guestConfig = named('GuestConfig', 'what a guest’s pages go by', { isLoggedIn: flag });
