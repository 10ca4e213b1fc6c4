import { post } from '../../declare/call.ts';
import { flag, nothing, shape } from '../../vocabulary/shapes.ts';

/**
 * Ends the session that the token belongs to; all of its tabs hear `sessionExpired`. Without a session it changes nothing.
 * @spec rest:vxpay.logout
 * @assumed POST, no payload, and the answer.
 */
export const vxpayLogout = post('foundation/session/vxpayLogout', {
  path: '/rest/v1/vxpay/logout',
  input: nothing,
  answer: shape({ success: flag }),
  failures: ['needLogin'],
  purpose: 'Ends the session.',
});
