import { count, entityId, flag, listOf, named, oneOf, orNull, text } from '../../vocabulary/shapes.ts';
import { money } from '../../vocabulary/words.ts';

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
 * @assumed Which fields of the guest come with the first data.
 */
export const guestInitData = named('GuestInitData', 'what the site knows of its visitor from the start', {
  id: orNull(entityId),
  name: orNull(text),
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
  testGroups: listOf(testGroup),
});
