import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each([
  ['/video-3', true],
  ['/en/amateur/mirela/?tab=videos#first', true],
  ['https://elsewhere.example/', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['/\t/elsewhere.example', false],
  ['video', false],
  ['', false],
])('%j is a path of this site: %s', (url, isOwn) => {
  expect(isOwnPath(url)).toBe(isOwn);
});
