import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * The guest's age is confirmed.
 * @spec socket:avsSet
 */
export const avsSet = push('foundation/age-check/avsSet', {
  payload: s.empty,
  purpose: 'Reports that the guest’s age is confirmed.',
});

/**
 * The guest's age check is pending.
 * @spec socket:avsPending
 */
export const avsPending = push('foundation/age-check/avsPending', {
  payload: s.empty,
  purpose: 'Reports that the guest’s age check is pending.',
});

/**
 * The guest's age was not confirmed; `message` is the reason.
 * @spec socket:avsRejected
 * @assumed The spelling of the field.
 */
export const avsRejected = push('foundation/age-check/avsRejected', {
  payload: s.object({ message: s.nullable(s.string) }),
  purpose: 'Reports that the guest’s age was not confirmed, and why.',
});

/**
 * The confirmation of the guest's age was revoked.
 * @spec socket:avsRevoked
 */
export const avsRevoked = push('foundation/age-check/avsRevoked', {
  payload: s.empty,
  purpose: 'Reports that the confirmation of the guest’s age was revoked.',
});
