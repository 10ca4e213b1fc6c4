import type { AnswerOf, InputOf } from '@lounge/protocol';
import { feedPostType, guestBoughtContentTotals, postById, posts, totals } from '@lounge/protocol/engagement/feed';
import { expect, test, vi } from 'vitest';
import { guestHasPinned } from '../../content/favourites/states.ts';
import { performerIsPrivate } from '../../content/live-chat/stage-states.ts';
import { guestHasBlocked } from '../../states.ts';
import { aFeed } from '../../testing/a-feed.ts';
import type { Caller } from '../../world/world.ts';
import { cursorAfter, placeOfCursor } from './cursor.ts';
import { aCommentOnPost, guestBoughtPost, guestLikedPost } from './states.ts';

type Page = AnswerOf<typeof posts>;
type Input = InputOf<typeof posts>;

const idsOf = ({ items }: Page): number[] => items.map(({ id }) => id);
const robin = { guestId: 7 };

/** Six posts of two performers; 1 is the newest, 3 is pinned, 5 is of a pinned performer. */
const setUp = async () => {
  const feed = await aFeed();
  const { post, world } = feed;
  await post(1, { kind: 'text', minutesAgo: 1 });
  await post(2, { kind: 'photos', minutesAgo: 2, price: 900 });
  await post(3, { kind: 'clip', minutesAgo: 3, isPinned: true });
  await post(4, { kind: 'photos', minutesAgo: 4, ageRating: 18 });
  await post(5, { kind: 'clip', minutesAgo: 5, actorId: 9102 });
  await post(6, { kind: 'text', minutesAgo: 5, actorId: 9102 });
  await guestHasPinned.setUp({ guestId: 7, kind: 'actor', id: 9102 }, world);
  await guestBoughtPost.setUp({ guestId: 7, postId: 2 }, world);
  await guestLikedPost.setUp({ guestId: 7, postId: 3 }, world);
  await aCommentOnPost.setUp({ id: 501, postId: 6, guestId: 7 }, world);
  const ids = async (input: Input, caller: Partial<Caller> = robin) => idsOf(await feed.answer(posts, input, caller));
  return { ...feed, ids };
};

// @spec feature:feed.read 1, entity:enum.feedType
test.each<[string, Input, number[]]>([
  ['of all performers', {}, [1, 2, 3, 4, 6, 5]],
  ['that is mixed', { mode: 'mixed' }, [1, 2, 3, 4, 6, 5]],
  ['of the start page', { mode: 'startPage' }, [2, 3, 4, 5]],
  ['of a performer', { modelId: 9101 }, [3, 1, 2, 4]],
  ['of a profile', { modelId: 9101, mode: 'profile', typeGroups: ['photos', 'clip'] }, [3, 2, 4]],
  ['of pinned performers', { mode: 'favourite' }, [6, 5]],
  ['that follows', { follows: true, typeGroups: ['clip'] }, [5]],
  ['of one kind', { typeGroups: ['text'] }, [1, 6]],
  ['of two kinds', { typeGroups: ['text', 'clip'] }, [1, 3, 6, 5]],
  ['of any kind', { typeGroups: [] }, [1, 2, 3, 4, 6, 5]],
  ['without a kind', { mode: 'startPage', typeGroups: ['text'] }, []],
  ['of what was bought', { bought: true }, [2]],
  ['of what is liked', { liked: true }, [3]],
  ['of what was commented', { commented: true }, [6]],
  ['of what was liked and bought', { liked: true, bought: true }, []],
  ['of what a performer sold', { modelId: 9101, bought: true }, [2]],
])('the feed %s', async (_, input, expected) => {
  expect(await (await setUp()).ids(input)).toEqual(expected);
});

test.each<[string, Input, string, string]>([
  ['of nobody', { modelId: 99_999 }, 'unknown', 'modelId'],
  ['of a profile without a performer', { mode: 'profile' }, 'malformed', 'modelId'],
  ['after no cursor', { after: 'abc' }, 'malformed', 'after'],
  ['after nothing', { after: '' }, 'malformed', 'after'],
])('rejects the feed %s', async (_, input, code, field) => {
  expect(await (await setUp()).outcome(posts, input)).toMatchObject({ ok: false, code, field });
});

test.each<Input>([{ follows: true }, { bought: true }, { liked: true }, { commented: true }, { mode: 'favourite' }])(
  'a visitor gets nothing of what a guest does: %j',
  async (input) => {
    expect(await (await setUp()).answer(posts, input)).toEqual({ items: [], next: null });
  },
);

test.each<[string, Input]>([
  ['of all', {}],
  ['of a performer', { modelId: 9101 }],
])('pages of a feed %s neither repeat nor skip posts while others appear', async (_, input) => {
  const { answer, ids, post } = await setUp();
  const expected = await ids(input);
  const read: number[] = [];
  let after: string | undefined;
  for (let page = 0; page < 10 && after !== null; page += 1) {
    const answered: Page = await answer(
      posts,
      { ...input, first: 2, ...(after === undefined ? {} : { after }) },
      robin,
    );
    read.push(...idsOf(answered));
    await post(100 + page, { minutesAgo: 0 });
    if (answered.next === null) break;
    after = answered.next;
  }
  expect(read).toEqual(expected);
});

// @spec feature:feed.read 3
test('a page is read by all variables together, and each of them counts', async () => {
  const { answer, outcome, post, run, world } = await aFeed();
  for (const id of [1, 2, 3, 4, 5, 6]) {
    await post(id, { actorId: 9102, kind: 'clip', minutesAgo: id });
    await guestBoughtPost.setUp({ guestId: 7, postId: id }, world);
    await guestLikedPost.setUp({ guestId: 7, postId: id }, world);
    await aCommentOnPost.setUp({ id: 500 + id, postId: id, guestId: 7 }, world);
  }
  await guestHasPinned.setUp({ guestId: 7, kind: 'actor', id: 9102 }, world);
  await run(`update "feedPost" set text = '{"de":"Hallo","en":"Hello","es":"Hola","nl":"Hoi"}'`);
  const { modelId, ...input } = {
    mode: 'profile',
    modelId: 9102,
    typeGroups: ['clip'],
    follows: true,
    bought: true,
    liked: true,
    commented: true,
    language: 'nl',
    first: 4,
  } satisfies Input;
  const read = (more: Input = {}) => answer(posts, { ...input, modelId, ...more }, robin);
  const page = await read();
  expect(page.items.map(({ id, text }) => [id, text])).toEqual([1, 2, 3, 4].map((id) => [id, 'Hoi']));
  const rest = await read({ after: page.next ?? '' });
  expect([idsOf(rest), rest.next]).toEqual([[5, 6], null]);
  expect(await outcome(posts, input, robin)).toMatchObject({ code: 'malformed', field: 'modelId' });
  // Each post but one loses what a variable asks for.
  await run('update "feedPost" set "actorId" = 9101 where id = 1');
  await run(`update "feedPost" set kind = 'text' where id = 2`);
  await run('delete from purchase where "contentId" = 3');
  await run('delete from "feedLike" where "postId" = 4');
  await run('delete from "feedComment" where "postId" = 5');
  expect(idsOf(await read())).toEqual([6]);
  await run('delete from pin');
  expect(idsOf(await read())).toEqual([]);
});

test('a cursor belongs to its filter, and a changed one is malformed', async () => {
  const { answer, outcome } = await setUp();
  const { next } = await answer(posts, { first: 1 }, robin);
  const after = next ?? '';
  expect(after.length).toBeLessThanOrEqual(200);
  for (const input of [{ after, typeGroups: ['clip'] }, { after, modelId: 9101 }, { after: `${after.slice(0, -2)}AA` }])
    expect(await outcome(posts, input, robin)).toMatchObject({ code: 'malformed', field: 'after' });
  expect(await outcome(posts, { after, first: 3, language: 'de' }, robin)).toMatchObject({ ok: true });
});

test.each([
  ['half a place', [0.5, '2026-11-20T18:00:00.000Z', 1]],
  ['half an id', [0, '2026-11-20T18:00:00.000Z', 1.5]],
  ['a place beyond all numbers', [0, '2026-11-20T18:00:00.000Z', 1e300]],
  ['no instant', [0, 'a\u0000', 1]],
] satisfies [string, [number, string, number]][])('a cursor with %s is malformed, whoever signed it', (_, place) => {
  const [isPinned, publishedAt, id] = place;
  expect(placeOfCursor(cursorAfter({ isPinned, publishedAt, id }, {}), {})).toBeNull();
});

const hidden = {
  hidden: ({ post }) => post(2, { kind: 'photos', minutesAgo: 2, price: 900, status: 'hidden' }),
  removed: ({ post }) => post(2, { kind: 'photos', minutesAgo: 2, price: 900, status: 'removed' }),
  'not there yet': ({ run }) => run(`update "feedPost" set "publishedAt" = '2026-11-20T19:00:00.001Z' where id = 2`),
  'of a blocked performer': ({ world }) => guestHasBlocked.setUp({ guestId: 8, actorId: 9101 }, world),
  'of a performer who excludes the country': ({ run }) => run(`update actor set banned = '["DE"]' where id = 9101`),
} satisfies Record<string, (test: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>>;

test.each(Object.entries(hidden))('a post that is %s is in no feed', async (name, hide) => {
  const feed = await setUp();
  await hide(feed);
  const sam = { guestId: 8, country: 'DE' };
  expect(await feed.ids({}, sam)).not.toContain(2);
  expect(await feed.ids({ modelId: 9101 }, sam)).not.toContain(2);
  const counted = await feed.answer(totals, {}, sam);
  expect(counted.photos).toBe(name.startsWith('of') ? 0 : 1);
  const outcome = await feed.outcome(postById, { id: 2 }, sam);
  if (name === 'removed')
    expect(outcome).toMatchObject({ answer: { status: 'removed', text: '', photos: null, priceCoins: null } });
  else expect(outcome).toMatchObject({ code: 'unknown', field: 'id' });
});

test.each(['hidden', 'of a blocked performer'] as const)('a bought post that is %s stays its buyer’s', async (name) => {
  const feed = await setUp();
  await guestBoughtPost.setUp({ guestId: 8, postId: 2 }, feed.world);
  await hidden[name](feed);
  expect(await feed.ids({ bought: true }, { guestId: 8 })).toEqual([2]);
  expect(await feed.answer(postById, { id: 2 }, { guestId: 8 })).toMatchObject({
    restriction: null,
    isBlocked: name !== 'hidden',
    bar: name === 'hidden' ? null : 'blocked',
  });
});

test('a bought post that is removed is neither in the list of what was bought nor in its number', async () => {
  const feed = await setUp();
  await guestBoughtPost.setUp({ guestId: 8, postId: 2 }, feed.world);
  expect(await feed.answer(guestBoughtContentTotals, {}, { guestId: 8 })).toEqual({ clips: 0, photos: 1 });
  await hidden.removed(feed);
  expect(await feed.ids({ bought: true }, { guestId: 8 })).toEqual([]);
  expect(await feed.answer(guestBoughtContentTotals, {}, { guestId: 8 })).toEqual({ clips: 0, photos: 0 });
});

test('a post has its performer, what the guest did, and the language of the call', async () => {
  const { answer, run } = await setUp();
  await run(`update "feedPost" set text = '{"de":"Hallo","en":"Hello","es":"Hola","nl":"Hoi"}' where id = 5`);
  const { items } = await answer(posts, { typeGroups: ['clip'], language: 'nl' }, robin);
  expect(items).toMatchObject([
    { id: 3, pinned: true, umaId: 3, guestState: { liked: true, following: false, bought: false } },
    {
      id: 5,
      text: 'Hoi',
      model: { id: 9102, name: 'Iris Lund', online: false, onlineState: 'offline' },
      guestState: { liked: false, following: true, viewed: false, tipped: false, commented: false },
    },
  ]);
});

// @spec feature:feed.read 5, entity:enum.feedOnlineState
test.each([
  [0, 'here', 'offline'],
  [1, 'here', 'online'],
  [1, 'inChat', 'momentum'],
  [1, 'inShow', 'momentum'],
])('a performer whose presence is %s and who is %s has the state %s', async (isOnline, shown, onlineState) => {
  const { answer, run, world } = await setUp();
  await performerIsPrivate.setUp({ actorId: 9102 }, world);
  await run('update stage set shown = ? where "actorId" = 9102', shown);
  await run('update actor set "isOnline" = ? where id = 9102', isOnline);
  expect((await answer(postById, { id: 5 })).model).toMatchObject({ online: isOnline === 1, onlineState });
});

// @spec feature:feed.read 2
test('each type of post is of a kind', async () => {
  const { answer, post } = await aFeed();
  const kinds = {
    clip: 'clip',
    hotClip: 'clip',
    photoGallery: 'photos',
    photos: 'photos',
    profileImage: 'photos',
    text: 'text',
    photoContest: 'photos',
  } as const;
  for (const [at, type] of feedPostType.values.entries())
    await post(at + 1, { type, kind: kinds[type], contestPlace: type === 'photoContest' ? 3 : null, minutesAgo: at });
  const { items } = await answer(posts, {});
  expect(items.map(({ type, kind }) => [type, kind])).toEqual(Object.entries(kinds));
  for (const { kind, clip, photos, text } of items)
    expect([clip !== null, photos !== null, text !== '']).toEqual([kind === 'clip', kind === 'photos', true]);
  expect(items.at(-1)?.photos?.contest).toEqual({ place: 3 });
});

// @spec feature:feed.read 6
test('a post is read by its id, and totals of all and of a performer', async () => {
  const { answer } = await setUp();
  expect(await answer(postById, { id: 6 })).toMatchObject({ id: 6, kind: 'text', model: { id: 9102 } });
  expect(await answer(totals, {})).toEqual({ clips: 2, texts: 2, photos: 2, added: 6 });
  expect(await answer(totals, { modelId: 9101 })).toEqual({ clips: 1, texts: 1, photos: 2, added: 4 });
});

// @spec feature:feed.buy 2
test('counts posts by kind, and those since an instant', async () => {
  const { answer, world } = await setUp();
  const since = new Date(world.clock.now() - 150_000).toISOString();
  expect(await answer(totals, { since })).toEqual({ clips: 2, texts: 2, photos: 2, added: 2 });
  expect(await answer(totals, { modelId: 9102 })).toEqual({ clips: 1, texts: 1, photos: 0, added: 2 });
  expect(await answer(guestBoughtContentTotals, {}, robin)).toEqual({ clips: 0, photos: 1 });
});

const locked = { isLocked: true, url: '/pictures/velvet/portrait/bust-noor-closed-1-1/locked' };
const open = { isLocked: false, url: '/pictures/velvet/portrait/bust-noor-closed-1-1' };

// @spec rule:restriction-kinds, feature:feed.view-age-locked 1
test.each([
  ['a visitor', {}, { price: 900 }, 'needLogin', locked],
  ['a visitor', {}, { ageRating: 18 }, 'needLogin', locked],
  ['a guest', { guestId: 8 }, { price: 900 }, 'needPurchase', locked],
  ['a guest without an age check', { guestId: 9 }, { price: 900, ageRating: 18 }, 'needAgeCheck', locked],
  ['a guest with an age check', { guestId: 8 }, { ageRating: 18 }, null, open],
  ['its buyer', { guestId: 7 }, { price: 900 }, null, open],
])('for %s %j photos %j have the restriction %s', async (_, caller, params, restriction, { isLocked, url }) => {
  const { answer, post, world, run } = await aFeed();
  await run(`update guest set "avsStatus" = 'pending' where id = 9`);
  await post(2, { kind: 'photos', photoCount: 1, ...params });
  await guestBoughtPost.setUp({ guestId: 7, postId: 2 }, world);
  for (const read of [await answer(postById, { id: 2 }, caller), (await answer(posts, {}, caller)).items[0]]) {
    expect(read).toMatchObject({
      restriction,
      photos: { photos: [{ isLocked, avsRequired: 'ageRating' in params, picture: { url } }] },
    });
  }
});

test.each([
  ['locked', { guestId: 8 }, 0, '/pictures/velvet/still/bloom-noor-closed-1-1/locked'],
  ['open', { guestId: 7 }, 1, '/pictures/velvet/still/bloom-noor-closed-1-1'],
])('a clip that is %s has its sources and poster', async (_, caller, sources, url) => {
  const { answer, post, world } = await aFeed();
  await post(2, { kind: 'clip', price: 900 });
  await guestBoughtPost.setUp({ guestId: 7, postId: 2 }, world);
  const { clip, priceCoins, paidContent } = await answer(postById, { id: 2 }, caller);
  expect(clip?.sources).toHaveLength(sources);
  expect({ clip, priceCoins, paidContent }).toMatchObject({
    clip: { length: 84, avsRequired: false, poster: { url } },
    priceCoins: { value: 900, currency: 'VXC' },
    paidContent: true,
  });
});

test('a page of fifty posts takes as many reads as one of two', async () => {
  const { answer, post, world } = await setUp();
  for (let id = 200; id < 260; id += 1) await post(id, { kind: 'photos', minutesAgo: id });
  const reads = vi.spyOn(world.database.reader, 'query');
  const readsOf = async (first: number): Promise<[number, number]> => {
    reads.mockClear();
    const { items } = await answer(posts, { first }, robin);
    return [items.length, reads.mock.calls.length];
  };
  const [two, fifty] = [await readsOf(2), await readsOf(100)];
  expect([two[0], fifty[0]]).toEqual([2, 50]);
  expect(fifty[1]).toBe(two[1]);
});
