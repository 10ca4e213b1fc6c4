import { expect, test } from 'vitest';
import { sendsMessage } from './composer-state.ts';

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
