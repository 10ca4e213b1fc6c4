import { expect, test } from 'vitest';
import { searchPatternOf, searchWords } from './search-words.ts';

// @spec rule:typed-search-lowercase 1
test.each([
  ['  Piano   At Night ', 'piano at night'],
  ['ÉLODIE', 'élodie'],
  ['İstanbul IŞIK', 'istanbul işik'],
  ['50 % / ..', '50 % / ..'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['\u202Eabc\u2069\u0000 d\te', 'abc d e'],
  ['', ''],
  ['x'.repeat(2000), 'x'.repeat(100)],
  ['🎹'.repeat(120), '🎹'.repeat(50)],
  [`x${'🎹'.repeat(120)}`, `x${'🎹'.repeat(49)}`],
])('%j is searched for as %j', (typed, pattern) => {
  expect(searchPatternOf(typed)).toBe(pattern);
});

test.each([
  ['Piano at night', ['piano', 'at', 'night']],
  ['Élodie, Poznań', ['elodie', 'poznan']],
  ['Straße Łódź ısı', ['strasse', 'lodz', 'isi']],
  ['İSTANBUL', ['istanbul']],
  ['tango b', ['tango']],
  ['b', ['b']],
  ['tango TANGO', ['tango']],
  ['<script>alert(1)</script>', ['script', 'alert']],
  ['%_', []],
  ['/..', []],
  ['🎹 💃', []],
  ['', []],
  ['שלום עולם', ['שלום', 'עולם']],
  ['"vera" OR 1=1 --', ['vera', 'or']],
  ['one two three four five six seven eight nine', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']],
  ['y'.repeat(90), ['y'.repeat(24)]],
])('%j asks for the words %j', (pattern, words) => {
  expect(searchWords(pattern)).toEqual(words);
});
