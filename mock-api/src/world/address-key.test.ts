import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['Robin@Example.com ', 'robin@example.com'],
  ['robin+1@example.com', 'robin@example.com'],
  ['robin+a+b@example.com', 'robin@example.com'],
  ['r.o.bin@example.com', 'r.o.bin@example.com'],
  ['r.o.bin+x@gmail.com', 'robin@gmail.com'],
  ['Robin@GoogleMail.com', 'robin@gmail.com'],
  ['r.obin@notgmail.com', 'r.obin@notgmail.com'],
  ['"a.b"@gmail.com', 'ab@gmail.com'],
  ['"a\\b"@gmail.com', 'ab@gmail.com'],
  ['(x)f@example.com', 'f@example.com'],
  ['rene\u0301@example.com', 'ren\u00E9@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['robin@[192.168.0.1]', 'robin@[192.168.0.1]'],
])('the mailbox of %s is %s', (email, key) => {
  expect(addressKey(email)).toBe(key);
});
