import type { IncomingMessage } from 'node:http';
import { stringifySetCookie } from 'cookie';
import { cookieOf } from '../http/request.ts';

/** The lifetime of a session in days. @assumed The documents name no time. */
export const sessionDays = 14;
const sessionSeconds = sessionDays * 86_400;

/**
 * Whether the cookie can be `Secure` and have the prefix that requires it. Over HTTP browsers differ: Chromium and Firefox
 * accept such a cookie from this machine, Safari from no host, so nobody could log in there.
 */
const isEncrypted = ({ socket }: IncomingMessage): boolean => 'encrypted' in socket && socket.encrypted === true;

const nameFor = (request: IncomingMessage): string => (isEncrypted(request) ? '__Host-session' : 'session');

/** The session cookie of a request, or null. */
export const sessionCookieOf = (request: IncomingMessage): string | null => cookieOf(request, nameFor(request));

const header = (request: IncomingMessage, value: string, maxAge: number): string =>
  stringifySetCookie({
    name: nameFor(request),
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(request),
  });

/** The `Set-Cookie` header of a session; scripts and other sites cannot read it. */
export const setSessionCookie = (request: IncomingMessage, value: string): string =>
  header(request, value, sessionSeconds);

/** The `Set-Cookie` header that deletes the session cookie. */
export const clearSessionCookie = (request: IncomingMessage): string => header(request, '', 0);
