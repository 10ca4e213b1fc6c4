import { statement, type Bind } from '../../world/statement.ts';

/** The vouchers that are neither used up nor expired, by expiry. */
export const vouchersOfGuest = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .selectFrom('voucher')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where('amount', '>', 0)
    .where((e) => e.or([e('valid_to', 'is', null), e('valid_to', '>', $('at'))]))
    .orderBy((e) => e.fn.coalesce('valid_to', e.val('9999')))
    .orderBy('id'),
);

export const insertVoucher = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      type: number;
      amount: number;
      subject: string | null;
      actorId: number | null;
      maxPrice: number | null;
      from: string;
      to: string | null;
    }>,
  ) =>
    db.insertInto('voucher').values({
      guest_id: $('guestId'),
      type: $('type'),
      amount: $('amount'),
      subject: $('subject'),
      actor_id: $('actorId'),
      max_price: $('maxPrice'),
      valid_from: $('from'),
      valid_to: $('to'),
    }),
);

export const voucherById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('voucher').selectAll().where('id', '=', $('id')),
);

/** Decrements the amount of a voucher; returns nothing if less is left. */
export const takeSome = statement((db, $: Bind<{ id: number; amount: number }>) =>
  db
    .updateTable('voucher')
    .set((e) => ({ amount: e('amount', '-', $('amount')) }))
    .where('id', '=', $('id'))
    .where('amount', '>=', $('amount'))
    .returning('amount'),
);

/** Increments the amount of a voucher; one that ends earlier than an instant ends then. */
export const putBack = statement((db, $: Bind<{ id: number; amount: number; to: string }>) =>
  db
    .updateTable('voucher')
    .set((e) => ({
      amount: e('amount', '+', $('amount')),
      valid_to: e
        .case()
        .when('valid_to', '<', $('to'))
        .then(e.val($('to')))
        .else(e.ref('valid_to'))
        .end(),
    }))
    .where('id', '=', $('id')),
);

export const voucherActorById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('actor')
    .select(['id', 'name', 'slug', 'is_online', 'picture_seed', 'price_video', 'price_message'])
    .where('id', '=', $('id')),
);

export const giftPrice = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('gift').select('price').where('id', '=', $('id')),
);

/** The shows for which a guest has a ticket and that are not over, by start. */
export const showsWithTicketOf = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .selectFrom('cam_ticket')
    .innerJoin('cam_show', 'cam_show.id', 'cam_ticket.show_id')
    .innerJoin('actor', 'actor.id', 'cam_show.actor_id')
    .select(['cam_show.id', 'cam_show.start_at', 'cam_show.end_at', 'cam_show.is_private'])
    .select(['actor.id as actor_id', 'actor.name as actor_name'])
    .where('cam_ticket.guest_id', '=', $('guestId'))
    .where('cam_ticket.ended_at', 'is', null)
    .where('cam_show.end_at', '>', $('at'))
    .orderBy('cam_show.start_at')
    .orderBy('cam_show.id'),
);

/** The messenger gifts that a guest owns. */
export const giftsOwnedBy = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('owned_gift')
    .innerJoin('gift', 'gift.id', 'owned_gift.gift_id')
    .select(['gift.id', 'gift.name', 'gift.price', 'owned_gift.quantity'])
    .where('owned_gift.guest_id', '=', $('guestId'))
    .where('owned_gift.quantity', '>', 0)
    .orderBy('gift.id'),
);

/** The title and performer of an album. */
export const givenAlbum = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('album')
    .innerJoin('actor', 'actor.id', 'album.actor_id')
    .select(['album.title', 'album.price', 'actor.id', 'actor.name', 'actor.slug'])
    .where('album.id', '=', $('id')),
);

/** The title and performer of a video. */
export const givenVideo = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('video')
    .innerJoin('actor', 'actor.id', 'video.actor_id')
    .select(['video.title', 'video.price', 'actor.id', 'actor.name', 'actor.slug'])
    .where('video.id', '=', $('id')),
);
