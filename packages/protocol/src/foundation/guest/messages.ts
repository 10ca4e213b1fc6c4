import { command, push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * Requests another mail that verifies an address.
 * @spec socket:signup-email.send
 * @assumed Only the guest's own address is accepted; another one is rejected as malformed.
 */
export const signupEmailSend = command('foundation/guest/signupEmailSend', {
  input: s.object({ email: s.boundedString(254) }),
  failures: ['malformed', 'unknown', 'tooMany'],
  forbiddenBy: [],
  purpose: 'Requests the mail that verifies the guest’s address.',
});

/**
 * Requests the current verification of the guest's address.
 * @spec socket:email-properties.refresh
 * @assumed The reply is `emailVerified` if the address is verified; otherwise there is none.
 */
export const emailPropertiesRefresh = command('foundation/guest/emailPropertiesRefresh', {
  input: s.empty,
  changes: false,
  purpose: 'Requests the current verification of the guest’s address.',
});

/**
 * The guest's address is verified.
 * @spec socket:email-verified
 */
export const emailVerified = push('foundation/guest/emailVerified', {
  payload: s.empty,
  purpose: 'Reports that the guest’s address is verified.',
});

/**
 * The guest's account is locked, or restricted where a level is named; level 3 is a lock.
 * @spec socket:guestLocked
 * @assumed The level: the payload is not shown, and no other push reports a restriction.
 */
export const guestLocked = push('foundation/guest/guestLocked', {
  payload: s.object({ restrictionLevel: s.optional(s.integerBetween(1, 3)) }),
  purpose: 'Reports that the guest’s account is locked or restricted.',
});
