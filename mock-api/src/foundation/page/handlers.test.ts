import { cityIn, languages } from '@lounge/locale';
import { getActorSeoContent, getBreadcrumb } from '@lounge/protocol/foundation/page';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const setUp = async () => {
  const testWorld = aWorld();
  const [row] = await testWorld.run<{ id: number; name: string; slug: string; city: string }>(
    'select id, name, slug, city from actor order by id limit 1',
  );
  if (row === undefined) throw new Error('there are no performers in the seeds');
  return {
    ...testWorld,
    ...testClient(testWorld.world),
    row,
  };
};

test.each([
  [getBreadcrumb, { breadcrumbType: 'overview', payload: { actorName: 'nobody' } }, 'unknown', 'payload.actorName'],
  [getBreadcrumb, { breadcrumbType: '', payload: {} }, 'malformed', 'breadcrumbType'],
  [getBreadcrumb, { breadcrumbType: 'overview' }, 'malformed', 'payload'],
  [getBreadcrumb, { breadcrumbType: 'overview', payload: { albumId: 0 } }, 'malformed', 'payload.albumId'],
  [getActorSeoContent, { actorId: 999_999, tagGroup: 'overview' }, 'unknown', 'actorId'],
  [getActorSeoContent, { actorId: 1 }, 'malformed', 'tagGroup'],
])('$id rejects %j', async (call, input, code, field) => {
  const { outcome } = await setUp();
  expect(await outcome(call, input)).toMatchObject({ ok: false, code, field });
});

// @spec rest:breadcrumb.get, entity:breadcrumb
test.each([
  ['de', 'Start'],
  ['en', 'Home'],
  ['nl', 'Home'],
  ['es', 'Inicio'],
] as const)('in %s the breadcrumb starts with %s and ends with the performer', async (language, label) => {
  const { answer, row } = await setUp();
  const payload = { actorName: row.slug, albumId: null };
  const { data } = await answer(getBreadcrumb, { breadcrumbType: 'overview', payload }, { language });
  expect(data.breadcrumb).toEqual([
    { label, link: expect.stringMatching(new RegExp(`^/${language}/`)) as string },
    { label: row.name, link: null },
  ]);
});

test('the breadcrumb of a page without a performer is the home page', async () => {
  const { answer } = await setUp();
  const { data } = await answer(getBreadcrumb, { breadcrumbType: 'home', payload: {} });
  expect(data.breadcrumb).toEqual([{ label: 'Home', link: null }]);
});

// @spec rest:seo.actor-content.get, entity:actorSeoContent
test.each(languages)('returns the texts of a performer in %s', async (language) => {
  const { answer, row, run } = await setUp();
  const [text] = await run<{ headline: string; about: string }>(
    'select headline, about from "actorText" where "actorId" = ? and language = ?',
    row.id,
    language,
  );
  const content = await answer(getActorSeoContent, { actorId: row.id, tagGroup: 'overview' }, { language });
  expect(content.title).toContain(row.name);
  expect(content.title).toContain(cityIn(row.city, language));
  expect(content.description).toContain(text?.headline);
  expect(content.paragraphs).toEqual([text?.about]);
});
