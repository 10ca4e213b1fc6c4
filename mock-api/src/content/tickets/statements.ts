import { camShowPlatformId, camShowStatus } from '@lounge/protocol/content/tickets';
import type { Kysely } from 'kysely';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';

/** The key of a guest's ticket to a show while the guest has it. */
export const ticketKey = (guestId: number, showId: number): string => `${guestId} ${showId}`;

const shows = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('camShow')
    .innerJoin('actor', 'actor.id', 'camShow.actorId')
    .selectAll('camShow')
    .select([
      'actor.name as actorName',
      'actor.slug as actorSlug',
      'actor.isOnline as actorOnline',
      'actor.pictureSeed as actorSeed',
      'actor.bannerSeed as actorBanner',
    ]);

export const showById = statement((db, $: Bind<{ id: number }>) => shows(db).where('camShow.id', '=', $('id')));

/** A show with its performer. */
export type ShowRow = NonNullable<Awaited<ReturnType<typeof showById.first>>>;

/** The shows of a performer that are neither cancelled nor over, the next first. */
export const showsOfActor = statement((db, $: Bind<{ actorId: number; now: string }>) =>
  shows(db)
    .where('camShow.actorId', '=', $('actorId'))
    .where('camShow.status', '=', camShowStatus)
    .where('camShow.endAt', '>', $('now'))
    .orderBy('camShow.startAt')
    .orderBy('camShow.id'),
);

/** How many shows that took place are listed. @assumed */
const pastShows = 6;

/** The last public shows of a performer that took place, the last one first. */
export const pastShowsOfActor = statement((db, $: Bind<{ actorId: number; now: string }>) =>
  shows(db)
    .where('camShow.actorId', '=', $('actorId'))
    .where('camShow.status', '=', camShowStatus)
    .where('camShow.isPrivate', '=', 0)
    .where('camShow.isKept', '=', 1)
    .where('camShow.endAt', '<=', $('now'))
    .orderBy('camShow.endAt', 'desc')
    .orderBy('camShow.id', 'desc')
    .limit(pastShows),
);

type ListBind = Bind<{ from: string; to: string; internal: number | null; first: number }>;

const listed = (db: Kysely<DatabaseSchema>, $: ListBind) =>
  shows(db)
    .where('camShow.platformId', '=', camShowPlatformId)
    .where('camShow.status', '=', camShowStatus)
    .where('camShow.isPrivate', '=', 0)
    .where('camShow.endAt', '>', $('from'))
    .where('camShow.startAt', '<', $('to'))
    .where('camShow.isInternal', '=', (e) => e.fn.coalesce(e.val($('internal')), e.ref('camShow.isInternal')));

/** The public shows that end after an instant and start before another, by order. */
export const listedShows = {
  start: statement((db, $: Bind<{ from: string; to: string; internal: number | null; first: number }>) =>
    listed(db, $).orderBy('camShow.startAt').orderBy('camShow.id').limit($('first')),
  ),
  latest: statement((db, $: Bind<{ from: string; to: string; internal: number | null; first: number }>) =>
    listed(db, $).orderBy('camShow.startAt', 'desc').orderBy('camShow.id').limit($('first')),
  ),
  price: statement((db, $: Bind<{ from: string; to: string; internal: number | null; first: number }>) =>
    listed(db, $).orderBy('camShow.price').orderBy('camShow.startAt').orderBy('camShow.id').limit($('first')),
  ),
};

/** The shows that end after an instant for which a guest has a ticket, the next first. */
export const showsWithTicket = statement((db, $: Bind<{ guestId: number; now: string }>) =>
  shows(db)
    .where('camShow.endAt', '>', $('now'))
    .where('camShow.status', '=', camShowStatus)
    .where('camShow.id', 'in', (e) =>
      e.selectFrom('camTicket').select('showId').where('guestId', '=', $('guestId')).where('endedAt', 'is', null),
    )
    .orderBy('camShow.startAt')
    .orderBy('camShow.id'),
);

/** The ticket that a guest has to a show. `key` is a `ticketKey`. */
export const ticketByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('camTicket').selectAll().where('key', '=', $('key')),
);

export const ticketById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('camTicket').selectAll().where('id', '=', $('id')),
);

/** A ticket. */
export type TicketRow = Row<'camTicket'>;

export const insertTicket = insertRow('camTicket', { enteredAt: null, endedAt: null }, (insert) =>
  insert.returning('id'),
);

/** Ends a ticket; its key is free for another one. Returns nothing if it ended before. */
export const endTicket = statement((db, $: Bind<{ id: number; key: string; at: string }>) =>
  db
    .updateTable('camTicket')
    .set({ key: $('key'), endedAt: $('at') })
    .where('id', '=', $('id'))
    .where('endedAt', 'is', null)
    .returning('id'),
);

/** Records the first entry with a ticket; returns nothing for a later one. `key` is a `ticketKey`. */
export const setEntered = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('camTicket')
    .set({ enteredAt: $('at') })
    .where('key', '=', $('key'))
    .where('enteredAt', 'is', null)
    .returning('id'),
);

/** Whether a guest may buy anything, and whether the performer blocked the guest. */
export const buyerOf = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('guest')
    .select(['guest.isLocked', 'guest.restrictionLevel'])
    .select((e) =>
      e
        .selectFrom('channel')
        .select((inner) => inner.fn.coalesce(inner.fn.max('channel.isBlocked'), inner.lit(0)).as('blocked'))
        .where('channel.guestId', '=', $('guestId'))
        .where('channel.actorId', '=', $('actorId'))
        .as('isBlocked'),
    )
    .where('guest.id', '=', $('guestId')),
);

/** The pictures of a performer's sedcard. */
export const sedcardOf = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('album')
    .select(['coverSeed', 'pictureSeeds'])
    .where('actorId', '=', $('actorId'))
    .where('isSedcard', '=', 1)
    .orderBy('id')
    .limit(1),
);

export const transferIdByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('transfer').select('id').where('key', '=', $('key')),
);

/** The performers who are in a show now. */
export const performersInShow = statement((db, $: Bind<{ now: string }>) =>
  db
    .selectFrom('camShow')
    .select('actorId')
    .distinct()
    .where('status', '=', camShowStatus)
    .where('isKept', '=', 1)
    .where('startAt', '<=', $('now'))
    .where('endAt', '>', $('now')),
);
