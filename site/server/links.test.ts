import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSite, withoutOutsideLinks, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ requestsPerTenSeconds: 1_000_000 });
});
afterAll(() => site.close());

const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<[a-z][^>]*?\s(?:href|src|srcset|action|formaction|poster|data)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  );

/** The page of a world in which every text of the data that could be part of an address is this one. */
const startPageWith = async (text: string, world: string): Promise<string> => {
  const { database } = (await site.server.context.worlds.named(world)) ?? site.server.context.worlds.main;
  await database.change(async (tx) => {
    // Performers need different slugs.
    await tx.query(`update actor set slug = ? || id, name = ?, "pictureSeed" = ?, "bannerSeed" = ?`, [
      text,
      text,
      text,
      text,
    ]);
  });
  const { status, body } = await site.request('/en/', { headers: { cookie: `age=1; world=${world}` } });
  expect(status).toBe(200);
  return body;
};

test.each([
  ['a script', 'javascript:alert(1)//'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['another site', '//evil.example/'],
  ['another site with a scheme', 'https://evil.example/'],
  ['a backslash', '/\\evil.example/'],
  ['the end of an attribute', '" onclick="alert(1)'],
  ['a path upwards', '../../rest/v1/vxpay/logout?a='],
])('data with %s leads to addresses of this site only', async (name, text) => {
  const body = await startPageWith(text, name.replaceAll(' ', '-'));
  const addresses = addressesIn(withoutOutsideLinks(body)).filter(
    (each) => !each.startsWith('http://127.0.0.1') && !each.startsWith('http://localhost'),
  );
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    expect(address).toMatch(/^(?:\/(?![/\\])|#|data:image\/)/);
    expect(address).not.toContain('../');
  }
  const withoutValues = body.replaceAll(/="[^"]*"/g, '=""');
  expect(/<[a-z][^>]*\s(on[a-z]+)=/.exec(withoutValues)?.[1]).toBeUndefined();
});
