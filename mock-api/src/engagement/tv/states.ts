import { berlinWeekday, formatTime, performerSlug } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { tvStreamType } from '@lounge/protocol/engagement/tv';
import { setPresence } from '../../content/actors/index.ts';
import type { Audience } from '../../world/bus.ts';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { isoOf, nowIso } from '../../world/now-iso.ts';
import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { event, state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';
import { placeOf } from '../../world/tv-keys.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { publishTo } from './on-air.ts';
import { putVideo } from './put-video.ts';
import { mostReminders } from './reminders.ts';
import { insertReminder, markKey, reminderKey, setPinned, setWatched, type StreamType } from './statements.ts';

const minuteMs = 60_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const cleared = (
  [
    'tvFormat',
    'tvVideo',
    'tvVideoSlug',
    'tvCategory',
    'tvVideoCategory',
    'tvSlot',
    'lateNightShow',
    'tvBroadcast',
  ] as const
).map((table) => statement((db) => db.deleteFrom(table)));

/** TV has nothing. */
export const noTv = state('there are no TV programmes and videos', {
  description: 'TV has no formats, videos, late-night shows and no programme, until other states add some.',
  params: s.object({}),
  setUp: (_, world) =>
    world.database.change(async (tx) => {
      for (const each of cleared) await each.all(tx);
    }),
});

const putFormat = replaceRow('tvFormat');

/** A format of TV. */
export const aTvFormat = state('TV has the format {key}', {
  description: 'TV has this format, with these performers and no videos; texts are the same in every language.',
  params: s.object({
    key: s.string,
    isPremium: s.optional(s.boolean),
    isLive: s.optional(s.boolean),
    hostIds: s.optional(s.array(s.entityId)),
    title: s.optional(s.string),
    text: s.optional(s.string),
  }),
  ifLeftOut: { hostIds: [], title: 'Night kitchen', text: 'Somebody cooks, somebody asks.' },
  setUp: ({ key, isPremium, isLive, hostIds, title, text }, world) =>
    world.database.change((tx) =>
      putFormat.all(tx, {
        key,
        isPremium: isPremium === true ? 1 : 0,
        isLive: isLive === true ? 1 : 0,
        hostIds: toJson(hostIds),
        pictureSeed: `room-noor-tv-${key}`,
        videoCount: 0,
        title: storedInAllLanguages(title),
        text: storedInAllLanguages(text),
      }),
    ),
});

const putCategory = replaceRow('tvCategory');

/** A video of TV. */
export const aTvVideo = state('TV has the video {id}', {
  description:
    'The library of TV has this video of a format, since the instant `at` or for `minutesAgo` minutes; texts are the same in every language, and its category is named like its key. Its slug follows from the title, and its name for suggestions is `video-` with the id.',
  params: s.object({
    id: s.entityId,
    key: s.string,
    number: s.optional(s.count),
    category: s.optional(s.string),
    title: s.optional(s.string),
    text: s.optional(s.string),
    duration: s.optional(s.count),
    isPremium: s.optional(s.boolean),
    at: s.optional(s.nullable(s.instant)),
    minutesAgo: s.optional(s.count),
  }),
  ifLeftOut: {
    number: 1,
    category: 'kitchen',
    title: 'Soup at midnight',
    text: 'Onions, patience and a guest who peels.',
    duration: 1320,
    minutesAgo: 0,
  },
  setUp: ({ id, key, number, category, title, text, duration, isPremium, at, minutesAgo }, world) =>
    world.database.change(async (tx) => {
      await putCategory.all(tx, { key: category, name: storedInAllLanguages(category) });
      const row = {
        id,
        hashId: `video-${id}`,
        formatKey: key,
        number,
        place: placeOf(key, number),
        duration,
        isPremium: isPremium === true ? 1 : 0,
        publishedAt: at ?? isoOf(world.clock.now() - minutesAgo * minuteMs),
        pictureSeed: `room-noor-tv-video-${id}`,
        slug: storedInAllLanguages(performerSlug(title)),
        title: storedInAllLanguages(title),
        text: storedInAllLanguages(text),
      };
      await putVideo(row, [category], tx);
    }),
});

const insertSlot = insertRow('tvSlot');
const clearBroadcasts = statement((db) => db.deleteFrom('tvBroadcast'));

const putSlot = (
  { streamType, key, at, days }: { streamType: StreamType; key: string; at: string; days: readonly number[] },
  world: WorldParts,
) =>
  world.database.change(async (tx) => {
    await insertSlot.all(tx, { streamType, formatKey: key, at, days: toJson(days) });
    await clearBroadcasts.all(tx);
  });

/** The programme has a format. */
export const programmeHas = state('the programme of TV has the format {key}', {
  description:
    'This format begins on these weekdays, from 1, Monday, at this time of the Berlin clock, and goes on until the next one of its stream. Of two at the same time the one that was named later is on.',
  params: s.object({
    key: s.string,
    streamType: s.optional(tvStreamType),
    at: s.optional(s.string),
    days: s.optional(s.array(s.integerBetween(1, 7))),
  }),
  ifLeftOut: { streamType: 'live', at: '00:00', days: everyDay },
  setUp: putSlot,
});

const putShow = replaceRow('lateNightShow');

/** A late-night show. */
export const aLateNightShow = state('TV has the late-night show {id}', {
  description:
    'This show is one of those that follow each other on Fridays from 23:00 to 00:30 by the Berlin clock, in the order of their ids.',
  params: s.object({
    id: s.entityId,
    hostIds: s.optional(s.array(s.entityId)),
    headlineDe: s.optional(s.string),
    headlineEn: s.optional(s.string),
    textDe: s.optional(s.string),
    textEn: s.optional(s.string),
  }),
  ifLeftOut: {
    hostIds: [],
    headlineDe: 'Nach der letzten Bahn',
    headlineEn: 'After the last tram',
    textDe: 'Wer jetzt noch wach ist, bleibt.',
    textEn: 'Who is still awake stays.',
  },
  setUp: ({ id, hostIds, headlineDe, headlineEn, textDe, textEn }, world) =>
    world.database.change((tx) =>
      putShow.all(tx, {
        id,
        hostIds: toJson(hostIds),
        pictureSeed: 'bust-noor-1',
        headline: toJson({ de: headlineDe, en: headlineEn }),
        text: toJson({ de: textDe, en: textEn }),
      }),
    ),
});

const guestAndVideo = s.object({ guestId: s.entityId, videoId: s.entityId });

/** A guest has watched a video. */
export const guestWatchedTvVideo = state('the guest watched the TV video {videoId}', {
  description: 'The guest has watched this video of TV.',
  params: guestAndVideo,
  setUp: ({ guestId, videoId }, world) =>
    world.database.change((tx) =>
      setWatched.all(tx, { key: markKey({ guestId, videoId }), guestId, videoId, watchedAt: nowIso(world) }),
    ),
});

/** A guest has pinned a video. */
export const guestPinnedTvVideo = state('the guest pinned the TV video {videoId}', {
  description: 'The guest has pinned this video of TV for later.',
  params: guestAndVideo,
  setUp: ({ guestId, videoId }, world) =>
    world.database.change((tx) =>
      setPinned.all(tx, { key: markKey({ guestId, videoId }), guestId, videoId, pinnedAt: nowIso(world) }),
    ),
});

const remind = (guestId: number, streamType: StreamType, start: string, world: WorldParts) =>
  world.database.change((tx) =>
    insertReminder.all(tx, { key: reminderKey({ guestId, streamType, start }), guestId, streamType, start }),
  );

/** A guest is reminded of an entry. */
export const guestIsReminded = state('the guest is reminded of the entry at {start}', {
  description: 'The guest wants to be reminded of what begins on this stream at this instant.',
  params: s.object({ guestId: s.entityId, streamType: tvStreamType, start: s.instant }),
  setUp: ({ guestId, streamType, start }, world) => remind(guestId, streamType, start, world),
});

const dayMs = 86_400_000;
const firstReminder = Date.parse('2998-01-01T19:00:00.000Z');

/** A guest has as many reminders as there may be. */
export const guestHasMostReminders = state('the guest has the most reminders', {
  description: 'The guest is reminded of as many entries as a guest can be, all in the year 2998.',
  params: s.object({ guestId: s.entityId }),
  setUp: async ({ guestId }, world) => {
    for (let nth = 0; nth < mostReminders; nth += 1)
      await remind(guestId, 'live', isoOf(firstReminder + nth * dayMs), world);
  },
});

const pushTo = (to: Audience, streamType: StreamType, world: WorldParts) =>
  runInWorld(world, true, (changed) => publishTo(to, streamType, { language: 'en', brand: 'velvet' }, changed));

/** A host goes offline while a guest watches. */
export const hostLeavesTv = event('the host {actorId} leaves TV', {
  description:
    'This performer goes offline while she is a host of what is on; the pages of this guest watch the stream.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId, streamType: tvStreamType }),
  setUp: async ({ guestId, actorId, streamType }, world) => {
    await setPresence(world, actorId, false);
    await pushTo({ guestId }, streamType, world);
  },
});

/** An entry ends while a guest watches. */
export const entryEnds = event('an entry ends, and the format {key} begins', {
  description: 'What was on this stream ends now and this format begins; the pages of this guest watch the stream.',
  params: s.object({ guestId: s.entityId, streamType: tvStreamType, key: s.string }),
  setUp: async ({ guestId, streamType, key }, world) => {
    const now = world.clock.now();
    await putSlot({ streamType, key, at: formatTime(now), days: [berlinWeekday(now) + 1] }, world);
    await pushTo({ guestId }, streamType, world);
  },
});

/** The states of this module. */
export const tvStates = [
  noTv,
  aTvFormat,
  aTvVideo,
  programmeHas,
  aLateNightShow,
  guestWatchedTvVideo,
  guestPinnedTvVideo,
  guestIsReminded,
  guestHasMostReminders,
  hostLeavesTv,
  entryEnds,
];
