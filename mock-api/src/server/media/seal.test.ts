import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret');
const text = '["sharp","bust-mirela-album-1-3"]';

test('a text comes back, and its word is the same every time', () => {
  expect(seal.open(seal.close(text))).toBe(text);
  expect(seal.close(text)).toBe(createSeal('a secret').close(text));
});

test('a word shows neither the text nor its length, and alike texts have unlike words', () => {
  const [one, other] = [seal.close(text), seal.close(text.replace('3', '4'))];
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('mirela');
  expect(other).toHaveLength(one.length);
  expect(seal.close('a')).toHaveLength(one.length);
  expect(other.slice(0, 20)).not.toBe(one.slice(0, 20));
});

const damagedAt = (word: string, at: number) =>
  `${word.slice(0, at)}${word[at] === 'A' ? 'B' : 'A'}${word.slice(at + 1)}`;

test.each([
  ['another secret', createSeal('another').close(text)],
  ['a damaged mark', damagedAt(seal.close(text), 3)],
  ['a damaged text', damagedAt(seal.close(text), 60)],
  ['a word cut short', seal.close(text).slice(0, 130)],
  ['nothing', ''],
  ['a path', '../../pictures'],
])('%s does not open', (_, word) => {
  expect(seal.open(word)).toBeNull();
});
