import { getJumbotronConfig, getJumbotronHomepage } from '@lounge/protocol/engagement/teasers';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';

const setUp = () => {
  const made = aWorld();
  return { ...made, ...testClient(made.world) };
};

// @spec rest:jumbotron.config.get, constant:jumbotron.defaultType
test('the jumbotron is the video station, counts its slides and never turns by itself', async () => {
  const { answer, run } = setUp();
  const rows = await run('select id from jumbotron_slide');
  expect(await answer(getJumbotronConfig, {})).toEqual({
    type: 'videoStation',
    slideCount: rows.length,
    isAutoPlay: false,
  });
});

// @spec rest:jumbotron.homepage.get, entity:jumbotron
test.each(['de', 'en', 'nl', 'es'] as const)('its slides are in %s and lead to their performer', async (language) => {
  const { answer } = setUp();
  const { slides } = await answer(getJumbotronHomepage, {}, { language });
  for (const slide of slides) {
    expect(slide.link).toContain(`/${language}/`);
    expect(slide.link).toContain(slide.actorSlug);
    expect(slide.title.length).toBeGreaterThan(0);
  }
});

test('a slide tells whether its performer is online right now', async () => {
  const { answer, run } = setUp();
  await run('update actor set is_online = 0');
  const { slides } = await answer(getJumbotronHomepage, {});
  expect(slides.map(({ isOnline }) => isOnline)).toEqual(slides.map(() => false));
});

test('without slides it is empty', async () => {
  const { answer, run } = setUp();
  await run('delete from jumbotron_slide');
  expect(await answer(getJumbotronHomepage, {})).toEqual({ type: 'videoStation', slides: [] });
});
