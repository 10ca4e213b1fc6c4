import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { guestSession } from './schemas.ts';

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
  forbiddenBy: [],
  purpose: 'Ends the session.',
});

/**
 * Creates an access token for an anonymous visitor, for pages that the server does not write. Nothing is stored for it.
 * @assumed The documents do not say how a page of another origin gets its token.
 */
export const createVisitorToken = post('foundation/session/createVisitorToken', {
  path: '/rest/v1/guest/createVisitorToken',
  input: s.empty,
  answer: s.object({ accessToken: s.string }),
  failures: [],
  forbiddenBy: [],
  purpose: 'Creates an access token for an anonymous visitor.',
});

/**
 * The sessions of the guest, the latest used first.
 * @assumed The documents have no list of sessions; a guest needs one to see who else is logged in.
 */
export const getSessions = read('foundation/session/getSessions', {
  path: '/rest/v1/guest/getSessions',
  needs: 'guest',
  input: s.empty,
  answer: s.object({ sessions: s.array(guestSession) }),
  failures: ['needLogin'],
  purpose: 'Reads where the guest is logged in.',
});

/**
 * Ends one session of the guest; its tabs receive `sessionExpired`.
 * @assumed The documents have no such call. A session that has ended already, or is another guest's, is unknown.
 */
export const endGuestSession = post('foundation/session/endGuestSession', {
  path: '/rest/v1/guest/endSession',
  needs: 'guest',
  input: s.object({ id: s.entityId }),
  answer: s.object({ success: s.boolean }),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Ends one session of the guest.',
});

/**
 * Ends all sessions of the guest, this one too; all tabs receive `sessionExpired`.
 * @assumed The documents have no such call.
 */
export const logOutEverywhere = post('foundation/session/logOutEverywhere', {
  path: '/rest/v1/guest/logOutEverywhere',
  needs: 'guest',
  input: s.empty,
  answer: s.object({ success: s.boolean }),
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Ends all sessions of the guest.',
});
