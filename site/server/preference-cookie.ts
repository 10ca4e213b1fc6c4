import { stringifySetCookie } from 'cookie';

const yearInSeconds = 31_536_000;

/** Returns the `Set-Cookie` header of a choice that is stored for a year; scripts of the site may read it. */
export const preferenceCookie = (name: string, value: string, isSecure: boolean): string =>
  stringifySetCookie({ name, value, maxAge: yearInSeconds, path: '/', sameSite: 'lax', secure: isSecure });
