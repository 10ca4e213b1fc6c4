import { expect, test } from 'vitest';
import { actionOf } from './player-keys.ts';

const other = { isModified: false, on: 'other' } as const;

test.each([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['K', { kind: 'toggle' }],
  ['m', { kind: 'mute' }],
  ['f', { kind: 'fullScreen' }],
  ['c', { kind: 'captions' }],
  ['p', { kind: 'pictureInPicture' }],
  ['j', { kind: 'seek', by: -10 }],
  ['L', { kind: 'seek', by: 10 }],
  ['0', { kind: 'seekTo', part: 0 }],
  ['7', { kind: 'seekTo', part: 0.7 }],
  ['ArrowLeft', { kind: 'seek', by: -5 }],
  ['ArrowRight', { kind: 'seek', by: 5 }],
  ['ArrowUp', { kind: 'volume', by: 0.1 }],
  ['ArrowDown', { kind: 'volume', by: -0.1 }],
  ['x', null],
  ['Tab', null],
])('the key "%s" does %j', (key, action) => {
  expect(actionOf({ ...other, key })).toEqual(action);
});

test.each([
  [' ', 'button', null],
  ['k', 'button', { kind: 'toggle' }],
  ['ArrowUp', 'field', null],
  ['c', 'field', null],
  ['5', 'field', null],
  ['ArrowUp', 'volume', null],
  ['ArrowLeft', 'volume', null],
  ['m', 'volume', { kind: 'mute' }],
] as const)('the key "%s" on a %s does %j', (key, on, action) => {
  expect(actionOf({ key, on, isModified: false })).toEqual(action);
});

test('ignores keys with a modifier', () => {
  expect(actionOf({ key: 'f', isModified: true, on: 'other' })).toBeNull();
});
