import { expect, test } from 'vitest';
import { guestName, maxNameLength } from './guest-name.ts';

test.each([
  ['a name', 'Kim', 'Kim'],
  ['spaces around', ' Kim Lee ', 'Kim Lee'],
  ['letters and accents apart', 'Zoe\u0308', 'Zo\u00EB'],
  ['a picture', '❤️', '❤️'],
  ['the longest', 'x'.repeat(maxNameLength), 'x'.repeat(maxNameLength)],
  ['one that is too long', 'x'.repeat(maxNameLength + 1), null],
  ['nothing', '  ', null],
  ['a space without width', '\u200B', null],
  ['a change of direction', 'Kim\u202Egpj', null],
  ['an isolate', 'Kim\u2067', null],
  ['a zero byte', 'Kim\0', null],
  ['a line break', 'Kim\nLee', null],
  ['a line separator', 'Kim\u2028Lee', null],
  ['a filler of Hangul alone', '\u3164', null],
  ['an empty pattern of Braille alone', '\u2800', null],
  ['an accent alone', '\u0301', null],
  ['half a character', 'Kim\uD83D', null],
])('%s', (_, typed, name) => {
  expect(guestName(typed)).toBe(name);
});
