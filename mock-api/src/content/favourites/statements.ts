import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** How a pin is kept: one of a kind and id for each guest. */
export const pinKey = (guestId: number, kind: string, id: number): string => `${guestId} ${kind} ${id}`;

/** Pictures have no row: an id is its album's id times this, plus the picture's place from 1. */
const picturesToAlbum = 1000;

/** The album that a picture is of. */
export const albumOfPicture = (pictureId: number): number => Math.floor(pictureId / picturesToAlbum);

/** A picture's place in its album, from 1. */
export const placeOfPicture = (pictureId: number): number => pictureId % picturesToAlbum;

/** Binds `key`, `guestId`, `kind`, `id` and `at`; answers a row only if it was not there. */
export const insertPin = statement(
  (db, $: Bind<{ key: string; guestId: number; kind: Row<'pin'>['kind']; id: number; at: string }>) =>
    db
      .insertInto('pin')
      .values({
        key: $('key'),
        guest_id: $('guestId'),
        kind: $('kind'),
        subject_id: $('id'),
        email: 0,
        sms: 0,
        pinned_at: $('at'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
);

/** Binds `key`; answers a row only if it was there. */
export const deletePin = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('pin').where('key', '=', $('key')).returning('key'),
);

/** Binds `id` and `by`: how many pins a performer has more. */
export const countPin = statement((db, $: Bind<{ by: number; id: number }>) =>
  db
    .updateTable('actor')
    .set((e) => ({ pinned: e('pinned', '+', $('by')) }))
    .where('id', '=', $('id')),
);

/** Binds `key` and `enabled`; answers a row only if the pin is there. */
export const setNotification = {
  email: statement((db, $: Bind<{ enabled: number; key: string }>) =>
    db
      .updateTable('pin')
      .set({ email: $('enabled') })
      .where('key', '=', $('key'))
      .returning('key'),
  ),
  sms: statement((db, $: Bind<{ enabled: number; key: string }>) =>
    db
      .updateTable('pin')
      .set({ sms: $('enabled') })
      .where('key', '=', $('key'))
      .returning('key'),
  ),
};

/** Binds `guestId`; the latest pin first. */
export const pinsOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('pin')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .orderBy('pinned_at', 'desc')
    .orderBy('subject_id', 'desc'),
);

/** Binds `guestId`: the albums that a guest pinned, sedcards among them. */
export const albumsPinned = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('pin')
    .select('subject_id')
    .where('guest_id', '=', $('guestId'))
    .where('kind', 'in', ['album', 'sedcards']),
);

/** A performer as a list of favourites shows one. */
export type PinnedActorRow = Pick<Row<'actor'>, 'id' | 'name' | 'slug' | 'is_online' | 'picture_seed'>;

/** Binds `id`. */
export const pinnedActor = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'name', 'slug', 'is_online', 'picture_seed']).where('id', '=', $('id')),
);

/** Binds `guestId`: the performers whom a guest pinned. */
export const actorsPinned = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('pin')
    .innerJoin('actor', 'actor.id', 'pin.subject_id')
    .select(['actor.id', 'actor.name', 'actor.slug', 'actor.is_online', 'actor.picture_seed'])
    .where('pin.guest_id', '=', $('guestId'))
    .where('pin.kind', '=', 'actor'),
);

/** Binds `key`. */
export const pinByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('pin').selectAll().where('key', '=', $('key')),
);

/** Binds `id`. */
export const albumToPin = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('album').select(['is_sedcard', 'picture_count']).where('id', '=', $('id')),
);
