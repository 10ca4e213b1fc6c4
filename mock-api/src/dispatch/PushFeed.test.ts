import { actorOnline } from '@lounge/protocol/content/actors';
import { expect, test, vi } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { wireMessage, type Audience, type Delivery } from '../world/bus.ts';
import { publishInWorld } from '../world/world.ts';
import { PushFeed } from './PushFeed.ts';

const fail = (): never => {
  throw new Error('There is no such push.');
};

const setUp = async () => {
  const { world } = aWorld();
  const sent: Readonly<Record<string, unknown>>[] = [];
  const send = (message: object) => void sent.push({ ...message });
  const onLost = () => send({ type: 'lost' });
  const feed = new PushFeed({ send, deliver: (delivery) => send(wireMessage(delivery)), onLost });
  world.bus.subscribe((delivery) => feed.deliver(delivery));
  const online = (actorId: number) =>
    publishInWorld(world, actorOnline, { everyone: true }, { actorId, actorName: 'Noor' });
  const start = (lastSeen?: { epoch: string; public: number; guest: null; agoMs: number }, key: string | null = null) =>
    feed.start(null, { language: 'en', ...(lastSeen === undefined ? {} : { lastSeen }) }, key, world);
  const [{ value: epoch } = { value: '' }] = (await world.database.reader.query(
    `select value from meta where key = 'epoch'`,
    [],
  )) as readonly { value: string }[];
  const seen = (publicSeq: number, agoMs = 0) => ({ epoch, public: publicSeq, guest: null, agoMs });
  const summary = () => sent.map(({ type, actorId }) => actorId ?? type);
  return { world, feed, sent, online, start, seen, epoch, summary };
};

test('sends nothing before its session and everything after it', async () => {
  const { sent, online, start, epoch } = await setUp();
  await online(1);
  await start(undefined, 'k-1');
  await online(2);
  expect(sent).toEqual([
    { type: 'ackSession', key: 'k-1', positions: { epoch, public: 1, guest: null } },
    { type: 'actorOnline', actorId: 2, actorName: 'Noor', stream: 'public', seq: 2 },
  ]);
});

test('sends what was missed before the acknowledgement', async () => {
  const { online, start, seen, summary } = await setUp();
  for (const id of [1, 2, 3]) await online(id);
  await start(seen(1));
  expect(summary()).toEqual([2, 3, 'ackSession']);
});

test('tells that pushes were missed for good', async () => {
  const { online, start, seen, summary } = await setUp();
  await online(1);
  await start(seen(0, 120_001));
  await online(2);
  expect(summary()).toEqual(['resync', 'ackSession', 2]);
});

test.each([1, 2, 3, 4])(
  'a push that is published during read %d of the start arrives once and in order',
  async (read) => {
    const { world, feed, online, seen, summary } = await setUp();
    await online(1);
    await online(2);
    let reads = 0;
    const query: typeof world.database.reader.query = async (sql, parameters) => {
      const rows = await world.database.reader.query(sql, parameters);
      reads += 1;
      if (reads === read) await online(3);
      return rows;
    };
    const slow = { database: { ...world.database, reader: { ...world.database.reader, query } } };
    await feed.start(7, { language: 'en', lastSeen: { ...seen(1), guest: 0 } }, null, slow);
    await online(4);
    expect(reads).toBe(4);
    expect(summary().filter((each) => each !== 'ackSession')).toEqual([2, 3, 4]);
  },
);

test('a session that is requested again gets no push twice and loses none', async () => {
  const { online, start, seen, summary } = await setUp();
  await start();
  await online(1);
  const again = start(seen(0));
  await online(2);
  await again;
  await online(3);
  expect(summary().filter((each) => each !== 'ackSession')).toEqual([1, 2, 3]);
});

test('a session that could not start can be started again', async () => {
  const { world, feed, online, start, summary } = await setUp();
  const query = () => Promise.reject(new Error('disk'));
  const broken = { database: { ...world.database, reader: { ...world.database.reader, query } } };
  await expect(feed.start(null, { language: 'en' }, null, broken)).rejects.toThrow('disk');
  await online(1);
  await start();
  await online(2);
  expect(summary()).toEqual(['ackSession', 2]);
});

test('sends nothing after its end', async () => {
  const { feed, online, start, summary } = await setUp();
  await start();
  feed.end();
  await online(1);
  expect(summary()).toEqual(['ackSession']);
});

/** As another process publishes: the push is in the outbox, and this process learns of it when `arrive` is called. */
const elsewhere = async () => {
  const parts = await setUp();
  const published: Delivery[] = [];
  const other = { ...parts.world, bus: { ...parts.world.bus, publish: (each: Delivery) => void published.push(each) } };
  const publishThere = (actorId: number, to: Audience = { everyone: true }) =>
    publishInWorld(other, actorOnline, to, { actorId, actorName: 'Noor' });
  const arrive = (at: number) => parts.feed.deliver(published[at] ?? fail());
  return { ...parts, published, publishThere, arrive };
};

test.each([
  ['in order', [0, 1, 2], [1, 2, 3]],
  ['in another order', [2, 0, 1], [1, 2, 3]],
  ['twice', [0, 0, 1, 2, 1], [1, 2, 3]],
  ['only the last one', [2], [1, 2, 3]],
])('pushes of another process that arrive %s are sent once and in order', async (_, arrivals, expected) => {
  const { publishThere, arrive, start, summary } = await elsewhere();
  await start();
  for (const id of [1, 2, 3]) await publishThere(id);
  arrivals.forEach(arrive);
  await vi.waitFor(() => expect(summary()).toEqual(['ackSession', ...expected]));
});

test('pushes of two streams that arrive in another order keep the order of each', async () => {
  const { feed, world, publishThere, arrive, summary } = await elsewhere();
  await feed.start(7, { language: 'en' }, null, world);
  await publishThere(1);
  await publishThere(2, { guestId: 7 });
  await publishThere(3, { guestId: 7 });
  await publishThere(4);
  [3, 2, 1, 0].forEach(arrive);
  await vi.waitFor(() => expect(summary()).toHaveLength(5));
  expect(summary().filter((id) => id === 1 || id === 4)).toEqual([1, 4]);
  expect(summary().filter((id) => id === 2 || id === 3)).toEqual([2, 3]);
});

test('connections that miss the same pushes read them once', async () => {
  const { feed, world, publishThere, arrive, published } = await elsewhere();
  let reads = 0;
  const query: typeof world.database.reader.query = async (sql, parameters) => {
    if (sql.includes('from "outbox"')) reads += 1;
    return world.database.reader.query(sql, parameters);
  };
  const counted = { database: { ...world.database, reader: { ...world.database.reader, query } } };
  const seen: number[] = [];
  const onLost = () => undefined;
  const others = Array.from(
    { length: 20 },
    () => new PushFeed({ send: () => undefined, deliver: ({ position }) => seen.push(position?.seq ?? 0), onLost }),
  );
  for (const each of [feed, ...others]) await each.start(null, { language: 'en' }, null, counted);
  for (const id of [1, 2, 3]) await publishThere(id);
  reads = 0;
  arrive(2);
  others.forEach((each) => each.deliver(published[2] ?? fail()));
  await vi.waitFor(() => expect(seen).toHaveLength(60));
  expect(reads).toBe(1);
});

test('a connection whose missed pushes cannot be read any more is lost, and resumes', async () => {
  const { world, publishThere, arrive, start, summary, feed } = await elsewhere();
  await start();
  for (const id of [1, 2]) await publishThere(id);
  await world.database.change((tx) => tx.query('delete from outbox where seq = 1', []));
  arrive(1);
  await vi.waitFor(() => expect(summary()).toEqual(['ackSession', 'lost']));
  expect(feed.isOpen).toBe(false);
});

test('the repeated reply of an idempotent command is sent again', async () => {
  const { arrive, published, publishThere, feed, start, summary } = await elsewhere();
  await start();
  await publishThere(1);
  arrive(0);
  feed.deliver({ ...(published[0] ?? fail()), isIdempotent: true });
  expect(summary()).toEqual(['ackSession', 1, 1]);
});

test.each([0, 1, 2, 3, 4])(
  'pushes that arrive during read %d of a session with another guest come once and in order',
  async (read) => {
    const { world, feed, start, sent, online } = await setUp();
    const guest = (actorId: number) =>
      publishInWorld(world, actorOnline, { guestId: 7 }, { actorId, actorName: 'Noor' });
    for (const id of [1, 2, 3]) await guest(id);
    await start();
    await online(10);
    let reads = 0;
    const reader = {
      ...world.database.reader,
      query: async (sql: string, parameters: readonly unknown[]) => {
        const rows = await world.database.reader.query(sql, parameters);
        if ((reads += 1) === read) for (const id of [11, 12]) await Promise.all([online(id), guest(id + 10)]);
        return rows;
      },
    };
    const again = feed.start(7, { language: 'en' }, null, { database: { ...world.database, reader } });
    if (read === 0) for (const id of [11, 12]) await Promise.all([online(id), guest(id + 10)]);
    await again;
    await guest(23);
    await online(13);
    const own = (stream: string) => sent.filter((each) => each['stream'] === stream).map(({ actorId }) => actorId);
    await vi.waitFor(() => expect(own('public')).toEqual([10, 11, 12, 13]));
    const after = own('guest');
    expect(after).toEqual([21, 22, 23].slice(3 - after.length));
    expect(sent.map(({ type }) => type)).not.toContain('lost');
  },
);

test('a session that ends while it starts stays ended', async () => {
  const { feed, start, sent, online } = await setUp();
  const started = start();
  feed.end();
  await started;
  await online(1);
  expect([feed.isOpen, sent]).toEqual([false, []]);
});
