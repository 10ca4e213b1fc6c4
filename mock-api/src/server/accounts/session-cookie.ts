import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../http/request.ts';

/** The lifetime of a session in days. @assumed The documents name no time. */
export const sessionDays = 14;
const sessionSeconds = sessionDays * 86_400;

const isLoopback = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+)(?::\d+)?$/;

/**
 * Whether browsers accept a `Secure` cookie: over TLS, and from loopback names, which they trust. Elsewhere
 * (`npm start -- --host`) the cookie has neither prefix nor flag.
 */
const isTrusted = ({ headers, socket }: IncomingMessage): boolean =>
  ('encrypted' in socket && socket.encrypted === true) || isLoopback.test(headers.host ?? '');

const nameFor = (request: IncomingMessage): string => (isTrusted(request) ? '__Host-session' : 'session');

/** The session cookie of a request, or null. */
export const sessionCookieOf = (request: IncomingMessage): string | null => cookieOf(request, nameFor(request));

/** The `Set-Cookie` header of a session; scripts and other sites cannot read it. */
export const setSessionCookie = (request: IncomingMessage, value: string): string =>
  `${nameFor(request)}=${value}; Path=/; Max-Age=${sessionSeconds}; HttpOnly; SameSite=Lax${isTrusted(request) ? '; Secure' : ''}`;

/** The `Set-Cookie` header that deletes the session cookie. */
export const clearSessionCookie = (request: IncomingMessage): string =>
  `${nameFor(request)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isTrusted(request) ? '; Secure' : ''}`;
