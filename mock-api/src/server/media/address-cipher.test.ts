import { expect, test } from 'vitest';
import { createAddressCipher } from './address-cipher.ts';

const seal = createAddressCipher('a secret');
const text = '["sharp","bust-mirela-album-1-3"]';

test('a text comes back, and its word is the same every time', () => {
  expect(seal.decrypt(seal.encrypt(text))).toBe(text);
  expect(seal.encrypt(text)).toBe(createAddressCipher('a secret').encrypt(text));
});

test('a word shows neither the text nor its length, and alike texts have unlike words', () => {
  const [one, other] = [seal.encrypt(text), seal.encrypt(text.replace('3', '4'))];
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('mirela');
  expect(other).toHaveLength(one.length);
  expect(seal.encrypt('a')).toHaveLength(one.length);
  expect(other.slice(0, 20)).not.toBe(one.slice(0, 20));
});

const damagedAt = (word: string, at: number) =>
  `${word.slice(0, at)}${word[at] === 'A' ? 'B' : 'A'}${word.slice(at + 1)}`;

test.each([
  ['another secret', createAddressCipher('another').encrypt(text)],
  ['a damaged mark', damagedAt(seal.encrypt(text), 3)],
  ['a damaged text', damagedAt(seal.encrypt(text), 60)],
  ['a word cut short', seal.encrypt(text).slice(0, 130)],
  ['nothing', ''],
  ['a path', '../../pictures'],
])('%s does not open', (_, word) => {
  expect(seal.decrypt(word)).toBeNull();
});
