import { actorOnline } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { publish, type Delivery } from './bus.ts';
import { runInWorld, type World } from './world.ts';

const setUp = () => {
  const testWorld = aWorld();
  const published: Delivery[] = [];
  const unsubscribe = testWorld.world.bus.subscribe((delivery) => published.push(delivery));
  const publishOnline = ({ bus }: World) =>
    publish(bus, actorOnline, { everyone: true }, { actorId: 1, actorName: 'Noor' });
  return { ...testWorld, published, unsubscribe, publishOnline };
};

test('a push of a change is published after the commit', async () => {
  const { world, published, publishOnline } = setUp();
  await runInWorld(world, true, async (inside) => {
    publishOnline(inside);
    expect(published).toEqual([]);
  });
  const message = { type: 'actorOnline', actorId: 1, actorName: 'Noor' };
  expect(published).toEqual([
    { to: { everyone: true }, message, position: { stream: 'public', seq: 1 }, at: world.clock.now() },
  ]);
});

test('a push of a failing change is never published', async () => {
  const { world, published, publishOnline } = setUp();
  const change = runInWorld(world, true, async (inside) => {
    publishOnline(inside);
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect(published).toEqual([]);
});

test('no push is published when the commit fails', async () => {
  const { world, published, publishOnline } = setUp();
  const broken = {
    ...world,
    database: {
      ...world.database,
      change: async <T>(work: Parameters<typeof world.database.change<T>>[0]) => {
        await world.database.change(work);
        throw new Error('disk full');
      },
    },
  };
  await expect(runInWorld(broken, true, async (inside) => publishOnline(inside))).rejects.toThrow('disk full');
  expect(published).toEqual([]);
});

test('a read gets the reader and publishes its pushes immediately', async () => {
  const { world, published, publishOnline } = setUp();
  await runInWorld(world, false, async (inside) => {
    expect(inside.tx).toBe(world.database.reader);
    publishOnline(inside);
    expect(published).toHaveLength(1);
  });
});

test('an unsubscribed listener gets no pushes', async () => {
  const { world, published, unsubscribe, publishOnline } = setUp();
  unsubscribe();
  await runInWorld(world, true, async (inside) => publishOnline(inside));
  expect(published).toEqual([]);
});

test('a listener that fails is reported, and neither the change nor another listener fails with it', async () => {
  const causes: unknown[] = [];
  const { world } = aWorld('test', { report: (cause) => void causes.push(cause) });
  const broken = new Error('broken');
  const published: Delivery[] = [];
  world.bus.subscribe(() => {
    throw broken;
  });
  world.bus.subscribe((delivery) => published.push(delivery));
  const publishTwice = ({ bus }: World) => {
    for (const actorId of [1, 2]) publish(bus, actorOnline, { everyone: true }, { actorId, actorName: 'Noor' });
  };
  expect(await runInWorld(world, true, async (inside) => publishTwice(inside))).toBeUndefined();
  expect(published.map(({ position }) => position?.seq)).toEqual([1, 2]);
  expect(causes).toEqual([broken, broken]);
});
