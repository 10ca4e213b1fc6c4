import type { Language } from '@lounge/locale';
import { channelMessagePriceNotice } from '@lounge/protocol/content/messenger';
import {
  performerEndsFree,
  performerGoesFree,
  performerGoesPrivate,
  performerLeavesPrivate,
  setPresence,
  setUpState,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Performer } from './Performer.ts';
import { Performers } from './Performers.ts';

const setUp = async (language: Language = 'en') => {
  const stores = testStores({ language });
  const rows = await stores.run('select id, slug, name from actor where "isOnline" = 1 order by id limit 1');
  const [row] = rows as { id: number; slug: string; name: string }[];
  if (row === undefined) throw new Error('nobody is online in the seeds');
  return { ...stores, row, performer: new Performer(row.slug, stores.context) };
};

// @spec entity:actorRelatedData, constant:recommendations.modelsOneLoader
test('a profile reads the performer and all parts of the profile', async () => {
  const { performer, row, sent, unexpectedErrors } = await setUp('de');
  const result = await performer.load();
  expect(result).toMatchObject({ ok: true, value: { id: row.id, name: row.name } });
  expect(Object.values(performer.parts).map((part) => part.snapshot().state)).toEqual(Array(7).fill('ready'));
  expect(performer.albums.value?.albums.length).toBeLessThanOrEqual(4);
  expect(performer.recommended.value).toHaveLength(16);
  expect(performer.heatMaps.value?.heatMaps).toHaveLength(7);
  expect(performer.seo.value?.title).toContain(' aus ');
  expect(sent).toHaveLength(7);
  expect(unexpectedErrors).toEqual([]);
});

test('an unknown performer is a failure, and nothing else is read', async () => {
  const { context, sent } = await setUp();
  const unknown = new Performer('nobody-of-that-name', context);
  expect(await unknown.load()).toMatchObject({
    ok: false,
    failure: { kind: 'declared', code: 'unknown', field: 'name' },
  });
  expect(unknown.actor.state).toBe('failed');
  expect(unknown.albums.state).toBe('idle');
  expect(sent).toHaveLength(1);
});

test.each([
  ['albums', /getSedcardAlbums/],
  ['videos', /getTopVideos/],
  ['promoted', /getPromotedVideo/],
  ['heatMaps', /actorHeatMaps/],
  ['recommended', /recommendedModels/],
  ['seo', /getActorSeoContent/],
])('if %s cannot be read, the other parts are ready', async (part, pattern) => {
  const { performer, failRequests } = await setUp();
  failRequests(pattern);
  expect((await performer.load()).ok).toBe(true);
  const states = Object.entries(performer.parts).map(([name, each]) => [name, each.snapshot().state]);
  expect(states.filter(([, state]) => state === 'failed')).toEqual([[part, 'failed']]);
  expect(states.filter(([, state]) => state === 'ready')).toHaveLength(6);
});

// @spec socket:actorOffline, query:actor.recommended-models, feature:performers.recommendations 5
test('a performer who goes offline is removed from the recommendations', async () => {
  const { context, pushSource, row, world, run } = await setUp();
  const performers = new Performers(context);
  performers.listen(pushSource);
  const performer = performers.open(row.slug);
  await performer.load();
  const offlineId = performer.recommended.value?.[0]?.id ?? 0;
  await run('update actor set "isOnline" = 1 where id = ?', offlineId);
  await setPresence(world, offlineId, false);
  expect(performer.recommended.value?.map(({ id }) => id)).not.toContain(offlineId);
  expect(performer.recommended.value).toHaveLength(15);
});

test('an answer under way does not bring back a recommended performer who left; coming online does', async () => {
  const { context, pushSource, row, world, run, holdAnswers } = await setUp();
  const performers = new Performers(context);
  performers.listen(pushSource);
  const performer = performers.open(row.slug);
  await performer.load();
  const ids = () => performer.recommended.value?.map(({ id }) => id);
  const leaving = ids()?.[0] ?? 0;
  await run('update actor set "isOnline" = 1 where id = ?', leaving);
  const deliver = holdAnswers();
  const again = performer.reloadPresence();
  await setPresence(world, leaving, false);
  deliver();
  await again;
  expect(ids()).toHaveLength(15);
  expect(ids()).not.toContain(leaving);
  await setPresence(world, leaving, true);
  await performer.load();
  expect(ids()).toContain(leaving);
});

test('a profile follows the presence of its performer', async () => {
  const { context, pushSource, row, world } = await setUp();
  const performers = new Performers(context);
  performers.listen(pushSource);
  const performer = performers.open(row.slug);
  await performer.load();
  await setPresence(world, row.id, false);
  expect(performer.actor.value?.isOnline).toBe(false);
  await setPresence(world, row.id, true);
  expect(performer.actor.value?.isOnline).toBe(true);
});

// @spec component:FreeChatButton 8
test('a profile follows private chats, shows and free chats of its performer', async () => {
  const { context, pushSource, row, world, run } = await setUp();
  await run('update actor set "freeChat" = 0 where id = ?', row.id);
  const performers = new Performers(context);
  performers.listen(pushSource);
  const performer = performers.open(row.slug);
  await performer.load();
  const actorId = row.id;
  await setUpState(performerGoesPrivate({ actorId }), world);
  expect(performer.actor.value).toMatchObject({ isVoyeurMode: true, isOnline: true, freeChat: false });
  await setUpState(performerLeavesPrivate({ actorId }), world);
  expect(performer.actor.value?.isVoyeurMode).toBe(false);
  await setUpState(performerGoesFree({ actorId, seconds: 60 }), world);
  expect(performer.actor.value?.freeChat).toBe(true);
  await setUpState(performerEndsFree({ actorId }), world);
  expect(performer.actor.value?.freeChat).toBe(false);
});

// @spec component:MessageButton 7, socket:channel.message-price-notice
test('a notice of the price of messages changes what the profile says', async () => {
  const { context, pushSource, row, socket } = await setUp();
  const performers = new Performers(context);
  performers.listen(pushSource);
  const performer = performers.open(row.slug);
  await performer.load();
  const messagePrice = { value: 450, currency: 'VXC' } as const;
  const notice = { channelId: 1, actorId: row.id, freeMessagesAmount: 1, messagePrice, isMessagingFree: false };
  socket.receive(channelMessagePriceNotice, notice);
  expect(performer.actor.value?.prices).toMatchObject({ message: 450, freeMessages: 1 });
  socket.receive(channelMessagePriceNotice, { ...notice, freeMessagesAmount: 0, isMessagingFree: true });
  expect(performer.actor.value?.prices).toMatchObject({ message: null, freeMessages: 0 });
  socket.receive(channelMessagePriceNotice, { ...notice, actorId: 9999 });
  expect(performer.actor.value?.prices.message).toBeNull();
});

// @spec component:HeatMap 4, feature:performers.online-times 2
test('hours of one performer that are read twice at once are one request; those of two are two', async () => {
  const { context, row, sent } = await setUp();
  const other = new Performer('wanda', context);
  const [first, second] = [new Performer(row.slug, context), new Performer(row.slug, context)];
  await Promise.all([first.actor.load(), second.actor.load(), other.actor.load()]);
  await Promise.all([first.loadOthers(), second.loadOthers(), other.loadOthers()]);
  const asked = sent.filter((request) => JSON.stringify(request).includes('actorHeatMaps'));
  expect(asked).toHaveLength(2);
  expect(first.heatMaps.value).toEqual(second.heatMaps.value);
  expect(other.heatMaps.value?.actorName).toBe('Wanda');
});

// @spec rest:tracking.actor-profile-visit
test('a visit is counted once the performer is loaded, and a failure is ignored', async () => {
  const { performer, row, run, failRequests } = await setUp();
  const visits = async () => ((await run('select visits from actor where id = ?', row.id)) as { visits: number }[])[0];
  await performer.countVisit();
  expect(await visits()).toEqual({ visits: 0 });
  await performer.load();
  await performer.countVisit();
  expect(await visits()).toEqual({ visits: 1 });
  failRequests(/trackActorProfileVisit/);
  await expect(performer.countVisit()).resolves.toBeUndefined();
});

test('the same name returns the cached profile until eight others were opened', async () => {
  const { context } = await setUp();
  const performers = new Performers(context);
  const first = performers.open('a');
  for (const name of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) performers.open(name);
  expect(performers.open('a')).toBe(first);
  for (const name of ['i', 'j', 'k', 'l', 'm', 'n', 'o', 'p']) performers.open(name);
  expect(performers.open('a')).not.toBe(first);
});

test('profiles are restored from a snapshot unchanged, and foreign keys are ignored', async () => {
  const { context, row } = await setUp();
  const source = new Performers(context);
  await source.open(row.slug).load();
  const snapshot = JSON.parse(JSON.stringify(source.snapshot())) as ReturnType<typeof source.snapshot>;
  const target = new Performers(context);
  target.restore({ ...snapshot, 'liveRow/page': { state: 'ready', value: 1, failure: null } });
  expect(target.snapshot()).toEqual(source.snapshot());
  expect(target.open(row.slug).actor.value?.name).toBe(row.name);
});

test('all videos follow those that are shown, which keep their places', async () => {
  const { performer, run, row } = await setUp();
  await run('update video set likes = id where "actorId" = ?', row.id);
  await run(
    `update video set "createdAt" = '2026-11-0' || (id % 9 + 1) || 'T00:00:00.000Z' where "actorId" = ?`,
    row.id,
  );
  await performer.load();
  const shown = performer.shownVideos.map(({ id }) => id);
  expect(shown.length).toBeGreaterThan(1);
  await performer.loadAllVideos();
  expect(performer.shownVideos.map(({ id }) => id).slice(0, shown.length)).toEqual(shown);
  expect(performer.shownVideos).toHaveLength(performer.videos.value?.total ?? 0);
});

test('all albums and all videos are read on demand, those older than the top videos too', async () => {
  const { performer, run, row, failRequests } = await setUp();
  await run(`update video set "createdAt" = '2020-01-01T00:00:00.000Z' where "actorId" = ?`, row.id);
  await performer.load();
  const total = performer.videos.value?.total ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(performer.videos.value?.videos).toEqual([]);
  failRequests(/vxql/);
  await performer.loadAllVideos();
  expect([performer.videos.state, performer.hasAllVideos]).toEqual(['failed', false]);
  failRequests(null);
  await performer.loadAllVideos();
  expect(performer.videos.value).toMatchObject({ total, videos: { length: total } });
  expect(performer.hasAllVideos).toBe(true);
  await performer.loadAllAlbums();
  expect(performer.albums.value?.albums).toHaveLength(performer.albums.value?.total ?? 0);
});
