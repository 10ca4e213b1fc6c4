import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-200', { from: 90, to: 99 }],
  ['bytes=99-', { from: 99, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=9-3', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['chapters=1-2', null],
  ['bytes=a-b', null],
])('%s of a hundred bytes is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
