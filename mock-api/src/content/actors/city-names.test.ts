import { cityIn } from '@lounge/locale';
import { getActorByName, recommendedModels } from '@lounge/protocol/content/actors';
import { getActorSeoContent } from '@lounge/protocol/foundation/page';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

test.each([
  ['Lisbon', 'de', 'Lissabon'],
  ['Lisbon', 'en', 'Lisbon'],
  ['Wien', 'nl', 'Wenen'],
  ['Köln', 'es', 'Colonia'],
  ['Leeds', 'de', 'Leeds'],
] as const)('%s is in %s %s', (city, language, name) => {
  expect(cityIn(city, language)).toBe(name);
});

test('profile, tiles and texts for search engines name the city in the language of the call', async () => {
  const { world, run } = aWorld();
  await run(`update actor set city = 'Lisbon'`);
  const { answer } = testClient(world);
  const caller = { language: 'de' } as const;
  const actor = await answer(getActorByName, { name: 'mirela' }, caller);
  const [model] = await answer(recommendedModels, { actorId: actor.id, first: 1 }, caller);
  const seo = await answer(getActorSeoContent, { actorId: actor.id, tagGroup: 'overview' }, caller);
  expect([actor.city, model?.city]).toEqual(['Lissabon', 'Lissabon']);
  expect(seo.title).toContain('aus Lissabon');
});
