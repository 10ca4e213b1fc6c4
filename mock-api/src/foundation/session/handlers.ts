import {
  createVisitorToken,
  endGuestSession,
  getSessions,
  logOutEverywhere,
  vxpayLogout,
} from '@lounge/protocol/foundation/session';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { deviceOf } from './device.ts';
import { endOneSession, endSessionsOf, openSessionsOf } from './end-sessions.ts';

/** The handlers of this module's calls. */
export const sessionHandlers = [
  handle(vxpayLogout, async (_, { session }, world) => {
    if (session !== undefined) await endOneSession(session, world);
    return { success: true };
  }),
  handle(createVisitorToken, async (_, { newVisitorToken = () => reject('unavailable') }) => ({
    accessToken: newVisitorToken(),
  })),
  handle(getSessions, async (_, caller, world) => {
    const rows = await openSessionsOf(guestOf(caller), world);
    const sessions = rows.map((row) => ({
      id: row.id,
      ...deviceOf(row.userAgent),
      startedAt: row.createdAt,
      usedAt: row.usedAt ?? row.createdAt,
      isCurrent: row.tokenHash === caller.session,
    }));
    return { sessions };
  }),
  handle(endGuestSession, async ({ id }, caller, world) => {
    const rows = await openSessionsOf(guestOf(caller), world);
    const session = rows.find((row) => row.id === id) ?? reject('unknown', 'id');
    await endOneSession(session.tokenHash, world);
    return { success: true };
  }),
  handle(logOutEverywhere, async (_, caller, world) => {
    await endSessionsOf(guestOf(caller), null, world);
    return { success: true };
  }),
];
