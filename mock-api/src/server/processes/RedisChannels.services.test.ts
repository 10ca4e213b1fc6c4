import { expect, onTestFinished, test, vi } from 'vitest';
import { OutageProxy } from '../../testing/OutageProxy.ts';
import { redisUrl, testPrefix } from '../../testing/postgres/test-redis.ts';
import type { After } from '../../scripts/after.ts';
import { afterByTimer } from '../after-by-timer.ts';
import { RedisChannels } from './RedisChannels.ts';

const open = async (url = redisUrl, prefix = testPrefix('channels')) => {
  const reported: unknown[] = [];
  const channels = new RedisChannels({ url, prefix, report: (cause) => reported.push(cause) });
  await channels.open();
  onTestFinished(() => channels.close());
  return { channels, reported };
};

const received = (channel: Awaited<ReturnType<RedisChannels['of']>>): unknown[] => {
  const values: unknown[] = [];
  channel.on('note', (value) => {
    values.push(value);
    return values.length;
  });
  return values;
};

test('a message reaches the other processes of its world, in order, and no others', async () => {
  const [one, other, apart] = [await open(), await open(), await open(redisUrl, testPrefix('apart'))];
  const channels = await Promise.all(
    [one, other, other, apart].map(({ channels: each }, at) => each.of(at === 2 ? 'second' : 'main')),
  );
  const [first, second, elsewhere, foreign] = channels.map(received);
  for (let at = 0; at < 50; at += 1) channels[0]?.send('note', at);
  await vi.waitFor(() => expect(second).toHaveLength(50));
  expect(second).toEqual(Array.from({ length: 50 }, (_, at) => at));
  expect([first, elsewhere, foreign]).toEqual([[], [], []]);
});

test('who asks gets the answers of all others, also of those that do not know the kind', async () => {
  const opened = [await open(), await open(), await open()];
  const [one, other] = await Promise.all(opened.map(({ channels }) => channels.of('main')));
  if (one === undefined || other === undefined) throw new Error('There is no channel.');
  other.on('count', (value) => Number(value) + 1);
  expect(new Set(await one.ask('count', 6))).toEqual(new Set([7, null]));
  expect(await (await (await open(redisUrl, testPrefix('alone'))).channels.of('main')).ask('count', 6)).toEqual([]);
});

test('a handler that fails is reported, and who asked is not kept waiting for long', async () => {
  const [one, other] = [await open(), await open()];
  const [asking, failing] = [await one.channels.of('main'), await other.channels.of('main')];
  failing.on('count', () => {
    throw new Error('broken');
  });
  expect(await asking.ask('count', 1)).toEqual([]);
  expect(other.reported).toEqual([expect.objectContaining({ message: 'broken' })]);
});

test('after an outage everybody learns that messages were lost, and messages arrive again', async () => {
  const proxy = new OutageProxy(redisUrl, 6379);
  onTestFinished(() => proxy.close());
  const behind = await open(await proxy.open());
  const other = await open();
  const [away, there] = [await behind.channels.of('main'), await other.channels.of('main')];
  const values = received(there);
  const gaps = { away: 0, there: 0 };
  away.onGap(() => (gaps.away += 1));
  there.onGap(() => (gaps.there += 1));
  proxy.cut();
  await vi.waitFor(() => expect(behind.reported).toHaveLength(1));
  away.send('note', 'lost');
  expect(await away.ask('count', 1)).toEqual([]);
  // It looks for itself while it is away.
  await vi.waitFor(() => expect(gaps.away).toBeGreaterThan(0));
  expect(gaps.there).toBe(0);
  proxy.mend();
  await vi.waitFor(() => expect(gaps.there).toBe(1));
  away.send('note', 'again');
  await vi.waitFor(() => expect(values).toEqual(['again']));
  expect(behind.reported).toHaveLength(1);
});

test.each([
  ['redis://user:secret@127.0.0.1:1', /^Redis at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/],
  ['http://127.0.0.1:6379', /^REDIS_URL must look like this: redis:\/\/127\.0\.0\.1:6379\.$/],
  ['nonsense', /^REDIS_URL must look like this/],
])('%s is refused in one sentence', async (url, message) => {
  await expect(open(url)).rejects.toThrow(message);
  await expect(open(url)).rejects.not.toThrow('secret');
});

test('while Redis is silent what waits for it fails, and messages arrive again when it speaks', async () => {
  const proxy = new OutageProxy(redisUrl, 6379);
  onTestFinished(() => proxy.close());
  const behind = await open(await proxy.open());
  const other = await open();
  const [silent, there] = [await behind.channels.of('main'), await other.channels.of('main')];
  const values = [received(silent), received(there)];
  proxy.freeze();
  await expect(behind.channels.client.get('anything')).rejects.toThrow('Disconnects');
  expect(behind.reported).toEqual([expect.objectContaining({ message: expect.stringContaining('does not answer') })]);
  proxy.mend();
  await vi.waitFor(() => {
    silent.send('note', 1);
    there.send('note', 2);
    expect([values[0]?.at(-1), values[1]?.at(-1)]).toEqual([2, 1]);
  });
});

test('every few seconds it is looked for what nobody could send, although the line is there', async () => {
  const after: After = (ms, callback) => afterByTimer(ms / 50, callback);
  const channels = new RedisChannels({ url: redisUrl, prefix: testPrefix('looks'), report: () => undefined, after });
  await channels.open();
  onTestFinished(() => channels.close());
  let looks = 0;
  (await channels.of('main')).onGap(() => (looks += 1));
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1));
});
