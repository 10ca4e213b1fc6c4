import {
  currentProgramme,
  getActorTvLivestreamData,
  getLivePlayoutList,
  getTvActors,
  getTvProgram,
  getTvStreamData,
  setTvReminder,
  tvLeave,
  tvOnAir,
  tvWatch,
} from '@lounge/protocol/engagement/tv';
import { getNotifications } from '@lounge/protocol/content/notifications';
import { expect, test, vi } from 'vitest';
import { setPresence } from '../../content/actors/index.ts';
import { guestHasBlocked, guestSubscribes } from '../../states.ts';
import { aTvWorld } from '../../testing/a-tv-world.ts';
import { following, matchesAudience } from '../../world/bus.ts';
import { runInWorld } from '../../world/world.ts';
import { announceHost, announceProgramme } from './on-air.ts';
import { mostReminders, remindDue } from './reminders.ts';
import { guestHasMostReminders } from './states.ts';

const report = (cause: unknown): never => {
  throw cause;
};
const hourMs = 3_600_000;
const robin = { guestId: 7 };

/** At 20:00 in Berlin the kitchen with both performers is live on free TV, the news follow at 21:00; premium has the news. */
const setUp = async () => {
  const tv = await aTvWorld();
  await tv.format('kitchen', { isLive: true, hostIds: [9102, 9101], title: 'Night kitchen' });
  await tv.format('news', { title: 'News', isPremium: true });
  await tv.video(5, 'kitchen', { title: 'Soup at midnight', minutesAgo: 60 });
  await tv.video(6, 'news', { title: 'What happened', minutesAgo: 60 });
  await tv.slot('kitchen', { at: '19:30' });
  await tv.slot('news', { at: '21:00' });
  await tv.slot('news', { at: '12:00', streamType: 'premium' });
  return tv;
};

/** Texts in the form of an instant that are none, or beyond what can be computed. */
const impossible = ['2026-13-01T00:00:00.000Z', '9999-12-31T23:30:00.000Z', '0001-01-01T00:00:00.000Z'];

// @spec rest:tv.program.get, constant:tv.programDefault, entity:tvProgramEntry
// @spec feature:tv.programme 1
test('the programme begins with what is on, ten entries of free TV unless others are asked for', async () => {
  const { answer, outcome } = await setUp();
  const { entries } = await answer(getTvProgram, {});
  expect(entries).toHaveLength(10);
  expect(entries[0]).toMatchObject({
    title: 'Night kitchen',
    start: '2026-11-20T18:30:00.000Z',
    end: '2026-11-20T20:00:00.000Z',
    type: 'live',
    isLive: true,
    video: null,
    previewPicture: { kind: 'still' },
  });
  expect(entries[1]).toMatchObject({
    title: 'News',
    text: 'What happened',
    isLive: false,
    video: { videoId: 6, key: 'news', slug: 'what-happened' },
  });
  const before = await answer(getTvProgram, { limit: 1, from: '2026-11-19T18:45:00.000Z' });
  expect(before.entries).toMatchObject([{ start: '2026-11-19T18:30:00.000Z', video: { videoId: 5 }, isLive: true }]);
  expect((await answer(getTvProgram, { type: 'premium', limit: 100 })).entries).toHaveLength(56);
  for (const from of ['2026-11-28T19:00:00.001Z', '2026-11-12T18:59:59.999Z', ...impossible])
    expect(await outcome(getTvProgram, { from })).toMatchObject({ code: 'malformed', field: 'from' });
});

test.each<[string, object, number[]]>([
  ['a visitor', {}, [9102, 9101]],
  ['a visitor in a country that a host excludes', { country: 'AT' }, [9101]],
  ['a guest who has blocked a host', { guestId: 8 }, [9102]],
])('the hosts on air for %s are those who can be contacted, in their order', async (_, caller, ids) => {
  const { answer, outcome, world } = await setUp();
  await guestHasBlocked.setUp({ guestId: 8, actorId: 9101 }, world);
  const { hosts } = await answer(getLivePlayoutList, {}, caller);
  expect(hosts.map(({ uid }) => uid)).toEqual(ids);
  for (const actorId of [9101, 9102]) {
    if (ids.includes(actorId))
      expect(await answer(getActorTvLivestreamData, { actorId }, caller)).toMatchObject({
        actorId,
        isOnAir: true,
        type: 'live',
        actor: { id: actorId, isOnline: true },
      });
    else
      expect(await outcome(getActorTvLivestreamData, { actorId }, caller)).toMatchObject({
        code: 'unknown',
        field: 'actorId',
      });
  }
  expect((await answer(getTvActors, {}, caller)).actors.map(({ id }) => id)).toEqual(ids);
});

test('nobody is on air in what is not live, nor who is offline', async () => {
  const { answer, world, pass } = await setUp();
  await setPresence(world, 9102, false);
  expect((await answer(getLivePlayoutList, {})).hosts).toEqual([{ uid: 9101 }]);
  expect((await answer(getTvActors, {})).actors.map(({ id }) => id)).toEqual([9101, 9102]);
  expect(await answer(getActorTvLivestreamData, { actorId: 9102 })).toMatchObject({ isOnAir: false, type: null });
  pass(hourMs);
  expect((await answer(getLivePlayoutList, {})).hosts).toEqual([]);
  expect(await answer(getLivePlayoutList, { type: 'premium' })).toEqual({ hosts: [] });
});

// @spec rest:tv.stream-data.get, entity:tvStreamData, state:tv-live-data 2
test('premium has addresses for subscribers only, free TV for everybody', async () => {
  const { answer, world } = await setUp();
  await guestSubscribes.setUp({ guestId: 8, product: 'tv' }, world);
  const sourcesOf = async (type: 'live' | 'premium', caller: object) => {
    const { isLocked, sources, current, next } = await answer(getTvStreamData, { type }, caller);
    expect([current?.type, next?.type]).toEqual([type, type]);
    expect(await answer(currentProgramme, { premium: type === 'premium' }, caller)).toEqual({ entry: current });
    return [isLocked, sources.length];
  };
  expect(await sourcesOf('live', {})).toEqual([false, 1]);
  expect(await sourcesOf('premium', {})).toEqual([true, 0]);
  expect(await sourcesOf('premium', robin)).toEqual([true, 0]);
  expect(await sourcesOf('premium', { guestId: 8 })).toEqual([false, 1]);
});

test('an empty programme has no addresses and nothing on', async () => {
  const { answer } = await aTvWorld();
  expect(await answer(getTvStreamData, { type: 'live' })).toMatchObject({ sources: [], current: null, next: null });
  expect(await answer(getTvProgram, {})).toEqual({ entries: [] });
});

test('where the format of what is on is gone nothing is on, and what follows is next', async () => {
  const { answer, world, run } = await setUp();
  await run(`delete from "tvFormat" where key = 'kitchen'`);
  expect(await answer(getTvStreamData, { type: 'live' })).toMatchObject({
    sources: [],
    current: null,
    next: { title: 'News', start: '2026-11-20T20:00:00.000Z' },
  });
  await announceProgramme(world, report);
  const change = vi.spyOn(world.database, 'change');
  await announceProgramme(world, report);
  expect(change).not.toHaveBeenCalled();
  expect(await run('select key from "tvBroadcast"')).toEqual([{ key: 'premium' }]);
});

/** The topics of a page that watches a stream. */
const watching = async ({ answer }: Awaited<ReturnType<typeof setUp>>, streamType: 'live' | 'premium', caller = {}) => {
  let topics: ReadonlySet<string> = new Set(['goal of post 5']);
  const follow = (kind: string, names: readonly string[]) => void (topics = following(topics, kind, names));
  const reply = await answer(tvWatch, { streamType }, { visitor: 'one', ...caller, follow });
  return { reply, topics };
};

test('an entry that ends is pushed once to those who watch the stream, in their language', async () => {
  const tv = await setUp();
  const { world, pass, pushed } = tv;
  await announceProgramme(world, report);
  const german = await watching(tv, 'live', { language: 'de' });
  const premium = await watching(tv, 'premium');
  expect(german.reply).toMatchObject({ current: { title: 'Night kitchen' }, hosts: [{ uid: 9102 }, { uid: 9101 }] });
  expect(german.topics.size).toBe(2);
  const received = ({ topics }: typeof german) =>
    pushed.filter(({ to, message }) => message.type === tvOnAir.type && matchesAudience(to, { guestId: null, topics }));
  pushed.length = 0;
  pass(hourMs - 1);
  await announceProgramme(world, report);
  expect(received(german)).toEqual([]);
  pass(1);
  await Promise.all([announceProgramme(world, report), announceProgramme(world, report)]);
  await announceProgramme(world, report);
  expect(received(german).map(({ message }) => message)).toMatchObject([
    { streamType: 'live', current: { title: 'News' }, next: { title: 'Night kitchen' }, hosts: [] },
  ]);
  expect(received(premium)).toEqual([]);
});

test('a page that has left its stream follows nothing of it, and goes on with another one that it named', async () => {
  const { answer } = await setUp();
  let topics: ReadonlySet<string> = new Set(['goal of post 5']);
  const follow = (kind: string, names: readonly string[]) => void (topics = following(topics, kind, names));
  const page = { visitor: 'one', follow };
  await answer(tvWatch, { streamType: 'live' }, page);
  await answer(tvWatch, { streamType: 'premium' }, page);
  // The page before said so late.
  expect(await answer(tvLeave, { streamType: 'live' }, page)).toEqual({ streamType: 'live' });
  expect([...topics]).toEqual(['goal of post 5', expect.stringContaining('premium')]);
  await answer(tvLeave, { streamType: 'premium' }, page);
  expect([...topics]).toEqual(['goal of post 5']);
});

test('a host who comes or goes is pushed, another performer is not', async () => {
  const tv = await setUp();
  const { topics } = await watching(tv, 'live');
  const hosts = () =>
    tv.pushed
      .filter(({ to, message }) => message.type === tvOnAir.type && matchesAudience(to, { guestId: null, topics }))
      .map(({ message }) => message['hosts']);
  await setPresence(tv.world, 9102, false);
  await setPresence(tv.world, 9102, true);
  expect(hosts()).toEqual([[{ uid: 9101 }], [{ uid: 9102 }, { uid: 9101 }]]);
  await tv.run('update actor set "isOnline" = 0 where id = 103');
  await setPresence(tv.world, 103, true);
  expect(hosts()).toHaveLength(2);
});

test('of a performer who is not in what is on nothing but its format is read', async () => {
  const { world } = await setUp();
  const texts: string[] = [];
  await runInWorld(world, false, ({ tx, ...others }) => {
    const query: typeof tx.query = (text, values) => {
      texts.push(text);
      return tx.query(text, values);
    };
    return announceHost(103, { ...others, tx: { ...tx, query } });
  });
  expect(texts.map((text) => /from "(\w+)"/.exec(text)?.[1])).toEqual(['tvSlot', 'tvFormat', 'tvSlot', 'tvFormat']);
});

const news = '2026-11-20T20:00:00.000Z';
const remindOf = (start: string, isReminded = true) => ({ type: 'live', start, isReminded });

test.each<[string, object, string, object]>([
  ['a visitor', {}, news, { code: 'needLogin' }],
  ['an instant at which nothing begins', robin, '2026-11-20T20:30:00.000Z', { code: 'unknown', field: 'start' }],
  ...impossible.map((start): [string, object, string, object] => [
    'an impossible instant',
    robin,
    start,
    { code: 'unknown', field: 'start' },
  ]),
  ['what has begun', robin, '2026-11-20T18:30:00.000Z', { code: 'notPossible', field: 'start' }],
])('a reminder for %s is rejected', async (_, caller, start, expected) => {
  const { outcome } = await setUp();
  expect(await outcome(setTvReminder, remindOf(start), caller)).toMatchObject(expected);
});

test('a reminder of no instant is not taken back', async () => {
  const { outcome } = await setUp();
  expect(await outcome(setTvReminder, remindOf(impossible[0] ?? '', false), robin)).toMatchObject({ code: 'unknown' });
});

test('a reminder is set once, shown in the programme and taken back', async () => {
  const { answer, run } = await setUp();
  const shown = async () => (await answer(getTvProgram, {}, robin)).entries.filter((each) => each.isReminded);
  for (const _ of [1, 2]) expect(await answer(setTvReminder, remindOf(news), robin)).toEqual({ isReminded: true });
  expect(await run('select "guestId" from "tvReminder"')).toHaveLength(1);
  expect((await shown()).map(({ start }) => start)).toEqual([news]);
  expect((await answer(getTvProgram, {}, { guestId: 8 })).entries.some((each) => each.isReminded)).toBe(false);
  expect(await answer(setTvReminder, remindOf(news, false), robin)).toEqual({ isReminded: false });
  expect(await shown()).toEqual([]);
});

test('a guest has at most a hundred reminders', async () => {
  const { answer, outcome, world, run } = await setUp();
  await guestHasMostReminders.setUp({ guestId: 7 }, world);
  expect(await outcome(setTvReminder, remindOf(news), robin)).toMatchObject({ code: 'limitReached' });
  const [some] = await run<{ start: string }>('select start from "tvReminder" limit 1');
  await answer(setTvReminder, remindOf(some?.start ?? '', false), robin);
  await answer(setTvReminder, remindOf(news), robin);
  expect(await run('select key from "tvReminder"')).toHaveLength(mostReminders);
});

test.each<[string, number, (tv: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>, number]>([
  ['five minutes before it begins', 55 * 60_000, async () => undefined, 1],
  ['not earlier', 55 * 60_000 - 1, async () => undefined, 0],
  ['ten minutes late', 65 * 60_000, async () => undefined, 1],
  ['not later', 65 * 60_000 + 1, async () => undefined, 0],
  ['not of what the programme no longer has', 55 * 60_000, ({ run }) => run('delete from "tvSlot"'), 0],
])('a guest is reminded %s, once', async (_, passed, change, count) => {
  const tv = await setUp();
  const { answer, pass, world, run } = tv;
  await answer(setTvReminder, remindOf(news), robin);
  await change(tv);
  pass(passed);
  await Promise.all([remindDue(world, report), remindDue(world, report)]);
  await remindDue(world, report);
  const { items } = await answer(getNotifications, {}, robin);
  const program = {
    title: expect.arrayContaining([{ value: 'News', language: 'de' }]),
    streamType: 'live',
    start: news,
  };
  expect(items).toMatchObject(Array.from({ length: count }, () => ({ type: 12, actor: null, program })));
  expect(await run('select key from "tvReminder"')).toHaveLength(passed === 55 * 60_000 - 1 ? 1 : 0);
});
