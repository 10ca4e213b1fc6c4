import { languages } from '@lounge/locale';
import { getBanner, getJumbotronConfig, getJumbotronHomepage, getTeasers } from '@lounge/protocol/engagement/teasers';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aGame, noEvents } from '../special-events/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { oneJumbotronSlide } from './states.ts';

const setUp = () => {
  const testWorld = aWorld();
  return { ...testWorld, ...testClient(testWorld.world) };
};

// @spec rest:jumbotron.config.get, constant:jumbotron.defaultType
test('the jumbotron is a video station with its number of slides and no autoplay', async () => {
  const { answer, run } = setUp();
  const rows = await run('select id from "jumbotronSlide"');
  expect(await answer(getJumbotronConfig, {})).toEqual({
    type: 'videoStation',
    slideCount: rows.length,
    isAutoPlay: false,
  });
});

// @spec rest:jumbotron.homepage.get, entity:jumbotron
test.each(languages)('returns slides in %s with links to their performers', async (language) => {
  const { answer } = setUp();
  const { slides } = await answer(getJumbotronHomepage, {}, { language });
  for (const slide of slides) {
    expect(slide.link).toContain(`/${language}/`);
    expect(slide.link).toContain(slide.actorSlug);
    expect(slide.title.length).toBeGreaterThan(0);
  }
});

// @spec constant:chat.livePreviewSeconds, constant:chat.livePreviewVipSeconds
test.each([
  [{ isVip: false }, { guestId: 7 }, '5 seconds are free.'],
  [{ isVip: true }, { guestId: 7 }, '20 seconds are free.'],
  [{ isVip: true }, { visitor: 'one' }, '5 seconds are free.'],
])('for %j a slide tells %j the duration of their preview', async ({ isVip }, caller, lead) => {
  const { answer, world } = setUp();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', isVip }, world);
  const texts = { kicker: 'Tonight', title: 'Piano', lead: '{previewSeconds} seconds are free.' };
  await oneJumbotronSlide.setUp({ id: 1, actorId: 101, ...texts }, world);
  expect((await answer(getJumbotronHomepage, {}, caller)).slides.map((slide) => slide.lead)).toEqual([lead]);
});

test('a slide has the current presence of its performer', async () => {
  const { answer, run } = setUp();
  await run('update actor set "isOnline" = 0');
  const { slides } = await answer(getJumbotronHomepage, {});
  expect(slides.map(({ isOnline }) => isOnline)).toEqual(slides.map(() => false));
});

test('returns no slides if there are none', async () => {
  const { answer, run } = setUp();
  await run('delete from "jumbotronSlide"');
  expect(await answer(getJumbotronHomepage, {})).toEqual({ type: 'videoStation', slides: [] });
});

const home = { routeName: 'home', routeArgs: '{}' };

// @spec rest:teaser.get-teasers, entity:teaser
test.each(languages)('the teasers of a page lead to other pages in %s', async (language) => {
  const { answer, world } = setUp();
  await noEvents.setUp({}, world);
  const { teasers } = await answer(getTeasers, home, { language });
  expect(teasers.map(({ key }) => key)).toEqual(['wheel', 'shows']);
  for (const { link, title, text, label, picture } of teasers) {
    expect(link.startsWith(`/${language}/`)).toBe(true);
    expect([title, text, label].every((words) => words.length > 0)).toBe(true);
    expect(picture.kind).toBe('still');
  }
  expect(
    (await answer(getTeasers, { ...home, routeName: 'cams' }, { language })).teasers.map(({ key }) => key),
  ).toEqual(['shows', 'rose']);
  expect(await answer(getTeasers, { ...home, routeName: 'messenger' }, { language })).toEqual({ teasers: [] });
});

test.each(['', '7', '[]', 'null', '{'])('arguments that are %s are malformed', async (routeArgs) => {
  const { outcome } = setUp();
  for (const result of [
    await outcome(getTeasers, { ...home, routeArgs }),
    await outcome(getBanner, { ...home, routeArgs, mobile: true }),
  ])
    expect(result).toMatchObject({ ok: false, code: 'malformed', field: 'routeArgs' });
});

// @spec query:banner.get, entity:banner
test('the banner of the performers is of who is first on the stage, in a picture for its width; without anybody there is none', async () => {
  const { answer, run } = setUp();
  const cams = { routeName: 'cams', routeArgs: '{}' };
  const [slide] = (await answer(getJumbotronHomepage, {})).slides;
  const [wide, tall] = [
    (await answer(getBanner, { ...cams, mobile: false })).banner,
    (await answer(getBanner, { ...cams, mobile: true })).banner,
  ];
  expect(wide).toMatchObject({
    onClickType: 'performer',
    relatedActorId: slide?.actorId,
    containerClassSuffix: 'wide',
  });
  expect(tall).toMatchObject({ relatedActorId: slide?.actorId, containerClassSuffix: 'tall' });
  expect([wide?.imagePath, tall?.imagePath]).toEqual([slide?.banner.url, slide?.thumb.url]);
  await run('delete from "jumbotronSlide"');
  expect(await answer(getBanner, { ...cams, mobile: true })).toEqual({ banner: null });
  expect((await answer(getBanner, { ...cams, routeName: 'high-on-rose', mobile: true })).banner).toMatchObject({
    onClickType: 'page',
    onClickUrl: '/en/vipclub/',
    relatedActorId: null,
  });
  expect(await answer(getBanner, { ...home, routeName: 'messenger', mobile: false })).toEqual({ banner: null });
});

test.each([
  ['velvet', 'de', '/de/magazine/games/22/', 'Mitmachen'],
  ['brasa', 'es', '/es/magazine/games/22/', 'Participar'],
] as const)(
  'on %s in %s the event that began last is the banner of the start page and a teaser of others',
  async (brand, language, path, label) => {
    const { answer, world } = setUp();
    const caller = { brand, language };
    const bannerOf = async (mobile: boolean) => (await answer(getBanner, { ...home, mobile }, caller)).banner;
    await noEvents.setUp({}, world);
    expect(await bannerOf(false)).toBe(null);
    await aGame.setUp({ id: 21, eventType: 'halloween', daysAgo: 3, title: 'Doors' }, world);
    await aGame.setUp({ id: 22, eventType: 'slotmachine', daysAgo: 2, title: 'Three reels' }, world);
    await aGame.setUp({ id: 23, eventType: 'rewardBox', daysAgo: 12, title: 'Over' }, world);
    await aGame.setUp({ id: 24, eventType: 'kickIt', daysAgo: -1, title: 'To come' }, world);
    expect(await bannerOf(true)).toMatchObject({
      title: 'Three reels',
      onClickType: 'page',
      onClickUrl: path,
      relatedActorId: null,
      containerClassSuffix: 'tall',
    });
    expect((await bannerOf(false))?.containerClassSuffix).toBe('wide');
    const { teasers } = await answer(getTeasers, { ...home, routeName: 'cams' }, caller);
    expect(teasers.map(({ key }) => key)).toEqual(['event-slotmachine-22', 'shows', 'rose']);
    expect(teasers[0]).toMatchObject({ title: 'Three reels', link: path, label, picture: { kind: 'banner' } });
  },
);
