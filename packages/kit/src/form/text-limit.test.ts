import { expect, test } from 'vitest';
import { announcedCharactersLeft, charactersLeft } from './text-limit.ts';

test.each([
  ['', 2000, null],
  ['x'.repeat(1799), 2000, null],
  ['x'.repeat(1800), 2000, 200],
  ['x'.repeat(2000), 2000, 0],
  ['x'.repeat(2010), 2000, -10],
  ['x'.repeat(50), 64, null],
  ['x'.repeat(60), 64, 4],
  // A flag is two code points and four units of UTF-16.
  ['🇳🇱'.repeat(45), 100, 10],
])('%# shows how many of the characters are left', (text, max, left) => {
  expect(charactersLeft(text, max)).toBe(left);
});

test.each([
  [200, 200],
  [160, 200],
  [49, 50],
  [18, 20],
  [10, 10],
  [3, 3],
  [0, 0],
  [-2, -2],
])('announces %i characters left as %i', (left, announced) => {
  expect(announcedCharactersLeft(left)).toBe(announced);
});
