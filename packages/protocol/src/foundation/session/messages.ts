import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * The page shall load anew.
 * @spec socket:pageReload
 */
export const pageReload = push('foundation/session/pageReload', {
  payload: s.empty,
  purpose: 'Makes the page load anew.',
});

/**
 * The session of this page has ended, in all of its tabs.
 * @spec socket:sessionExpired
 */
export const sessionExpired = push('foundation/session/sessionExpired', {
  payload: s.empty,
  purpose: 'Reports that the session has ended, so that pages load anew without it.',
});
