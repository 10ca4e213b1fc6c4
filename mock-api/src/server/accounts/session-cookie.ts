import type { IncomingMessage } from 'node:http';
import { stringifySetCookie } from 'cookie';
import type { Hosting } from '../http/hosting.ts';
import { sessionDays } from '../../foundation/session/lifetime.ts';
import { cookieOf } from '../http/request.ts';

const sessionSeconds = sessionDays * 86_400;

/**
 * The cookie is `Secure` and has the prefix that requires it where browsers come with encryption. Over HTTP they differ: Chromium and
 * Firefox accept such a cookie from this machine, Safari from no host, so nobody could log in there.
 */
const nameFor = (request: IncomingMessage, hosting: Hosting): string =>
  hosting.isSecure(request) ? '__Host-session' : 'session';

/** The session cookie of a request, or null. */
export const sessionCookieOf = (request: IncomingMessage, hosting: Hosting): string | null =>
  cookieOf(request, nameFor(request, hosting));

const header = (request: IncomingMessage, hosting: Hosting, value: string, maxAge: number): string =>
  stringifySetCookie({
    name: nameFor(request, hosting),
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: hosting.isSecure(request),
  });

/** The `Set-Cookie` header of a session; scripts and other sites cannot read it. */
export const setSessionCookie = (request: IncomingMessage, hosting: Hosting, value: string): string =>
  header(request, hosting, value, sessionSeconds);

/** The `Set-Cookie` header that deletes the session cookie. */
export const clearSessionCookie = (request: IncomingMessage, hosting: Hosting): string =>
  header(request, hosting, '', 0);
