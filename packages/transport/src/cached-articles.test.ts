import { getBlogPosts } from '@lounge/protocol/engagement/blog';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { fakeClock, fakeSocket, fakeTransport } from './fakes/index.ts';

// @spec constant:blog.cacheSeconds, state:caching-by-call 2
test('a page of articles is read from the cache for a minute, per category and page', async () => {
  const body = { posts: [], total: 0, page: 1, article: null };
  const [transport, clock] = [fakeTransport(() => ({ status: 200, body })), fakeClock()];
  const client = createClient({
    transport,
    clock,
    socket: fakeSocket({ clock }),
    version: 'abc',
    strict: true,
    report: () => undefined,
    identity: () => ({ token: null, guestId: null, language: 'en' }),
    newKey: () => 'key',
  });
  const read = (categoryId: number, page: number) => client.call(getBlogPosts, { categoryId, payload: { page } });
  await read(45, 1);
  clock.advance(59_999);
  expect(await read(45, 1)).toEqual({ ok: true, value: body });
  expect(transport.sent).toHaveLength(1);
  await read(45, 2);
  await read(46, 1);
  expect(transport.sent).toHaveLength(3);
  clock.advance(1);
  await read(45, 1);
  expect(transport.sent).toHaveLength(4);
});
