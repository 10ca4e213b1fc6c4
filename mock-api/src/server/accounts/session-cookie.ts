import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../http/request.ts';

/** Days that a session lives. @assumed The documents name no time. */
export const sessionDays = 14;
const sessionSeconds = sessionDays * 86_400;

/**
 * Whether the cookie can be `Secure` and bear the prefix that asks for it. Without TLS browsers differ: Chromium and Firefox take
 * such a cookie from this machine, Safari from nowhere, so that nobody could log in there.
 */
const isEncrypted = ({ socket }: IncomingMessage): boolean => 'encrypted' in socket && socket.encrypted === true;

const nameFor = (request: IncomingMessage): string => (isEncrypted(request) ? '__Host-session' : 'session');

/** The session cookie of a request, or null. */
export const sessionCookieOf = (request: IncomingMessage): string | null => cookieOf(request, nameFor(request));

/** The header that keeps a session in the browser: not for scripts, not for other sites. */
export const setSessionCookie = (request: IncomingMessage, value: string): string =>
  `${nameFor(request)}=${value}; Path=/; Max-Age=${sessionSeconds}; HttpOnly; SameSite=Lax${isEncrypted(request) ? '; Secure' : ''}`;

/** The header that forgets a session which has ended. */
export const clearSessionCookie = (request: IncomingMessage): string =>
  `${nameFor(request)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isEncrypted(request) ? '; Secure' : ''}`;
