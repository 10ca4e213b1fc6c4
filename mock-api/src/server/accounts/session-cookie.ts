import type { IncomingMessage } from 'node:http';
import { cookieSeconds, storedItems } from '@lounge/locale';
import { stringifySetCookie } from 'cookie';
import type { Hosting } from '../http/hosting.ts';
import { cookieOf } from '../http/request.ts';

const { name: sessionName } = storedItems.session;
const sessionSeconds = cookieSeconds(sessionName);

/**
 * The cookie is `Secure` and has the prefix that requires it where browsers come with encryption. Over HTTP they differ: Chromium and
 * Firefox accept such a cookie from this machine, Safari from no host, so nobody could log in there.
 */
const nameFor = (request: IncomingMessage, hosting: Hosting): string =>
  hosting.isSecure(request) ? `__Host-${sessionName}` : sessionName;

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
const { name: deviceName } = storedItems.device;
const deviceSeconds = cookieSeconds(deviceName);

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
