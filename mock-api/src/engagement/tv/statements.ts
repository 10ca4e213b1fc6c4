import { sql } from 'kysely';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A format as it is stored. */
export type FormatRow = Row<'tvFormat'>;
/** A video as it is stored. */
export type VideoRow = Row<'tvVideo'>;
/** The stream of a slot or a reminder. */
export type StreamType = Row<'tvSlot'>['streamType'];

export const allFormats = statement((db) => db.selectFrom('tvFormat').selectAll().orderBy('key'));

export const formatByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('tvFormat').selectAll().where('key', '=', $('key')),
);

/** Some formats; `keys` is a JSON array. */
export const formatsByKeys = statement((db, $: Bind<{ keys: string }>, { isAmongTexts }) =>
  db
    .selectFrom('tvFormat')
    .selectAll()
    .where(isAmongTexts('tvFormat.key', $('keys'))),
);

/** How many videos of each format come to the library later, and how many came since an instant. */
export const changingVideos = statement((db, $: Bind<{ now: string; since: string }>) =>
  db
    .selectFrom('tvVideo')
    .select('formatKey')
    .select((e) => [
      e.fn.sum<number>(sql`case when "publishedAt" > ${$('now')} then 1 else 0 end`).as('toCome'),
      e.fn.sum<number>(sql`case when "publishedAt" <= ${$('now')} then 1 else 0 end`).as('added'),
    ])
    .where('publishedAt', '>', $('since'))
    .groupBy('formatKey'),
);

export const slotsOfStream = statement((db, $: Bind<{ streamType: StreamType }>) =>
  db.selectFrom('tvSlot').select(['formatKey', 'days', 'at']).where('streamType', '=', $('streamType')).orderBy('id'),
);

/** Videos by their places in their formats; `places` is a JSON array. */
export const videosByPlaces = statement((db, $: Bind<{ places: string }>, { isAmongTexts }) =>
  db
    .selectFrom('tvVideo')
    .selectAll()
    .where(isAmongTexts('tvVideo.place', $('places'))),
);

/** Some videos; `ids` is a JSON array. */
export const videosAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('tvVideo')
    .selectAll()
    .where(isAmong('tvVideo.id', $('ids'))),
);

/** A video of the library. */
export const videoById = statement((db, $: Bind<{ id: number; now: string }>) =>
  db.selectFrom('tvVideo').selectAll().where('id', '=', $('id')).where('publishedAt', '<=', $('now')),
);

export const videoByHash = statement((db, $: Bind<{ hashId: string; now: string }>) =>
  db.selectFrom('tvVideo').selectAll().where('hashId', '=', $('hashId')).where('publishedAt', '<=', $('now')),
);

export const videoBySlug = statement((db, $: Bind<{ slug: string; now: string }>) =>
  db
    .selectFrom('tvVideoSlug')
    .innerJoin('tvVideo', 'tvVideo.id', 'tvVideoSlug.videoId')
    .selectAll('tvVideo')
    .where('tvVideoSlug.key', '=', $('slug'))
    .where('publishedAt', '<=', $('now')),
);

/** The categories of a video with their names. */
export const categoriesOf = statement((db, $: Bind<{ videoId: number }>) =>
  db
    .selectFrom('tvVideoCategory')
    .innerJoin('tvCategory', 'tvCategory.key', 'tvVideoCategory.category')
    .select(['tvCategory.key', 'tvCategory.name'])
    .where('videoId', '=', $('videoId'))
    .orderBy('tvCategory.key'),
);

export const categoryByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('tvCategory').selectAll().where('key', '=', $('key')),
);

/** A guest's marks of some videos; `ids` is a JSON array. */
export const marksAmong = statement((db, $: Bind<{ guestId: number; ids: string }>, { isAmong }) =>
  db
    .selectFrom('tvMark')
    .select(['videoId', 'watchedAt', 'pinnedAt'])
    .where('guestId', '=', $('guestId'))
    .where(isAmong('tvMark.videoId', $('ids'))),
);

/** The videos that a guest watched last. */
export const lastWatched = statement((db, $: Bind<{ guestId: number; first: number }>) =>
  db
    .selectFrom('tvMark')
    .select('videoId')
    .where('guestId', '=', $('guestId'))
    .where('watchedAt', 'is not', null)
    .orderBy('watchedAt', 'desc')
    .limit($('first')),
);

type Mark = Row<'tvMark'>;

/** Marks a video as watched; the first time stays. */
export const setWatched = insertRow('tvMark', { pinnedAt: null }, (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('key').doUpdateSet((e) => ({
      watchedAt: e.fn.coalesce('tvMark.watchedAt', e.ref('excluded.watchedAt')),
    })),
  ),
);

/** Pins a video, or takes the pin away. */
export const setPinned = insertRow('tvMark', { watchedAt: null }, (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('key').doUpdateSet((e) => ({ pinnedAt: e.ref('excluded.pinnedAt') })),
  ),
);

/** The key of a guest's marks of a video. */
export const markKey = ({ guestId, videoId }: Pick<Mark, 'guestId' | 'videoId'>): string => `${guestId} ${videoId}`;

type Reminder = Row<'tvReminder'>;

/** The key of a reminder. */
export const reminderKey = ({ guestId, streamType, start }: Omit<Reminder, 'key'>): string =>
  `${guestId} ${streamType} ${start}`;

export const remindersOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('tvReminder').select(['key', 'streamType', 'start']).where('guestId', '=', $('guestId')),
);

export const insertReminder = insertRow('tvReminder', {}, (insert) =>
  insert.onConflict((conflict) => conflict.column('key').doNothing()),
);

/** Deletes a reminder; returns it, so that only one process goes on with it. */
export const takeReminder = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('tvReminder').where('key', '=', $('key')).returningAll(),
);

/** The reminders that are due, the first ones first. */
export const dueReminders = statement((db, $: Bind<{ until: string; first: number }>) =>
  db.selectFrom('tvReminder').select('key').where('start', '<=', $('until')).orderBy('start').limit($('first')),
);

export const allBroadcasts = statement((db) => db.selectFrom('tvBroadcast').selectAll());

/** Notes what is on a stream; returns nothing where it is known already. */
export const noteBroadcast = insertRow('tvBroadcast', {}, (insert) =>
  insert
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((e) => ({ start: e.ref('excluded.start'), end: e.ref('excluded.end') }))
        .where((e) =>
          e.or([
            e('tvBroadcast.start', '!=', e.ref('excluded.start')),
            e('tvBroadcast.end', '!=', e.ref('excluded.end')),
          ]),
        ),
    )
    .returning('key'),
);

/** The performers among some who are online; `ids` is a JSON array. */
export const onlineAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('actor')
    .select(['id', 'pictureSeed', 'banned'])
    .where(isAmong('actor.id', $('ids')))
    .where('isOnline', '=', 1),
);

export const lateNightShows = statement((db) => db.selectFrom('lateNightShow').selectAll().orderBy('id'));

/** Some performers by their ids, a JSON array. */
export const performersAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('actor')
    .select(['id', 'name', 'slug', 'pictureSeed', 'banned'])
    .where(isAmong('actor.id', $('ids'))),
);
