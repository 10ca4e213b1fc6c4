import { expect, test } from 'vitest';
import { charactersLeft, announcedCharactersLeft, sendsMessage } from './composer-state.ts';

const enter = { key: 'Enter', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const typed = { isComposing: false, isTouch: false };

test.each([
  ['Enter', enter, typed, true],
  ['Shift and Enter', { ...enter, shiftKey: true }, typed, false],
  ['Control and Enter', { ...enter, ctrlKey: true }, typed, true],
  ['Command, Shift and Enter', { ...enter, metaKey: true, shiftKey: true }, typed, true],
  ['Alt and Enter', { ...enter, altKey: true }, typed, false],
  ['Enter of an input method', enter, { ...typed, isComposing: true }, false],
  ['Enter on a phone', enter, { ...typed, isTouch: true }, false],
  ['Control and Enter on a phone', { ...enter, ctrlKey: true }, { ...typed, isTouch: true }, true],
  ['another key', { ...enter, key: 'a' }, typed, false],
])('%s sends: %#', (_name, press, where, sends) => {
  expect(sendsMessage(press, where)).toBe(sends);
});

test.each([
  [1799, null],
  [1800, 200],
  [2000, 0],
  [2010, -10],
])('with %i of 2000 characters it shows %s left', (length, left) => {
  expect(charactersLeft('x'.repeat(length), 2000)).toBe(left);
});

test.each([
  [200, 200],
  [160, 200],
  [49, 50],
  [18, 20],
  [1, 10],
  [0, 0],
])('announces %i characters left as %i', (left, announced) => {
  expect(announcedCharactersLeft(left)).toBe(announced);
});
