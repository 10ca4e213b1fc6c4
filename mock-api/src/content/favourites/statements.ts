import type { Brand, Language } from '@lounge/locale';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** The primary key of a pin. */
export const pinKey = (guestId: number, kind: string, id: number): string => `${guestId} ${kind} ${id}`;

/** Pictures have no rows: a picture's id is its album's id times this, plus its position from 1. */
const picturesToAlbum = 1000;

/** The most pictures of an album, which the seeds are held to (docs/decisions/0175). */
export const mostPictures = picturesToAlbum - 1;

/** The id of a picture by its album and its position from 1. */
export const idOfPicture = (albumId: number, position: number): number => {
  if (position < 1 || position > mostPictures) throw new RangeError(`An album has no picture ${position}.`);
  return albumId * picturesToAlbum + position;
};

/** The id of a picture's album. */
export const albumOfPicture = (pictureId: number): number => Math.floor(pictureId / picturesToAlbum);

/** A picture's position in its album, from 1. */
export const positionOfPicture = (pictureId: number): number => pictureId % picturesToAlbum;

/** Inserts a pin; returns a row only if it is new. */
export const insertPin = insertRow('pin', { email: 0, sms: 0, alertLanguage: null, alertBrand: null }, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

/** Deletes a pin; returns a row only if it existed. */
export const deletePin = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('pin').where('key', '=', $('key')).returning('key'),
);

/** Adds `by` to the number of a performer's pins. */
export const countPin = statement((db, $: Bind<{ by: number; id: number }>) =>
  db
    .updateTable('actor')
    .set((e) => ({ pinned: e('pinned', '+', $('by')) }))
    .where('id', '=', $('id')),
);

type NotificationSetting = Readonly<{ enabled: number; language: Language; brand: Brand; key: string }>;

/** Sets a notification of a pin, in the language and brand of the page; returns a row only if the pin exists. */
export const setNotification = {
  email: statement((db, $: Bind<NotificationSetting>) =>
    db
      .updateTable('pin')
      .set({ email: $('enabled'), alertLanguage: $('language'), alertBrand: $('brand') })
      .where('key', '=', $('key'))
      .returning('key'),
  ),
  sms: statement((db, $: Bind<NotificationSetting>) =>
    db
      .updateTable('pin')
      .set({ sms: $('enabled'), alertLanguage: $('language'), alertBrand: $('brand') })
      .where('key', '=', $('key'))
      .returning('key'),
  ),
};

/** The pins of a guest, the latest first. */
export const pinsOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('pin')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .orderBy('pinnedAt', 'desc')
    .orderBy('subjectId', 'desc'),
);

/** The ids of the albums and sedcards that a guest pinned. */
export const albumsPinned = statement((db, $: Bind<{ guestId: number; ids: string }>, { isAmong }) =>
  db
    .selectFrom('pin')
    .select('subjectId')
    .where('guestId', '=', $('guestId'))
    .where('kind', 'in', ['album', 'sedcards'])
    .where(isAmong('subjectId', $('ids'))),
);

/** A performer in a list of favourites. */
export type PinnedActorRow = Pick<Row<'actor'>, 'id' | 'name' | 'slug' | 'isOnline' | 'pictureSeed'>;

/** A performer for a list of favourites. */
export const pinnedActor = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'name', 'slug', 'isOnline', 'pictureSeed']).where('id', '=', $('id')),
);

/** The performers that a guest pinned. */
export const actorsPinned = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('pin')
    .innerJoin('actor', 'actor.id', 'pin.subjectId')
    .select(['actor.id', 'actor.name', 'actor.slug', 'actor.isOnline', 'actor.pictureSeed'])
    .where('pin.guestId', '=', $('guestId'))
    .where('pin.kind', '=', 'actor'),
);

export const pinByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('pin').selectAll().where('key', '=', $('key')),
);

/** Those of these albums that are there, of performers who are. */
export const albumsThere = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('album')
    .innerJoin('actor', 'actor.id', 'album.actorId')
    .select(['album.id', 'album.isSedcard', 'album.pictureCount'])
    .where(isAmong('album.id', $('ids'))),
);

/** Those of these videos that are there. */
export const videosThere = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('video')
    .select('video.id')
    .where(isAmong('video.id', $('ids'))),
);

/** Kind and number of pictures of an album, to check a pin. */
export const albumToPin = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('album').select(['isSedcard', 'pictureCount']).where('id', '=', $('id')),
);

/** The number of pinned performers, and how many of them are online. */
export const countPinned = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('pin')
    .innerJoin('actor', 'actor.id', 'pin.subjectId')
    .select((e) => [e.fn.countAll<number>().as('total'), e.fn.sum<number>('actor.isOnline').as('online')])
    .where('pin.guestId', '=', $('guestId'))
    .where('pin.kind', '=', 'actor'),
);
