import { expect, test } from 'vitest';
import { textIn } from './text-in.ts';

const texts = [
  { value: 'Klavier', language: 'de' as const },
  { value: 'Piano', language: 'en' as const },
];

// @spec component:CamShowTile 17
test.each([
  ['de', texts, 'Klavier'],
  ['es', texts, 'Piano'],
  ['es', texts.slice(0, 1), ''],
] as const)('a text for %s is in that language, else in English', (language, given, expected) => {
  expect(textIn([...given], language)).toBe(expected);
});
