import { expect, test } from 'vitest';
import { brands, products } from '@lounge/locale';
import { normalizedPassword, passwordError } from './password-rules.ts';
import { hasOnlyWords, siteWords } from './password-words.ts';

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
  ['Robin1984!', 'passwordPersonal'],
  ['baker-robin-7', 'passwordPersonal'],
  ['robin@velvet', 'passwordPersonal'],
  ['robin redbreast', null],
  ['velvet2026', 'passwordCommon'],
  ['Velvet!Velvet!', 'passwordCommon'],
  ['m-y-b-r-a-s-a', 'passwordCommon'],
  ['LoungeLounge', 'passwordCommon'],
  ['www.brasa.com', 'passwordCommon'],
  ['webcamchat1', 'passwordCommon'],
  ['mi contraseña 1', 'passwordCommon'],
  ['velvet underground', null],
  ['2026-11-20-1900', null],
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

test.each([...brands, ...Object.values(products).map(({ name }) => name), 'Lounge'])(
  'the name %s is no password, with digits neither',
  (name) => {
    for (const password of [name + name, `${name}${name}123`, `1${name.toUpperCase()}!2026`])
      expect(passwordError(password, robin)).toBe('passwordCommon');
  },
);

test('a name of two letters rejects no word that has them', () => {
  expect(passwordError('banana bread', { email: 'an@example.com', name: 'An' })).toBeNull();
});

// It would not end if each way to divide the text were tried.
test('words that overlap are found', () => {
  expect(hasOnlyWords(`${'a'.repeat(127)}b`, ['a', 'aa', 'aaa', 'aaaa', 'aaaaa'])).toBe(false);
  expect(hasOnlyWords('webcamcam', siteWords)).toBe(true);
});
