import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test.each([
  ['/en/amateur/mirela/', '?a=1', '/de/amateur/mirela/?a=1'],
  ['/en', '', '/de'],
  ['/english/', '', '/english/'],
  ['//evil.example', '', '/evil.example'],
  ['///evil.example/x', '', '/evil.example/x'],
])('%s%s in German is %s', (pathname, search, href) => {
  expect(inLanguage(pathname, search, 'de')).toBe(href);
});
