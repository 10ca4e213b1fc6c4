import { brands, cityIn, languages, routeKeys, routePatterns } from '@lounge/locale';
import {
  getActorSeoContent,
  getBreadcrumb,
  getHomeRows,
  routeByScreen,
  screenKeys,
  type PageScreen,
} from '@lounge/protocol/foundation/page';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../../content/actors/states.ts';
import { aVideoOfPerformer } from '../../content/videos/states.ts';
import { guestIsInvited } from '../../content/tickets/states.ts';
import { aPostOfPerformer } from '../../engagement/feed/states.ts';
import { setUpState } from '../../states.ts';
import { guestIsLoggedIn } from '../session/states.ts';

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
  [
    getBreadcrumb,
    { breadcrumbType: 'actor-profile.overview', payload: { actorName: 'nobody' } },
    'unknown',
    'payload.actorName',
  ],
  [getBreadcrumb, { breadcrumbType: 'elsewhere', payload: {} }, 'malformed', 'breadcrumbType'],
  [getBreadcrumb, { breadcrumbType: 'home' }, 'malformed', 'payload'],
  [getBreadcrumb, { breadcrumbType: 'home', payload: { albumId: 0 } }, 'malformed', 'payload.albumId'],
  [
    getBreadcrumb,
    { breadcrumbType: 'actor-profile.video-details', payload: { actorName: 'mirela', albumId: 999_999 } },
    'unknown',
    'payload.albumId',
  ],
  [getBreadcrumb, { breadcrumbType: 'cam-shows.show', payload: { showId: 999_999 } }, 'unknown', 'payload.showId'],
  [getBreadcrumb, { breadcrumbType: 'feed.post', payload: {} }, 'unknown', 'payload.postId'],
  [
    getBreadcrumb,
    { breadcrumbType: 'category.details', payload: { categorySlug: 'nowhere' } },
    'unknown',
    'payload.categorySlug',
  ],
  [
    getBreadcrumb,
    { breadcrumbType: 'blog.category', payload: { blogCategory: 'premiumTv' } },
    'unknown',
    'payload.blogCategory',
  ],
  [getBreadcrumb, { breadcrumbType: 'blog.article', payload: { articleId: 999_999 } }, 'unknown', 'payload.articleId'],
  [getBreadcrumb, { breadcrumbType: 'tv.series', payload: { seriesKey: 'nothing' } }, 'unknown', 'payload.seriesKey'],
  [getBreadcrumb, { breadcrumbType: 'category.details', payload: {} }, 'unknown', 'payload.categorySlug'],
  [getActorSeoContent, { actorId: 999_999, tagGroup: 'overview' }, 'unknown', 'actorId'],
  [getActorSeoContent, { actorId: 101, tagGroup: 'nothing' }, 'unknown', 'tagGroup'],
  [getActorSeoContent, { actorId: 1 }, 'malformed', 'tagGroup'],
])('$id rejects %j', async (call, input, code, field) => {
  const { outcome } = await setUp();
  expect(await outcome(call, input)).toMatchObject({ ok: false, code, field });
});

const screens = Object.keys(routeByScreen) as PageScreen[];
const mirela = { actorName: 'mirela' };
/** The subjects of screens that have one. */
const payloads: Partial<Record<PageScreen, object>> = {
  'actor-profile.overview': mirela,
  'actor-profile.live-show': mirela,
  'actor-profile.about': mirela,
  'actor-profile.top-camgirls': mirela,
  'actor-profile.video-details': { ...mirela, albumId: 5001 },
  'actor-profile.album-details': { ...mirela, albumId: 1001 },
  'cam-shows.show': { showId: 1 },
  'category.details': { categorySlug: 'musicians' },
  'actor-profile.feed': mirela,
  'actor-profile.gift-calendar': mirela,
  'feed.post': { postId: 70_067 },
  'blog.category': { blogCategory: 'premium-tv' },
  'blog.article': { articleId: 80_001 },
  'tv.series': { seriesKey: 'night-kitchen' },
  'tv.videos-overview': { seriesKey: 'night-kitchen' },
};

// @spec rest:breadcrumb.get, entity:breadcrumb
test.each(languages)(
  'in %s every screen with a page has a trail from home, whose links are pages',
  async (language) => {
    const { answer } = await setUp();
    const patterns = routeKeys
      .flatMap((key) => routePatterns(key, ['velvet']))
      .map((path) => new URLPattern({ pathname: path }));
    for (const breadcrumbType of screens.filter((screen) => screen !== 'home')) {
      const input = { breadcrumbType, payload: payloads[breadcrumbType] ?? {} };
      const { breadcrumb } = (await answer(getBreadcrumb, input, { language })).data;
      const [home, ...rest] = breadcrumb;
      expect(home?.link).toBe(`/${language}/`);
      expect(breadcrumb.every(({ label }) => label.length > 1)).toBe(true);
      expect(breadcrumb.map(({ link }) => link === null)).toEqual([
        false,
        ...rest.map((_, at) => at === rest.length - 1),
      ]);
      for (const { link } of breadcrumb.slice(0, -1))
        expect(patterns.some((pattern) => pattern.test({ pathname: link ?? '' }))).toBe(true);
    }
  },
);

test.each([
  ['actor-profile.video-details', ['Home', 'Cams', 'Mirela', expect.any(String)]],
  ['actor-profile.feed', ['Home', 'Cams', 'Mirela', 'Posts']],
  ['feed.favourites', ['Home', 'Feed', 'Your pins']],
  ['feed.post', ['Home', 'Feed', 'Tamsin', 'Once more']],
  ['blog.category', ['Home', 'Magazine', 'Premium TV']],
  ['blog.article', ['Home', 'Magazine', expect.any(String), expect.any(String)]],
  ['magazine.issue', ['Home', 'Magazine', 'Issues', 'Issue']],
  ['tv.series-overview', ['Home', 'TV', 'Library', 'Series']],
  ['tv.series', ['Home', 'TV', 'Library', 'Series', 'Night kitchen']],
  ['tv.videos-overview', ['Home', 'TV', 'Library', 'Series', 'Night kitchen', 'All videos']],
  ['tv.premium-livestream', ['Home', 'TV', 'Premium']],
  ['personal-area.chats', ['Home', 'Your area', 'Chats']],
  ['personal-area.guest-profile', ['Home', 'Your area', 'Profile']],
  ['home', ['Home']],
  ['new-performers', ['Home', 'Cams', 'New faces']],
  ['free-chat', ['Home', 'Cams', 'Free chat']],
  ['category.details', ['Home', 'Categories', 'Musicians']],
  ['search', ['Home', 'Search']],
] as const)('the steps to %s are %j', async (breadcrumbType, labels) => {
  const { answer } = await setUp();
  const { breadcrumb } = (await answer(getBreadcrumb, { breadcrumbType, payload: payloads[breadcrumbType] ?? {} }))
    .data;
  expect(breadcrumb.map(({ label }) => label)).toEqual(labels);
});

test('a post without a title is a post in its trail, and nobody finds a hidden one by it', async () => {
  const { answer, outcome, world } = await setUp();
  const input = { breadcrumbType: 'feed.post' as const, payload: { postId: 96_001 } };
  await setUpState(aPostOfPerformer({ id: 96_001, actorId: 101 }), world);
  expect((await answer(getBreadcrumb, input, { language: 'de' })).data.breadcrumb).toEqual([
    { label: 'Start', link: '/de/' },
    { label: 'Feed', link: '/de/feed/' },
    { label: 'Mirela', link: '/de/amateur/mirela/' },
    { label: 'Beitrag', link: null },
  ]);
  await setUpState(aPostOfPerformer({ id: 96_001, actorId: 101, status: 'hidden' }), world);
  expect(await outcome(getBreadcrumb, input)).toMatchObject({ code: 'unknown', field: 'payload.postId' });
});

test('the title of a private show is unknown to whoever may not know the show', async () => {
  const { answer, outcome, run, world } = await setUp();
  await run('update "camShow" set "isPrivate" = 1 where id = 1');
  const input = { breadcrumbType: 'cam-shows.show' as const, payload: { showId: 1 } };
  const unknown = { ok: false, code: 'unknown', field: 'payload.showId' };
  for (const guestId of [7, 8]) await setUpState(guestIsLoggedIn({ guestId, token: `t${guestId}` }), world);
  await setUpState(guestIsInvited({ guestId: 7, showId: 1, isAccepted: true }), world);
  for (const caller of [{}, { guestId: 8 }]) expect(await outcome(getBreadcrumb, input, caller)).toMatchObject(unknown);
  expect((await answer(getBreadcrumb, input, { guestId: 7 })).data.breadcrumb).toHaveLength(3);
});

test.each([
  ['actor-profile.album-details', 'album'],
  ['actor-profile.video-details', 'video'],
] as const)('%s names no content of another performer', async (breadcrumbType, table) => {
  const { outcome, run, row } = await setUp();
  const [other] = await run<{ id: number }>(`select id from ${table} where "actorId" != ? order by id limit 1`, row.id);
  expect(
    await outcome(getBreadcrumb, { breadcrumbType, payload: { actorName: row.slug, albumId: other?.id ?? 0 } }),
  ).toMatchObject({ ok: false, code: 'unknown', field: 'payload.albumId' });
});

// @spec entity:enum.screenKey, feature:shell.breadcrumb 4
test('the screens are those of the specification; one without a page is unknown', async () => {
  const { outcome } = await setUp();
  const groups = Object.groupBy(screenKeys, (key) => key.split('.')[0] ?? '');
  expect(Object.entries(groups).map(([group, keys]) => [group, keys?.length])).toEqual([
    ['actor-profile', 7],
    ['blog', 2],
    ['category', 2],
    ['cams-next-door', 1],
    ['cams', 1],
    ['videos', 1],
    ['magazine', 2],
    ['personal-area', 9],
    ['media-library', 7],
    ['top-cams', 4],
    ['tv', 11],
  ]);
  for (const breadcrumbType of screenKeys) {
    const payload = {
      ...mirela,
      albumId: 5001,
      categorySlug: 'musicians',
      articleId: 80_001,
      seriesKey: 'night-kitchen',
    };
    const result = await outcome(getBreadcrumb, { breadcrumbType, payload });
    const isThere = Object.hasOwn(routeByScreen, breadcrumbType);
    expect(result).toMatchObject(isThere ? { ok: true } : { ok: false, code: 'unknown', field: 'breadcrumbType' });
  }
});

// @spec rest:seo.actor-content.get
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

// @spec entity:actorSeoContent
test.each([
  [101, 'overview', 'en', 'Mirela from Lisbon: live, videos and albums'],
  [101, 'piano', 'en', 'Piano: videos by Mirela'],
  [101, 'piano', 'de', 'Klavier: Videos von Mirela'],
] as const)('performer %i and the tag group %s have texts in %s', async (actorId, tagGroup, language, title) => {
  const { answer } = await setUp();
  expect(await answer(getActorSeoContent, { actorId, tagGroup }, { language })).toMatchObject({ title });
});

test.each([
  [1, 'One video by Noor Vega about “Piano”, the newest first.'],
  [2, '2 videos by Noor Vega about “Piano”, the newest first.'],
])('the texts of a tag count its %i videos', async (count, text) => {
  const { answer, world, run } = await setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  for (let id = 95001; id < 95001 + count; id += 1) {
    await aVideoOfPerformer.setUp({ id, actorId: 9101 }, world);
    await run(`insert into "videoTag" (key, "videoId", tag) values (?, ?, 'piano')`, `${id} piano`, id);
  }
  const content = await answer(getActorSeoContent, { actorId: 9101, tagGroup: 'piano' });
  expect(content).toMatchObject({ headline: 'Piano', description: text, paragraphs: [text] });
});

test.each([
  ['a visitor', null, ['live', 'tonight', 'newVideos', 'feed', 'welcomeBonus', 'rewards']],
  ['a guest', 7, ['live', 'tonight', 'newVideos', 'feed', 'welcomeBonus', 'rewards']],
  ['a guest of the experiment', 8, ['live', 'newVideos', 'tonight', 'feed', 'welcomeBonus', 'rewards']],
])('the rows of the start page of %s', async (_, guestId, rows) => {
  const { answer } = await setUp();
  for (const brand of brands) expect(await answer(getHomeRows, {}, { guestId, brand })).toEqual({ rows });
});
