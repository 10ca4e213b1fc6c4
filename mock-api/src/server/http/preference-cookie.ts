import type { IncomingMessage } from 'node:http';
import { stringifySetCookie } from 'cookie';
import type { Hosting } from './hosting.ts';
import { cookieOf } from './request.ts';

const yearInSeconds = 31_536_000;

/** With this prefix browsers accept a cookie over TLS only, from this host only, so that no other host can set a choice. */
const securePrefix = '__Host-';

/** Returns the `Set-Cookie` header of a choice that is stored for a year; scripts of the site may read it. */
export const preferenceCookie = (name: string, value: string, isSecure: boolean): string =>
  stringifySetCookie({
    name: isSecure ? `${securePrefix}${name}` : name,
    value,
    maxAge: yearInSeconds,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });

/** Returns a choice of a visitor, or null. Where the site is encrypted, only a cookie with the prefix counts. */
export const preferenceOf = (request: IncomingMessage, name: string, hosting: Hosting): string | null =>
  cookieOf(request, `${securePrefix}${name}`) ?? (hosting.isSecure(request) ? null : cookieOf(request, name));
