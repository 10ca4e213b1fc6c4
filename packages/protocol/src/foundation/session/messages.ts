import { push } from '../../declare/call.ts';
import { nothing } from '../../vocabulary/shapes.ts';

/**
 * The page shall load anew.
 * @spec socket:pageReload
 */
export const pageReload = push('foundation/session/pageReload', {
  payload: nothing,
  purpose: 'Makes the page load anew.',
});

/**
 * The session of this page has ended, in all of its tabs.
 * @spec socket:sessionExpired
 */
export const sessionExpired = push('foundation/session/sessionExpired', {
  payload: nothing,
  purpose: 'Says that the session has ended, so that pages load anew without it.',
});
