import { aPerformer, aVideoOfPerformer, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.ts';

const setUp = async () => {
  const stores = testStores();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  for (const [id, title] of [
    [95001, 'Rooftop'],
    [95002, 'Harbour'],
  ] as const)
    await aVideoOfPerformer.setUp({ id, actorId: 9101, title }, stores.world);
  const breadcrumbs = new Breadcrumbs(stores.context);
  const video = (albumId: number) =>
    ({ screen: 'actor-profile.video-details', actorName: 'noor-vega', albumId }) as const;
  return { ...stores, breadcrumbs, video };
};

// @spec feature:shell.breadcrumb 1-3, component:Breadcrumb 4, state:caching-by-call 1
test('the breadcrumb of a screen is read once, and again only for another video', async () => {
  const { breadcrumbs, video, sent, clock } = await setUp();
  const labels = (id: number) => breadcrumbs.stepsOf(video(id))?.map(({ label }) => label) ?? null;
  expect(labels(95001)).toBeNull();
  await breadcrumbs.load(video(95001));
  expect(labels(95001)).toEqual(['Home', 'Cams', 'Noor Vega', 'Rooftop']);
  // Longer than the client keeps an answer.
  clock.advance(3_600_000);
  await breadcrumbs.load(video(95001));
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/rest/v1/breadcrumb/actor-profile.video-details',
      body: { payload: { albumId: 95001, actorName: 'noor-vega' } },
      cookies: true,
    },
  ]);
  expect(labels(95002)).toBeNull();
  await breadcrumbs.load(video(95002));
  expect([labels(95001), labels(95002), sent.length]).toEqual([null, ['Home', 'Cams', 'Noor Vega', 'Harbour'], 2]);
  await breadcrumbs.load({ screen: 'actor-profile.overview', actorName: 'noor-vega' });
  await breadcrumbs.load(video(95002));
  expect(sent).toHaveLength(3);
});

test('a breadcrumb that cannot be read has no steps, and is read again', async () => {
  const { breadcrumbs, failRequests } = await setUp();
  const page = { screen: 'cams' } as const;
  failRequests(/breadcrumb/);
  await breadcrumbs.load(page);
  expect(breadcrumbs.stepsOf(page)).toEqual([]);
  failRequests(null);
  await breadcrumbs.load(page);
  expect(breadcrumbs.stepsOf(page)?.map(({ link }) => link)).toEqual(['/en/', null]);
});
