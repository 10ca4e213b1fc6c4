import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const adult = { headers: { cookie: 'age=1; consent=necessary; language=en' } };

/** The texts of the row's tiles in a document. */
const rowIn = (html: string): readonly string[] =>
  (/<section[^>]*aria-labelledby="soon-heading".*?<\/section>/s.exec(html)?.[0] ?? '').match(
    /<article.*?<\/article>/gs,
  ) ?? [];

test.each([
  ['/en/cams/', 6, /usually here in (?:1 hour|2 hours)</],
  ['/de/cams/', 6, /meist in (?:1 Stunde|2 Stunden) da</],
  ['/en/cams/?sort=price', 6, /usually here in/],
  ['/en/cams/?filter=vip', 0, /./],
  ['/en/cams/?zip=10115', 0, /./],
])('the document of %s has %i performers who start soon', async (path, count, says) => {
  const { body } = await site.request(path, adult);
  const row = rowIn(body);
  expect(row).toHaveLength(count);
  for (const tile of row) expect(tile).toMatch(says);
});
