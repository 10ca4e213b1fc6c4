import { expect, test } from 'vitest';
import { inOwnCase } from './own-case.ts';

test.each([
  ['/EN/', '/en/'],
  ['/EN/cams/', '/en/cams/'],
  ['/en/CAMS/Next-Door', '/en/cams/next-door/'],
  ['/DE/Kategorien/Musik/', '/de/kategorien/Musik/'],
  ['/en/Search/VIDEOS/', '/en/search/videos/'],
  ['/en/SEARCH/videos/A%2FB/', '/en/search/videos/A%2FB/'],
  ['/en/MyBrasa/coins/', '/en/mybrasa/coins/'],
  ['/en/cams/', null],
  ['/en/amateur/Mirela/', null],
  ['/XX/cams/', null],
  ['/en/NOWHERE/', null],
  ['/en/cams/next-door', null],
])('the path %s is %s in its own case', (path, own) => {
  expect(inOwnCase(path)).toBe(own);
});
