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

/** How long a device is known after the last log-in on it. @assumed */
const deviceSeconds = 180 * 86_400;
const deviceName = 'known-device';

/** The cookie that the last log-in on a device left, or null. */
export const deviceCookieOf = (request: IncomingMessage): string | null => cookieOf(request, deviceName);

/** The `Set-Cookie` header that marks a device as known; only the window of log-ins reads it. */
export const setDeviceCookie = (request: IncomingMessage, hosting: Hosting, value: string): string =>
  stringifySetCookie({
    name: deviceName,
    value,
    maxAge: deviceSeconds,
    path: '/vxpay/',
    httpOnly: true,
    sameSite: 'lax',
    secure: hosting.isSecure(request),
  });

/** The `Set-Cookie` header that deletes the session cookie. */
export const clearSessionCookie = (request: IncomingMessage, hosting: Hosting): string =>
  header(request, hosting, '', 0);
