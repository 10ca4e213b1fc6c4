import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clearSessionCookie, setSessionCookie, sessionCookieOf } from './session-cookie.ts';

const request = (host: string, encrypted = false, cookie?: string) =>
  // Only the fields that the functions read.
  ({
    headers: { host, ...(cookie === undefined ? {} : { cookie }) },
    socket: { encrypted },
  }) as unknown as IncomingMessage;

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
  expect(setSessionCookie(request(host, encrypted), 'abc')).toBe(header);
  expect(sessionCookieOf(request(host, encrypted, header.split(';')[0]))).toBe('abc');
  expect(clearSessionCookie(request(host, encrypted))).toContain('Max-Age=0');
});

test('ignores a cookie without the prefix, which a sibling host could have set', () => {
  expect(sessionCookieOf(request('velvet.example', true, 'session=abc'))).toBeNull();
});
