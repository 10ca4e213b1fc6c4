import type { RestCall } from '@lounge/protocol';
import { getTvFormat, getTvPost, getTvSuggestions, getTvVideo } from '@lounge/protocol/engagement/tv';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { fakeClock, fakeSocket, fakeTransport } from './fakes/index.ts';

// @spec state:caching-by-call 7
test.each([
  ['format', getTvFormat, { key: 'a' }],
  ['post', getTvPost, { slug: 'a' }],
  ['video', getTvVideo, { videoId: 1 }],
  ['suggestions', getTvSuggestions, { hashId: 'a' }],
] as const)(
  'the %s of TV has the time in its address, is not cached, and is still read once at a time',
  async (...row) => {
    const [, call, input] = row;
    const [transport, clock] = [fakeTransport(() => ({ status: 404, body: null })), fakeClock()];
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
    const read = () => client.call(call as RestCall, input);
    const first = read();
    clock.advance(1);
    await Promise.all([first, read()]);
    await read();
    const now = clock.now();
    expect(call.cache).toBeNull();
    expect(transport.sent.map(({ query }) => query['timestamp'])).toEqual([String(now - 1), String(now)]);
  },
);
