import { tvPremiumGraceMs } from '@lounge/protocol/engagement/tv';
import { beforeEach, expect, test, vi } from 'vitest';
import { isTvSubscriber } from '../../foundation/subscriptions/index.ts';
import { aWorld, type AWorld } from '../../testing/a-world.ts';
import { mostViewers, tvGoesOn } from './tv-grace.ts';

// So many subscriptions would take long to write.
vi.mock('../../foundation/subscriptions/index.ts', () => ({ isTvSubscriber: vi.fn<typeof isTvSubscriber>() }));

let world: AWorld;
const goesOn = (viewer: number) => tvGoesOn(viewer, world.world);
/** Lets all subscriptions begin or end. */
const subscribed = (are: boolean) => vi.mocked(isTvSubscriber).mockResolvedValue(are);

beforeEach(() => {
  world = aWorld();
  subscribed(true);
});

test('a clock that is set back ends the grace', async () => {
  expect(await goesOn(7)).toBe(true);
  subscribed(false);
  world.pass(tvPremiumGraceMs - 1);
  expect(await goesOn(7)).toBe(true);
  world.pass(-tvPremiumGraceMs);
  expect(await goesOn(7)).toBe(false);
});

test('of too many viewers the one who was found longest ago loses the grace', async () => {
  for (let viewer = 1; viewer <= mostViewers; viewer += 1) await goesOn(viewer);
  await goesOn(1);
  await goesOn(mostViewers + 1);
  subscribed(false);
  const grace = await Promise.all([1, 2, 3, mostViewers, mostViewers + 1].map(goesOn));
  expect(grace).toEqual([true, false, true, true, true]);
});
