import { actorOnline } from '@lounge/protocol/content/actors';
import { notificationsList } from '@lounge/protocol/content/notifications';
import { resumeWithinMs } from '@lounge/protocol/foundation/realtime';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { publish, type Audience, type Delivery } from './bus.ts';
import { resume } from './outbox.ts';
import { publishInWorld, runInWorld } from './world.ts';

const nothing = { notifications: [], removedIds: [], markedAsReadIds: [] };

const setUp = () => {
  const { world, pass, run } = aWorld();
  const published: Delivery[] = [];
  world.bus.subscribe((delivery) => published.push(delivery));
  const online = (actorId: number, to: Audience = { everyone: true }) =>
    publishInWorld(world, actorOnline, to, { actorId, actorName: 'Noor' });
  const resumeFrom = async (
    fields: Partial<{ epoch: string; public: number; guest: number | null; agoMs: number }>,
  ) => {
    const { positions } = await resume(world.database.reader, 7, undefined);
    return resume(world.database.reader, 7, { epoch: positions.epoch, public: 0, guest: 0, agoMs: 2_000, ...fields });
  };
  const missedIds = async (fields: Parameters<typeof resumeFrom>[0]) =>
    (await resumeFrom(fields)).missed.map(({ message }) => message['actorId']);
  return { world, pass, run, published, online, resumeFrom, missedIds };
};

test('the pushes to everybody and those to each guest are numbered from 1', async () => {
  const { published, online } = setUp();
  for (const to of [{ everyone: true }, { guestId: 7 }, { guestId: 8 }, { guestId: 7 }, { everyone: true }] as const)
    await online(1, to);
  expect(published.map(({ position }) => position)).toEqual([
    { stream: 'public', seq: 1 },
    { stream: 'guest', seq: 1 },
    { stream: 'guest', seq: 1 },
    { stream: 'guest', seq: 2 },
    { stream: 'public', seq: 2 },
  ]);
});

test('a change that fails leaves no push and no number', async () => {
  const { world, run, published, online } = setUp();
  const change = runInWorld(world, true, async ({ bus }) => {
    publish(bus, actorOnline, { everyone: true }, { actorId: 1, actorName: 'Noor' });
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect(await run('select * from outbox')).toEqual([]);
  await online(2);
  expect(published).toMatchObject([{ message: { actorId: 2 }, position: { seq: 1 } }]);
});

test('a push to one session is not stored', async () => {
  const { world, run, published } = setUp();
  await publishInWorld(world, sessionExpired, { session: 'hash' }, {});
  expect(published).toEqual([{ to: { session: 'hash' }, message: { type: 'sessionExpired' } }]);
  expect(await run('select * from outbox')).toEqual([]);
});

test('pushes are published in the order of their commits, also those of changes at the same time', async () => {
  const { published, online } = setUp();
  await Promise.all(Array.from({ length: 50 }, (_, at) => online(at + 1)));
  expect(published.map(({ position }) => position?.seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});

test('the reply of an idempotent call keeps its number when it is repeated; every other push is a new one', async () => {
  const { world, published } = setUp();
  const reply = (key: string, isIdempotent: boolean) =>
    runInWorld(world, true, async ({ bus }) => {
      publish(bus, notificationsList, { guestId: 7 }, { ...nothing, removedIds: [1] }, { key, isIdempotent });
    });
  await reply('k-1', true);
  await reply('k-1', true);
  await reply('k-2', true);
  await reply('k-1', false);
  await reply('k-1', false);
  expect(published.map(({ position }) => position?.seq)).toEqual([1, 1, 2, 3, 4]);
});

test('several pushes of a change are numbered in their order in each stream', async () => {
  const { world, published } = setUp();
  const everyone = { everyone: true } as const;
  await runInWorld(world, true, async ({ bus }) => {
    for (const to of [{ guestId: 7 }, everyone, { guestId: 7 }, { session: 'hash' }, { guestId: 3 }, everyone] as const)
      publish(bus, actorOnline, to, { actorId: 1, actorName: 'Noor' });
  });
  expect(published.map(({ position }) => position?.seq)).toEqual([1, 1, 2, undefined, 1, 2]);
});

test('a new connection has missed nothing and gets the present positions', async () => {
  const { world, online } = setUp();
  await online(1);
  await online(2, { guestId: 7 });
  await online(3, { guestId: 8 });
  const positionsOf = async (guestId: number | null) => resume(world.database.reader, guestId, undefined);
  expect(await positionsOf(7)).toMatchObject({ isComplete: true, missed: [], positions: { public: 1, guest: 1 } });
  expect(await positionsOf(9)).toMatchObject({ positions: { public: 1, guest: 0 } });
  expect(await positionsOf(null)).toMatchObject({ positions: { public: 1, guest: null } });
});

test('a lost connection gets the pushes of both its streams in the order of their commits', async () => {
  const { online, resumeFrom, missedIds } = setUp();
  await online(1);
  await online(2, { guestId: 7 });
  await online(3, { guestId: 8 });
  await online(4);
  await online(5, { guestId: 7 });
  expect(await missedIds({})).toEqual([1, 2, 4, 5]);
  expect(await missedIds({ public: 1, guest: 1 })).toEqual([4, 5]);
  expect(await resumeFrom({ public: 2, guest: 2 })).toMatchObject({ isComplete: true, missed: [] });
  expect(await resumeFrom({ public: 1, guest: 1 })).toMatchObject({
    isComplete: true,
    missed: [{ position: { stream: 'public', seq: 2 } }, { position: { stream: 'guest', seq: 2 } }],
    positions: { public: 2, guest: 2 },
  });
});

test.each([
  ['another epoch', { epoch: 'other' }],
  ['longer than two minutes ago', { agoMs: resumeWithinMs + 1 }],
  ['more of the stream to everybody than there is', { public: 3 }],
  ['more of the guest’s stream than there is', { guest: 2 }],
  ['no guest', { guest: null }],
])('a connection that has seen %s cannot resume', async (_, fields) => {
  const { online, resumeFrom } = setUp();
  await online(1);
  await online(2, { guestId: 7 });
  await online(3);
  expect(await resumeFrom(fields)).toMatchObject({
    isComplete: false,
    missed: [],
    positions: { public: 2, guest: 1 },
  });
});

test('after two minutes nothing is resumed, although later pushes are still there', async () => {
  const { pass, online, resumeFrom } = setUp();
  await online(1);
  pass(resumeWithinMs + 60_001);
  await online(2);
  expect(await resumeFrom({ agoMs: 0 })).toMatchObject({ isComplete: false });
  expect(await resumeFrom({ public: 1, agoMs: 0 })).toMatchObject({ isComplete: true, missed: [{}] });
});

test('pushes are deleted once nobody can resume from them', async () => {
  const { pass, run, online } = setUp();
  await online(1);
  pass(resumeWithinMs);
  await online(2);
  expect(await run('select seq from outbox')).toEqual([{ seq: 1 }, { seq: 2 }]);
  pass(60_001);
  await online(3);
  expect(await run('select seq from outbox')).toEqual([{ seq: 2 }, { seq: 3 }]);
});

test('a push that is deleted between the reads of a resumption makes it incomplete', async () => {
  const { world, pass, online } = setUp();
  await online(1);
  await online(2);
  const { positions } = await resume(world.database.reader, null, undefined);
  const query: typeof world.database.reader.query = async (sql, parameters) => {
    if (sql.includes('from "outbox"')) {
      pass(resumeWithinMs + 60_001);
      await online(3);
    }
    return world.database.reader.query(sql, parameters);
  };
  const seen = { ...positions, public: 1, agoMs: 0 };
  expect(await resume({ ...world.database.reader, query }, null, seen)).toMatchObject({
    isComplete: false,
    missed: [],
  });
});

test('the numbers of a stream have no gap, whatever else a change publishes', async () => {
  const { world, published, online } = setUp();
  await runInWorld(world, true, async ({ bus }) => {
    for (const to of [{ guestId: 7 }, { everyone: true }, { guestId: 3 }] as const)
      publish(bus, actorOnline, to, { actorId: 1, actorName: 'Noor' });
  });
  await online(2, { guestId: 7 });
  await online(3);
  expect(published.slice(3).map(({ position }) => position?.seq)).toEqual([2, 2]);
});

test('a connection resumes over a reply that was repeated', async () => {
  const { world, resumeFrom } = setUp();
  for (let times = 0; times < 2; times += 1)
    await runInWorld(world, true, async ({ bus }) => {
      publish(bus, notificationsList, { guestId: 7 }, nothing, { key: 'k-1', isIdempotent: true });
    });
  expect(await resumeFrom({})).toMatchObject({ isComplete: true, missed: [{ position: { stream: 'guest', seq: 1 } }] });
});

test('what is resumed has the audience that it was published to', async () => {
  const { online, resumeFrom } = setUp();
  await online(1);
  await online(2, { guestId: 7 });
  expect((await resumeFrom({ agoMs: resumeWithinMs })).missed.map(({ to }) => to)).toEqual([
    { everyone: true },
    { guestId: 7 },
  ]);
});

test('an anonymous visitor resumes the stream to everybody', async () => {
  const { world, online } = setUp();
  await online(1);
  await online(2, { guestId: 7 });
  const { positions } = await resume(world.database.reader, null, undefined);
  const seen = { ...positions, public: 0, agoMs: 2_000 };
  expect(await resume(world.database.reader, null, seen)).toMatchObject({
    isComplete: true,
    missed: [{ to: { everyone: true }, message: { actorId: 1 } }],
    positions: { public: 1, guest: null },
  });
});

test.each(['public', 'guest:7'])(
  'a connection does not resume without the last pushes of the stream %s',
  async (stream) => {
    const { online, resumeFrom, run } = setUp();
    await online(1);
    await online(2, { guestId: 7 });
    await run('delete from outbox where stream = ?', stream);
    expect(await resumeFrom({})).toMatchObject({ isComplete: false, missed: [] });
  },
);
