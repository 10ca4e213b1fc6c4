import type { IncomingMessage } from 'node:http';
import type { WorldParts } from '@lounge/mock-api';
import { noteUse, sessionCookieOf, type ReferenceServer } from '@lounge/mock-api/server';

/** A guest's session, read from a page's request. */
export interface GuestSession {
  readonly guestId: number;
  /** The access token of the page's calls and its socket. */
  readonly token: string;
  /** The hash of the token. */
  readonly session: string;
  /** The session cookie's value. */
  readonly cookie: string;
}

/** Returns the session of a request; null for anonymous visitors and ended sessions. */
export const sessionOf = async (
  request: IncomingMessage,
  world: WorldParts,
  { context: serverContext }: Pick<ReferenceServer, 'context'>,
): Promise<GuestSession | null> => {
  const cookie = sessionCookieOf(request, serverContext.hosting);
  if (cookie === null) return null;
  const read = await serverContext.tokens.readCookie(cookie, world);
  if (read === null) return null;
  const { token, bearer } = read;
  if (bearer.guestId === null || bearer.session === null) return null;
  await noteUse(bearer.session, world);
  return { guestId: bearer.guestId, token, session: bearer.session, cookie };
};
