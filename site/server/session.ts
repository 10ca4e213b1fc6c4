import type { IncomingMessage } from 'node:http';
import type { WorldParts } from '@lounge/mock-api';
import { sessionCookieOf, type ReferenceServer } from '@lounge/mock-api/server';

/** A guest's session as a page's request brings it along. */
export interface GuestSession {
  readonly guestId: number;
  /** The access token of the page's calls and its socket. */
  readonly token: string;
  /** The hash of the token. */
  readonly session: string;
  /** What the browser keeps. */
  readonly cookie: string;
}

/** The session of a request; null for anonymous visitors and for sessions that have ended. */
export const sessionOf = async (
  request: IncomingMessage,
  world: WorldParts,
  { context: shell }: ReferenceServer,
): Promise<GuestSession | null> => {
  const cookie = sessionCookieOf(request);
  if (cookie === null) return null;
  const token = shell.tokens.ofCookie(cookie);
  const bearer = await shell.tokens.read(world, token);
  if (bearer === null || bearer.guestId === null || bearer.session === null) return null;
  return { guestId: bearer.guestId, token, session: bearer.session, cookie };
};
