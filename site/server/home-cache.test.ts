import { expect, test } from 'vitest';
import { homeCache } from './home-cache.ts';

type PageConfig = Parameters<ReturnType<typeof homeCache>['document']>[2];

// Only the fields that the cache and the document read.
const config = { token: 'the token of this visitor' } as unknown as PageConfig;

/** A page that shows its host, its nonce and its token. */
const documentWith =
  (host: string) =>
  async (nonce: string, { token }: PageConfig) =>
    Buffer.from(`host ${host} nonce ${nonce} token ${token} nonce ${nonce}`);

/** The marks of an earlier version, and what the pages of other requests could show. */
test.each(['localhost', 'bm9uY2UtbWFyay1vZi10aGUtaG9tZS1jYWNoZQ==', 'token-mark-of-the-home-cache', 'nonce', 'token'])(
  'a visitor gets an own nonce and token, and the host %s as it is',
  async (host) => {
    const cache = homeCache(1000);
    for (const nonce of ['one', 'two']) {
      const document = await cache.document('key', nonce, config, documentWith(host));
      const text = `host ${host} nonce ${nonce} token ${config.token} nonce ${nonce}`;
      expect(document?.toString('utf8')).toContain(text);
    }
  },
);

test('a cleared cache has no document any more', async () => {
  const caches = new Set<() => void>();
  const cache = homeCache(60_000, caches);
  await cache.document('key', 'one', config, documentWith('localhost'));
  expect(cache.has('key')).toBe(true);
  for (const clear of caches) clear();
  expect(cache.has('key')).toBe(false);
});
