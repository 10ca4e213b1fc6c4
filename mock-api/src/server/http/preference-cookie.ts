import type { IncomingMessage } from 'node:http';
import { cookieSeconds, type CookieName } from '@lounge/locale';
import { stringifySetCookie } from 'cookie';
import type { Hosting } from './hosting.ts';
import { cookieOf } from './request.ts';

/** With this prefix browsers accept a cookie over TLS only, from this host only, so that no other host can set a choice. */
const securePrefix = '__Host-';

/** Returns the `Set-Cookie` header of a choice, stored for the time that the list of stored items says; scripts of the site may read it. */
export const preferenceCookie = (name: CookieName, value: string, isSecure: boolean): string =>
  stringifySetCookie({
    name: isSecure ? `${securePrefix}${name}` : name,
    value,
    maxAge: cookieSeconds(name),
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });

/** Returns a choice of a visitor, or null. Where the site is encrypted, only a cookie with the prefix counts. */
export const preferenceOf = (request: IncomingMessage, name: CookieName, hosting: Hosting): string | null =>
  cookieOf(request, `${securePrefix}${name}`) ?? (hosting.isSecure(request) ? null : cookieOf(request, name));
