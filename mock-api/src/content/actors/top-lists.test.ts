import { topCams, videoStars } from '@lounge/protocol/content/actors';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aVideoOfPerformer } from '../videos/states.ts';
import { setPresence } from './set-presence.ts';
import { aPerformer, noPerformerIsOnline } from './states.ts';

const setUp = () => {
  const testWorld = aWorld();
  return { ...testWorld, ...testClient(testWorld.world) };
};

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

// @spec query:top-cams.list, feature:performers.top-cams 1
test.each([
  ['bestChats', (each) => -each.satisfactionRate],
  ['top100', (each) => -each.rankingPointsVideoCall],
  ['topFavourites', (each) => -each.pinnedCount],
  ['topVideocall', (each) => -each.rankingPointsVideoCall],
] as const satisfies readonly (readonly [
  string,
  (each: { [key in 'satisfactionRate' | 'pinnedCount' | 'rankingPointsVideoCall']: number }) => number,
])[])('the list %s is in its order, ranked from 1', async (type, orderOf) => {
  const list = await setUp().answer(topCams, { type });
  expect(list.length).toBeGreaterThan(10);
  expect(list.map(({ rank }) => rank)).toEqual(list.map((_, at) => at + 1));
  expect(list.map(orderOf)).toEqual(list.map(orderOf).toSorted((one, other) => one - other));
});

// @spec rule:rating-min-10
test('the best chats leave out who has fewer than ten ratings, and the video calls who takes none', async () => {
  const { world, answer } = setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', countRatings: 9, satisfactionRate: 100 }, world);
  await aPerformer.setUp({ id: 9102, name: 'Ivo Lund', countRatings: 10, satisfactionRate: 100 }, world);
  expect(ids(await answer(topCams, { type: 'bestChats' }))).toContain(9102);
  expect(ids(await answer(topCams, { type: 'bestChats' }))).not.toContain(9101);
  expect(ids(await answer(topCams, { type: 'topVideocall' }))).not.toContain(9101);
});

// @spec query:top-cams.list, feature:performers.top-cams 2
test('a list of those online keeps their ranks', async () => {
  const { world, answer } = setUp();
  const all = await answer(topCams, { type: 'topFavourites' });
  await noPerformerIsOnline.setUp({}, world);
  const third = all[2] ?? { id: 0 };
  await setPresence(world, third.id, true);
  const online = await answer(topCams, { type: 'topFavourites', online: true });
  expect(online).toMatchObject([{ id: third.id, rank: 3, online: true }]);
});

test('at most a hundred are in a top list', async () => {
  const { world, answer } = setUp();
  for (let at = 0; at < 40; at += 1) await aPerformer.setUp({ id: 9000 + at, name: `Noor ${at}` }, world);
  expect(await answer(topCams, { type: 'top100' })).toHaveLength(100);
});

// @spec query:video-stars.list, constant:videoStars.default, feature:performers.video-stars 2, component:VideoStarTile 6
test('stars are ordered by their videos, with their new ones, 100 by default', async () => {
  const { world, answer } = setUp();
  for (let at = 0; at < 101; at += 1)
    await aPerformer.setUp({ id: 9000 + at, name: `Noor ${at}`, videoCount: 500 + at }, world);
  await aVideoOfPerformer.setUp({ id: 95001, actorId: 9100, daysOld: 13 }, world);
  await aVideoOfPerformer.setUp({ id: 95002, actorId: 9100, daysOld: 15 }, world);
  const stars = await answer(videoStars, {});
  expect(stars).toHaveLength(100);
  expect(stars[0]).toMatchObject({ actorId: 9100, videoCount: 600, newVideoCount: 1 });
  expect(stars[1]).toMatchObject({ actorId: 9099, videoCount: 599, newVideoCount: 0 });
  expect(await answer(videoStars, { first: 1 })).toHaveLength(1);
});

// @spec rule:banned-country
test('top lists and stars say who is not offered in the country of the caller', async () => {
  const { world, answer } = setUp();
  await aPerformer.setUp(
    { id: 9101, name: 'Noor Vega', bannedCountryCodes: ['AT'], videoCount: 900, videoCallPoints: 9_000_000 },
    world,
  );
  const banned = async (country: string) => [
    (await answer(topCams, { type: 'topVideocall' }, { country }))[0],
    (await answer(videoStars, {}, { country }))[0],
  ];
  expect(await banned('AT')).toMatchObject([
    { id: 9101, isCountryBanned: true },
    { actorId: 9101, isCountryBanned: true },
  ]);
  expect(await banned('DE')).toMatchObject([{ isCountryBanned: false }, { isCountryBanned: false }]);
});
