import { post } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * Ends the session of the token; all of its tabs receive `sessionExpired`. Without a session it has no effect.
 * @spec rest:vxpay.logout
 * @assumed POST, no payload, and the answer.
 */
export const vxpayLogout = post('foundation/session/vxpayLogout', {
  path: '/rest/v1/vxpay/logout',
  input: s.empty,
  answer: s.object({ success: s.boolean }),
  failures: ['needLogin'],
  purpose: 'Ends the session.',
});
