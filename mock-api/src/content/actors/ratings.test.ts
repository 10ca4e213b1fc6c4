import { actorChatRatings, getActor, modelsV2 } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { readSeeds } from '../../server/worlds/seeds.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { addRatings, dropOldRatings } from './ratings.ts';
import { aPerformer } from './states.ts';

const dayMs = 86_400_000;

/** A performer with ten good ratings of today. */
const setUp = async ({ countRatings = 10 } = {}) => {
  const testWorld = aWorld();
  const { world, pass } = testWorld;
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', countRatings, satisfactionRate: 100 }, world);
  const { answer } = testClient(world);
  return {
    ...testWorld,
    answer,
    passDays: (days: number) => pass(days * dayMs),
    rate: (...ratings: readonly number[]) =>
      runInWorld(world, true, async (change) => {
        for (const satisfied of ratings) await addRatings(9101, { ratings: 1, satisfied }, change);
      }),
    runJob: () =>
      dropOldRatings(world, (cause) => {
        throw cause;
      }),
    ratings: () => answer(actorChatRatings, { actorId: 9101 }),
  };
};

// @spec constant:rating.window
test.each([
  [89, { countRatings: 11, satisfactionRate: 91 }],
  [90, { countRatings: 1, satisfactionRate: 0 }],
  [119, { countRatings: 1, satisfactionRate: 0 }],
  [120, { countRatings: 0, satisfactionRate: 0 }],
])('%i days after ten ratings, and 30 fewer after an eleventh, %o count', async (days, lastNinetyDays) => {
  const { answer, passDays, rate, runJob, ratings } = await setUp();
  passDays(30);
  await rate(0);
  passDays(days - 30);
  await runJob();
  expect(await ratings()).toEqual({ lastNinetyDays });
  expect((await answer(getActor, { actorId: 9101 })).ratings).toEqual({ lastNinetyDays });
  const tile = (await answer(modelsV2, { first: 500 })).items.find(({ id }) => id === 9101);
  expect(tile).toMatchObject(lastNinetyDays);
});

test('a new rating does not wait for the job before old ones leave', async () => {
  const { passDays, rate, ratings } = await setUp();
  passDays(90);
  await rate(1, 0);
  expect(await ratings()).toEqual({ lastNinetyDays: { countRatings: 2, satisfactionRate: 50 } });
});

test('four bad ratings after 400 good ones change the rate, which is rounded only where it is shown', async () => {
  const { rate, ratings } = await setUp({ countRatings: 400 });
  await rate(0, 0, 0, 0);
  expect(await ratings()).toEqual({ lastNinetyDays: { countRatings: 404, satisfactionRate: 99 } });
});

test('seeded ratings sum up to those that performers show, and leave the window little by little', async () => {
  const { run, passDays, runJob } = await setUp();
  const sums = () =>
    run<{ id: number; shown: number; counted: number; satisfied: number }>(
      `select actor.id, "ratingCount" as shown, sum(ratings) as counted, sum(satisfied) as satisfied
       from actor join "ratingDay" on "actorId" = actor.id where actor.id != 9101 group by actor.id, "ratingCount"`,
    );
  const before = await sums();
  expect(before).toHaveLength(readSeeds().performers.length);
  for (const { shown, counted, satisfied } of before) {
    expect(Number(counted)).toBe(shown);
    expect(Number(satisfied)).toBeLessThanOrEqual(shown);
  }
  passDays(45);
  await runJob();
  const after = new Map((await sums()).map(({ id, shown }) => [id, shown]));
  const busy = before.filter(({ shown }) => shown >= 100);
  expect(busy.length).toBeGreaterThan(50);
  for (const { id, shown } of busy) expect(after.get(id)).toBeLessThanOrEqual(shown);
  expect(busy.filter(({ id, shown }) => (after.get(id) ?? 0) < shown).length).toBeGreaterThan(50);
});
