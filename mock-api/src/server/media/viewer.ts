import type { IncomingMessage } from 'node:http';
import type { WorldParts } from '../../world/world.ts';
import { sessionCookieOf } from '../accounts/session-cookie.ts';
import { tokenOf, type RequestTarget } from '../http/request.ts';
import type { Hosting } from '../http/hosting.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Bearer } from '../../wire/bearer.ts';

/**
 * The viewer of a picture or clip. Elements like `<img>` send no Authorization header, so the token is a parameter of the
 * address or follows from the session cookie. Returns null for an unknown token.
 * @spec rule:access-token-transport
 */
export const viewerOf = async (
  request: IncomingMessage,
  query: RequestTarget['query'],
  { world, tokens, hosting }: { world: WorldParts; tokens: Tokens; hosting: Hosting },
): Promise<Bearer | null> => {
  const cookie = sessionCookieOf(request, hosting);
  const token = tokenOf(request, query, true);
  if (token !== null) return tokens.read(token, world);
  if (cookie === null) return { guestId: null, session: null };
  return (await tokens.readCookie(cookie, world))?.bearer ?? null;
};
