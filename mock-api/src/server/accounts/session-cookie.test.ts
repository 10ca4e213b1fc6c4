import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clearSessionCookie, setSessionCookie, sessionCookieOf } from './session-cookie.ts';

const request = (host: string, encrypted = false, cookie?: string) =>
  // Only what the functions read.
  ({
    headers: { host, ...(cookie === undefined ? {} : { cookie }) },
    socket: { encrypted },
  }) as unknown as IncomingMessage;

const prefixed = '__Host-session=abc; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure';
const bare = 'session=abc; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax';

test.each([
  ['velvet.example', true, prefixed],
  ['localhost:3000', true, prefixed],
  // Safari takes no Secure cookie without TLS, not even from this machine.
  ['localhost:3000', false, bare],
  ['brasa.localhost:3000', false, bare],
  ['192.168.0.7:3000', false, bare],
])('a session at %s (TLS: %s) is kept as every browser takes it', (host, encrypted, header) => {
  expect(setSessionCookie(request(host, encrypted), 'abc')).toBe(header);
  expect(sessionCookieOf(request(host, encrypted, header.split(';')[0]))).toBe('abc');
  expect(clearSessionCookie(request(host, encrypted))).toContain('Max-Age=0');
});

test('a cookie that another host of the site could have set is not believed', () => {
  expect(sessionCookieOf(request('velvet.example', true, 'session=abc'))).toBeNull();
});
