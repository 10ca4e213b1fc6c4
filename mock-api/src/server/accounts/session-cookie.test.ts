import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createHosting } from '../http/hosting.ts';
import { clearSessionCookie, setSessionCookie, sessionCookieOf } from './session-cookie.ts';

const request = (host: string, encrypted = false, cookie?: string) =>
  // Only the fields that the functions read.
  ({
    headers: { host, ...(cookie === undefined ? {} : { cookie }) },
    socket: { encrypted },
  }) as unknown as IncomingMessage;

const hosting = createHosting();
const proxied = createHosting({ trustedProxies: ['10.0.0.1'] });

const prefixed = '__Host-session=abc; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax';
const bare = 'session=abc; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax';

test.each([
  ['velvet.example', true, prefixed],
  ['localhost:3000', true, prefixed],
  // Safari takes no Secure cookie without TLS, not even from this machine.
  ['localhost:3000', false, bare],
  ['brasa.localhost:3000', false, bare],
  ['192.168.0.7:3000', false, bare],
])('at %s (TLS: %s) the cookie has a name and flags that browsers accept', (host, encrypted, header) => {
  expect(setSessionCookie(request(host, encrypted), hosting, 'abc')).toBe(header);
  expect(sessionCookieOf(request(host, encrypted, header.split(';')[0]), hosting)).toBe('abc');
  expect(clearSessionCookie(request(host, encrypted), hosting)).toBe(
    header.replace('=abc', '=').replace('Max-Age=1209600', 'Max-Age=0'),
  );
});

test('ignores a cookie without the prefix, which a sibling host could have set', () => {
  expect(sessionCookieOf(request('velvet.example', true, 'session=abc'), hosting)).toBeNull();
});

test('behind a proxy with TLS the cookie is as with TLS', () => {
  const through = (cookie?: string) =>
    ({
      headers: { host: 'velvet.example', 'x-forwarded-proto': 'https', ...(cookie === undefined ? {} : { cookie }) },
      socket: { remoteAddress: '10.0.0.1' },
    }) as unknown as IncomingMessage;
  expect(setSessionCookie(through(), proxied, 'abc')).toBe(prefixed);
  expect(sessionCookieOf(through('__Host-session=abc'), proxied)).toBe('abc');
  expect(sessionCookieOf(through('session=abc'), proxied)).toBeNull();
});
