import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../http/request.ts';

/** Days that a session lives. @assumed The documents name no time. */
export const sessionDays = 14;
const sessionSeconds = sessionDays * 86_400;

const isLoopback = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+)(?::\d+)?$/;

/**
 * Whether browsers take a `Secure` cookie from here: over TLS, and from loopback names, which they trust.
 * Elsewhere (`npm start -- --host`) the cookie has to do without prefix and flag.
 */
const isTrusted = ({ headers, socket }: IncomingMessage): boolean =>
  ('encrypted' in socket && socket.encrypted === true) || isLoopback.test(headers.host ?? '');

const nameFor = (request: IncomingMessage): string => (isTrusted(request) ? '__Host-session' : 'session');

/** The session cookie of a request, or null. */
export const sessionCookieOf = (request: IncomingMessage): string | null => cookieOf(request, nameFor(request));

/** The header that keeps a session in the browser: not for scripts, not for other sites. */
export const setSessionCookie = (request: IncomingMessage, value: string): string =>
  `${nameFor(request)}=${value}; Path=/; Max-Age=${sessionSeconds}; HttpOnly; SameSite=Lax${isTrusted(request) ? '; Secure' : ''}`;

/** The header that forgets a session which has ended. */
export const clearSessionCookie = (request: IncomingMessage): string =>
  `${nameFor(request)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isTrusted(request) ? '; Secure' : ''}`;
