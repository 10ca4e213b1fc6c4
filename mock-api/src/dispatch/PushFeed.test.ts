import { actorOnline } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { wireMessage } from '../world/bus.ts';
import { publishInWorld } from '../world/world.ts';
import { PushFeed } from './PushFeed.ts';

const setUp = async () => {
  const { world } = aWorld();
  const sent: Readonly<Record<string, unknown>>[] = [];
  const send = (message: object) => void sent.push({ ...message });
  const feed = new PushFeed({ send, deliver: (delivery) => send(wireMessage(delivery)) });
  world.bus.subscribe((delivery) => feed.deliver(delivery));
  const online = (actorId: number) =>
    publishInWorld(world, actorOnline, { everyone: true }, { actorId, actorName: 'Noor' });
  const start = (lastSeen?: { epoch: string; public: number; guest: null; agoMs: number }, key: string | null = null) =>
    feed.start(world, null, { language: 'en', ...(lastSeen === undefined ? {} : { lastSeen }) }, key);
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
    await feed.start(slow, 7, { language: 'en', lastSeen: { ...seen(1), guest: 0 } }, null);
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
  await expect(feed.start(broken, null, { language: 'en' }, null)).rejects.toThrow('disk');
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
