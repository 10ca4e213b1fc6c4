import { globSync, readFileSync } from 'node:fs';
import { storedItemKeys, storedItems } from '@lounge/locale';
import { expect, test } from 'vitest';

/** Files that reach a browser's storage themselves. All others do it through them, by keys whose types come from the list. */
const reaches =
  /document\.cookie|cookieStore|\blocalStorage\b|\bsessionStorage\b|\bindexedDB\b|\bcaches\.open|stringifySetCookie/;

const sources = globSync([
  'site/{src,server}/**/*.{ts,tsx}',
  'packages/{stores,kit,transport}/src/**/*.{ts,tsx}',
  'mock-api/src/**/*.ts',
])
  .filter((file) => !/\.(?:browser\.)?test\.|\/testing\/|\/bench\/|test-context/.test(file))
  .filter((file) => reaches.test(readFileSync(file, 'utf8')))
  .toSorted();

test('only these files store something in a browser; one that is added takes its keys from the list of stored items', () => {
  expect(sources).toEqual([
    'mock-api/src/server/accounts/session-cookie.ts',
    // The cookie that selects a world, for developers only.
    'mock-api/src/server/dev-console/world-actions.ts',
    'mock-api/src/server/http/preference-cookie.ts',
    'site/server/incomplete.ts',
    'site/src/app/forget-guest.ts',
    'site/src/entry-client.tsx',
    'site/src/foundation/legal/consent-cookie.ts',
    'site/src/foundation/subscriptions/offer-cookie.ts',
    'site/src/shared/browser-storage.ts',
    'site/src/shared/document-cookies.ts',
    'site/src/shared/page-storage.ts',
  ]);
});

test('names are given once', () => {
  const names = storedItemKeys.map((key) => storedItems[key].name);
  expect(new Set(names).size).toBe(names.length);
});
