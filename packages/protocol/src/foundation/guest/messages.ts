import { command, push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * Asks for the mail that verifies an address once more.
 * @spec socket:signup-email.send
 * @assumed Only the guest's own address gets one; another is refused as malformed.
 */
export const signupEmailSend = command('foundation/guest/signupEmailSend', {
  payload: s.object({ email: s.boundedString(254) }),
  purpose: 'Requests the mail that verifies the guest’s address.',
});

/**
 * Asks whether the guest's address is verified by now.
 * @spec socket:email-properties.refresh
 * @assumed A verified address is answered with `emailVerified`, another with nothing.
 */
export const emailPropertiesRefresh = command('foundation/guest/emailPropertiesRefresh', {
  payload: s.empty,
  purpose: 'Asks whether the guest’s address is verified by now.',
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
 * The guest's account is locked.
 * @spec socket:guestLocked
 */
export const guestLocked = push('foundation/guest/guestLocked', {
  payload: s.empty,
  purpose: 'Reports that the guest’s account is locked.',
});
