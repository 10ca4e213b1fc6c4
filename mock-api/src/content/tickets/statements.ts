import { camShowPlatformId, camShowStatus } from '@lounge/protocol/content/tickets';
import type { Kysely } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';

/** The key of a guest's ticket to a show while the guest has it. */
export const ticketKey = (guestId: number, showId: number): string => `${guestId} ${showId}`;

const shows = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('cam_show')
    .innerJoin('actor', 'actor.id', 'cam_show.actor_id')
    .selectAll('cam_show')
    .select([
      'actor.name as actor_name',
      'actor.slug as actor_slug',
      'actor.is_online as actor_online',
      'actor.picture_seed as actor_seed',
      'actor.banner_seed as actor_banner',
    ]);

export const showById = statement((db, $: Bind<{ id: number }>) => shows(db).where('cam_show.id', '=', $('id')));

/** A show with its performer. */
export type ShowRow = NonNullable<Awaited<ReturnType<typeof showById.first>>>;

/** The shows of a performer that are neither cancelled nor over, the next first. */
export const showsOfActor = statement((db, $: Bind<{ actorId: number; now: string }>) =>
  shows(db)
    .where('cam_show.actor_id', '=', $('actorId'))
    .where('cam_show.status', '=', camShowStatus)
    .where('cam_show.end_at', '>', $('now'))
    .orderBy('cam_show.start_at')
    .orderBy('cam_show.id'),
);

type ListBind = Bind<{ from: string; to: string; internal: number | null; first: number }>;

const listed = (db: Kysely<DatabaseSchema>, $: ListBind) =>
  shows(db)
    .where('cam_show.platform_id', '=', camShowPlatformId)
    .where('cam_show.status', '=', camShowStatus)
    .where('cam_show.is_private', '=', 0)
    .where('cam_show.end_at', '>', $('from'))
    .where('cam_show.start_at', '<', $('to'))
    .where('cam_show.is_internal', '=', (e) => e.fn.coalesce(e.val($('internal')), e.ref('cam_show.is_internal')));

/** The public shows that end after an instant and start before another, by order. */
export const listedShows = {
  start: statement((db, $: Bind<{ from: string; to: string; internal: number | null; first: number }>) =>
    listed(db, $).orderBy('cam_show.start_at').orderBy('cam_show.id').limit($('first')),
  ),
  latest: statement((db, $: Bind<{ from: string; to: string; internal: number | null; first: number }>) =>
    listed(db, $).orderBy('cam_show.start_at', 'desc').orderBy('cam_show.id').limit($('first')),
  ),
  price: statement((db, $: Bind<{ from: string; to: string; internal: number | null; first: number }>) =>
    listed(db, $).orderBy('cam_show.price').orderBy('cam_show.start_at').orderBy('cam_show.id').limit($('first')),
  ),
};

/** The shows that end after an instant for which a guest has a ticket, the next first. */
export const showsWithTicket = statement((db, $: Bind<{ guestId: number; now: string }>) =>
  shows(db)
    .where('cam_show.end_at', '>', $('now'))
    .where('cam_show.status', '=', camShowStatus)
    .where('cam_show.id', 'in', (e) =>
      e.selectFrom('cam_ticket').select('show_id').where('guest_id', '=', $('guestId')).where('ended_at', 'is', null),
    )
    .orderBy('cam_show.start_at')
    .orderBy('cam_show.id'),
);

/** The ticket that a guest has to a show. `key` is a `ticketKey`. */
export const ticketByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('cam_ticket').selectAll().where('key', '=', $('key')),
);

export const ticketById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('cam_ticket').selectAll().where('id', '=', $('id')),
);

/** A ticket. */
export type TicketRow = Row<'cam_ticket'>;

export const insertTicket = statement(
  (
    db,
    $: Bind<{
      key: string;
      guestId: number;
      showId: number;
      creationType: TicketRow['creation_type'];
      price: number;
      transferKey: string | null;
      voucherId: number | null;
      promoCode: string | null;
      at: string;
    }>,
  ) =>
    db
      .insertInto('cam_ticket')
      .values({
        key: $('key'),
        guest_id: $('guestId'),
        show_id: $('showId'),
        creation_type: $('creationType'),
        price: $('price'),
        transfer_key: $('transferKey'),
        voucher_id: $('voucherId'),
        promo_code: $('promoCode'),
        bought_at: $('at'),
        entered_at: null,
        ended_at: null,
      })
      .returning('id'),
);

/** Ends a ticket; its key is free for another one. Returns nothing if it ended before. */
export const endTicket = statement((db, $: Bind<{ id: number; key: string; at: string }>) =>
  db
    .updateTable('cam_ticket')
    .set({ key: $('key'), ended_at: $('at') })
    .where('id', '=', $('id'))
    .where('ended_at', 'is', null)
    .returning('id'),
);

/** Records the first entry with a ticket; returns nothing for a later one. `key` is a `ticketKey`. */
export const setEntered = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('cam_ticket')
    .set({ entered_at: $('at') })
    .where('key', '=', $('key'))
    .where('entered_at', 'is', null)
    .returning('id'),
);

/** Whether a guest may buy anything, and whether the performer blocked the guest. */
export const buyerOf = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('guest')
    .select('guest.is_locked')
    .select((e) =>
      e
        .selectFrom('channel')
        .select((inner) => inner.fn.coalesce(inner.fn.max('channel.is_blocked'), inner.lit(0)).as('blocked'))
        .where('channel.guest_id', '=', $('guestId'))
        .where('channel.actor_id', '=', $('actorId'))
        .as('is_blocked'),
    )
    .where('guest.id', '=', $('guestId')),
);

/** The pictures of a performer's sedcard. */
export const sedcardOf = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('album')
    .select(['cover_seed', 'picture_seeds'])
    .where('actor_id', '=', $('actorId'))
    .where('is_sedcard', '=', 1)
    .orderBy('id')
    .limit(1),
);

export const transferIdByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('transfer').select('id').where('key', '=', $('key')),
);

export const actorById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select('id').where('id', '=', $('id')),
);

/** The performers who are in a show now. */
export const performersInShow = statement((db, $: Bind<{ now: string }>) =>
  db
    .selectFrom('cam_show')
    .select('actor_id')
    .distinct()
    .where('status', '=', camShowStatus)
    .where('is_kept', '=', 1)
    .where('start_at', '<=', $('now'))
    .where('end_at', '>', $('now')),
);
