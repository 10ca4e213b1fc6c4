import { describe } from '../../declare/describe.ts';
import { createVisitorToken, endGuestSession, getSessions, logOutEverywhere, vxpayLogout } from './rest.ts';
import { guestSession } from './schemas.ts';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(vxpayLogout.answer, { success: 'always true: without a session there is nothing to end' }),
  describe(createVisitorToken.answer, {
    accessToken: 'for the header `Authorization: Bearer` and for `accessToken` on the socket; nothing is stored for it',
  }),
  describe(getSessions.answer, {
    sessions: 'where the guest is logged in, the latest used first, this session included',
  }),
  describe(endGuestSession.input, { id: 'a session from `getSessions`; one that has ended is unknown' }),
  describe(endGuestSession.answer, { success: 'always true; its pages receive `sessionExpired`' }),
  describe(logOutEverywhere.answer, { success: 'always true; this session has ended as well' }),
  describe(guestSession, {
    id: 'for `endGuestSession`; it is no token and opens nothing',
    browser: 'a product name such as `Firefox`, read from the user agent at the log-in; null if it is not recognized',
    system: 'an operating system such as `Android`; null if it is not recognized',
    startedAt: 'the log-in that began it',
    usedAt: 'the last change or page that was made with it',
    isCurrent: 'whether this request was made with it',
  }),
].flat();
