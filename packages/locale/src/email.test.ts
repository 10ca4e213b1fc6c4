import { expect, test } from 'vitest';
import { emailKey, isEmail } from './email.ts';

// @spec rule:email-pattern, constant:validation.emailTldMinLetters
test.each([
  ['robin@example.com', true],
  ['r.o-b+in@mail.example.museum', true],
  ['robin@[192.168.0.1]', true],
  ['robin@example.c', false],
  ['robin@example', false],
  ['robin@192.168.0.1', false],
  ['robin@.com', false],
  ['robin example@example.com', false],
  ['rob\u00adin@example.com', false],
  ['robin\u200b@example.com', false],
  ['@example.com', false],
  ['a@b@example.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
  ['', false],
])('%s is an address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

test('accounts are found whatever the case and the spaces around', () => {
  expect(emailKey('  Robin@Example.COM ')).toBe('robin@example.com');
});
