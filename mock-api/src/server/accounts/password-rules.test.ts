import { expect, test } from 'vitest';
import { normalizedPassword, passwordError } from './password-rules.ts';

const robin = { email: 'robin.baker@example.com', name: 'Robin Baker' };

test.each([
  ['a long walk home', null],
  ['ünïcödé 12', null],
  ['👩‍🚀👩‍🚀🪐', 'password'],
  ['short12', 'password'],
  ['        ', 'password'],
  ['\u2003'.repeat(9), 'password'],
  ['x'.repeat(129), 'password'],
  ['password', 'passwordCommon'],
  ['PassWord', 'passwordCommon'],
  ['ｐａｓｓｗｏｒｄ', 'passwordCommon'],
  ['  password  ', 'passwordCommon'],
  ['12345678', 'passwordCommon'],
  ['qwertyuiop', 'passwordCommon'],
  ['zzzzzzzzzzzzzzzzzzz', 'passwordCommon'],
  ['Robin.Baker@example.com', 'passwordPersonal'],
  ['robin.baker', 'passwordPersonal'],
  ['ROBIN BAKER', 'passwordPersonal'],
])('the password "%s" is rejected with %s', (password, error) => {
  expect(passwordError(password, robin)).toBe(error);
});

test('spaces around the own name do not make it a password', () => {
  expect(passwordError('robin baker', { ...robin, name: ' Robin Baker ' })).toBe('passwordPersonal');
});

test('counts characters, not code units', () => {
  expect(passwordError('🪐🌙⭐🌍☀🌕🌠', robin)).toBe('password');
  expect(passwordError('🪐🌙⭐🌍☀🌕🌠🌌', robin)).toBeNull();
  expect(passwordError('🪐🌙'.repeat(64), robin)).toBeNull();
});

test('a password is the same, whichever keyboard wrote it', () => {
  expect(normalizedPassword('cafe\u0301 ﬁn de')).toBe(normalizedPassword('café fin de'));
});
