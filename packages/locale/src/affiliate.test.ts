import { expect, test } from 'vitest';
import { affiliateCookie, affiliateInAddress, affiliateInCookie } from './affiliate.ts';

test.each([
  ['webmaster=4711&sub=spring', { webmasterId: '4711', subReference: 'spring' }, '4711.spring'],
  ['webmaster=4711', { webmasterId: '4711', subReference: null }, '4711'],
  ['webmaster=4711&sub=a%20b', { webmasterId: '4711', subReference: null }, '4711'],
])('the address %s names an affiliate, which a cookie keeps', (search, affiliate, cookie) => {
  expect(affiliateInAddress(new URLSearchParams(search))).toEqual(affiliate);
  expect(affiliateCookie(affiliate)).toBe(cookie);
  expect(affiliateInCookie(cookie)).toEqual(affiliate);
});

test.each(['', 'sub=spring', 'webmaster=', 'webmaster=%3Cscript%3E', `webmaster=${'4'.repeat(41)}`])(
  'the address "%s" names none',
  (search) => {
    expect(affiliateInAddress(new URLSearchParams(search))).toBeNull();
  },
);

test.each(['', '.', 'a.b.c', '4711.', 'a b', 'é'])('the cookie "%s" names none', (value) => {
  expect(affiliateInCookie(value)).toBeNull();
});
