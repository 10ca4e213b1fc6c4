import { actorOnline } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { publish, type Delivery } from './bus.ts';
import { inWorld, type World } from './world.ts';

const setUp = () => {
  const made = aWorld();
  const heard: Delivery[] = [];
  const end = made.world.bus.subscribe((delivery) => heard.push(delivery));
  const tell = ({ bus }: World) => publish(bus, actorOnline, { everyone: true }, { actorId: 1, actorName: 'Noor' });
  return { ...made, heard, end, tell };
};

test('a push of a change leaves after the commit', async () => {
  const { world, heard, tell } = setUp();
  await inWorld(world, true, async (inside) => {
    tell(inside);
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([{ to: { everyone: true }, message: { type: 'actorOnline', actorId: 1, actorName: 'Noor' } }]);
});

test('a push of a change that fails never leaves', async () => {
  const { world, heard, tell } = setUp();
  const change = inWorld(world, true, async (inside) => {
    tell(inside);
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect(heard).toEqual([]);
});

test('when the commit itself fails the push stays', async () => {
  const { world, heard, tell } = setUp();
  const broken = {
    ...world,
    database: {
      ...world.database,
      change: async <T>(work: Parameters<typeof world.database.change<T>>[0]) => {
        await work(world.database.reader);
        throw new Error('disk full');
      },
    },
  };
  await expect(inWorld(broken, true, async (inside) => tell(inside))).rejects.toThrow('disk full');
  expect(heard).toEqual([]);
});

test('what only reads gets a reader and its pushes leave at once', async () => {
  const { world, heard, tell } = setUp();
  await inWorld(world, false, async (inside) => {
    expect(inside.tx).toBe(world.database.reader);
    tell(inside);
    expect(heard).toHaveLength(1);
  });
});

test('who stopped hearing hears nothing', async () => {
  const { world, heard, end, tell } = setUp();
  end();
  await inWorld(world, true, async (inside) => tell(inside));
  expect(heard).toEqual([]);
});
