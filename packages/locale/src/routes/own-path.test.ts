import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each([
  ['/video-3', true],
  ['/en/amateur/mirela/?tab=videos#first', true],
  ['https://elsewhere.example/', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['/\t/elsewhere.example', false],
  ['/.//elsewhere.example/', false],
  ['/en/..//elsewhere.example/', false],
  ['/%2e//elsewhere.example/', false],
  ['/en/a.b/..c/', true],
  ['video', false],
  ['', false],
])('%j is a path of this site: %s', (url, isOwn) => {
  expect(isOwnPath(url)).toBe(isOwn);
});
