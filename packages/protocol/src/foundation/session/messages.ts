import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * Reloads the page.
 * @spec socket:pageReload
 */
export const pageReload = push('foundation/session/pageReload', {
  payload: s.empty,
  purpose: 'Reloads the page.',
});

/**
 * The session has ended, in all tabs that share it.
 * @spec socket:sessionExpired
 */
export const sessionExpired = push('foundation/session/sessionExpired', {
  payload: s.empty,
  purpose: 'Reports that the session has ended, so that pages reload without it.',
});
