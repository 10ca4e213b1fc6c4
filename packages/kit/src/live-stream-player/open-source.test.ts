import { expect, test } from 'vitest';
import { qualityWithin } from './open-source.ts';

const offered = [
  { id: 2, label: '720p' },
  { id: 0, label: '90p' },
  { id: 1, label: '180p' },
];

/** @spec constant:chat.badConnectionMaxResolution, constant:chat.badConnectionMaxResolutionDesktop */
test.each([
  [offered, 100, 0],
  [offered, 200, 1],
  [offered, 1000, 2],
  [offered, 50, 0],
  [[{ id: 7, label: 'Source' }], 100, null],
  [[], 100, null],
])('of %j at most %i px high is %j', (qualities, maxHeight, id) => {
  expect(qualityWithin(qualities, maxHeight)).toBe(id);
});
