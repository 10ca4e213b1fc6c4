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
