import { expect, test } from 'vitest';
import { createAddressCipher } from './address-cipher.ts';

const cipher = createAddressCipher('a secret');
const text = '["sharp","bust-mirela-album-1-3"]';

test('decrypts what it encrypted, and encrypts deterministically', () => {
  expect(cipher.decrypt(cipher.encrypt(text))).toBe(text);
  expect(cipher.encrypt(text)).toBe(createAddressCipher('a secret').encrypt(text));
});

test('the ciphertext reveals neither text nor length, and similar texts have different ciphertexts', () => {
  const [one, other] = [cipher.encrypt(text), cipher.encrypt(text.replace('3', '4'))];
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('mirela');
  expect(other).toHaveLength(one.length);
  expect(cipher.encrypt('a')).toHaveLength(one.length);
  expect(other.slice(0, 20)).not.toBe(one.slice(0, 20));
});

const damagedAt = (token: string, at: number) =>
  `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;

test('of all addresses that differ in one character, none is accepted', () => {
  const token = cipher.encrypt(text);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
  const altered = token
    .split('')
    .flatMap((own, at) =>
      alphabet.filter((other) => other !== own).map((other) => token.slice(0, at) + other + token.slice(at + 1)),
    );
  expect(altered).toHaveLength(token.length * 63);
  expect(altered.filter((each) => cipher.decrypt(each) !== null)).toEqual([]);
});

test.each([
  ['another secret', createAddressCipher('another').encrypt(text)],
  ['a damaged tag', damagedAt(cipher.encrypt(text), 3)],
  ['a damaged text', damagedAt(cipher.encrypt(text), 60)],
  ['a truncated ciphertext', cipher.encrypt(text).slice(0, 130)],
  ['nothing', ''],
  ['a path', '../../pictures'],
])('rejects %s', (_, token) => {
  expect(cipher.decrypt(token)).toBeNull();
});

test('a new secret decrypts what the previous one has encrypted', () => {
  const before = createAddressCipher('one').encrypt('a clip');
  expect(createAddressCipher('two', ['one']).decrypt(before)).toBe('a clip');
  expect(createAddressCipher('two').decrypt(before)).toBeNull();
  expect(createAddressCipher('two', ['one']).encrypt('a clip')).toBe(createAddressCipher('two').encrypt('a clip'));
});

test('an address that an earlier version of the server has encrypted stays valid', () => {
  const stored =
    '-qfwpVQJU284SvOu-2aNSWUUhqP8hOUyvuRwRmGYCe8QQu3-6omFLFSIG-BTRJQLVr8DS3HfrBNa98WoL9gZZymgLm5EjIndftyTt7y8glF6R6nI5zo-sE03DohMWMJwHyULQSsn-PEw7Axl-TAfQQ';
  expect(cipher.decrypt(stored)).toBe('a clip');
});
