import { expect, test } from 'vitest';
import { mailLinkOf } from './mail-link.ts';

const forgot = '/vxpay/en/forgot';

test.each([
  ['verify', 'token-1', '/vxpay/en/verify?token=token-1'],
  ['reset', 'token-1', '/vxpay/en/reset?token=token-1'],
  ['confirm-email', 'token-1', '/vxpay/en/confirm-email?token=token-1'],
  // The link was used or has expired.
  ['verify', '', null],
  ['reset', '', null],
  ['deletion-planned', '', '/vxpay/en/log-in'],
  // Somebody else may have caused these.
  ['exists', '', forgot],
  ['password-changed', '', forgot],
  ['email-change', '', forgot],
  ['email-changed', '', forgot],
  ['factor-on', '', forgot],
  ['factor-off', '', forgot],
  ['codes-renewed', '', forgot],
  ['toString', '', null],
  ['newsletter', 'Late night\n/vxpay/en/leave-newsletter?token=t', '/vxpay/en/leave-newsletter?token=t'],
  ['video-share', 'A video\n/vxpay/en/leave-shares?token=t', '/vxpay/en/leave-shares?token=t'],
  ['another', 'token-1', null],
])('a mail of the kind %s with the body "%s" leads to %s', (kind, body, path) => {
  expect(mailLinkOf({ kind, body, language: null })).toBe(path);
});

test.each([
  ['verify', '/vxpay/de/verify?token=t'],
  ['deletion-planned', '/vxpay/de/log-in'],
  ['password-changed', '/vxpay/de/forgot'],
])('a mail of the kind %s leads to %s for a guest who reads German', (kind, path) => {
  expect(mailLinkOf({ kind, body: kind === 'verify' ? 't' : '', language: 'de' })).toBe(path);
});
