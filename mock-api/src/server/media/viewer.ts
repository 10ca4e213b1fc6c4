import type { IncomingMessage } from 'node:http';
import type { WorldParts } from '../../world/world.ts';
import { sessionCookieOf } from '../accounts/session-cookie.ts';
import { tokenOf, type Arrived } from '../http/request.ts';
import type { Bearer, Tokens } from '../accounts/tokens.ts';

/**
 * Who looks at pictures and plays clips. Elements that fetch by themselves send no header, so the token comes with the
 * address or in the session's cookie. Null where a token is nobody's.
 * @spec rule:access-token-transport
 */
export const viewerOf = async (
  request: IncomingMessage,
  query: Arrived['query'],
  { world, tokens }: { world: WorldParts; tokens: Tokens },
): Promise<Bearer | null> => {
  const cookie = sessionCookieOf(request);
  const token = tokenOf(request, query, true) ?? (cookie === null ? null : tokens.ofCookie(cookie));
  return token === null ? { guestId: null, session: null } : tokens.read(world, token);
};
