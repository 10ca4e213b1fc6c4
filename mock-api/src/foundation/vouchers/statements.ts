import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The vouchers that are neither used up nor expired, by expiry. */
export const vouchersOfGuest = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .selectFrom('voucher')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where('amount', '>', 0)
    .where((e) => e.or([e('validTo', 'is', null), e('validTo', '>', $('at'))]))
    .orderBy((e) => e.fn.coalesce('validTo', e.val('9999')))
    .orderBy('id'),
);

/** Inserts a voucher and returns its id. */
export const insertVoucher = insertRow('voucher', { endNoticeAt: null }, (insert) => insert.returning('id'));

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
      validTo: e
        .case()
        .when('validTo', '<', $('to'))
        .then(e.val($('to')))
        .else(e.ref('validTo'))
        .end(),
    }))
    .where('id', '=', $('id')),
);

export const voucherActorById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('actor')
    .select(['id', 'name', 'slug', 'isOnline', 'pictureSeed', 'priceVideo', 'priceMessage'])
    .where('id', '=', $('id')),
);

export const giftPrice = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('gift').select('price').where('id', '=', $('id')),
);

/** The shows for which a guest has a ticket and that are not over, by start. */
export const showsWithTicketOf = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .selectFrom('camTicket')
    .innerJoin('camShow', 'camShow.id', 'camTicket.showId')
    .innerJoin('actor', 'actor.id', 'camShow.actorId')
    .select(['camShow.id', 'camShow.startAt', 'camShow.endAt', 'camShow.isPrivate'])
    .select(['actor.id as actorId', 'actor.name as actorName'])
    .where('camTicket.guestId', '=', $('guestId'))
    .where('camTicket.endedAt', 'is', null)
    .where('camShow.endAt', '>', $('at'))
    .orderBy('camShow.startAt')
    .orderBy('camShow.id'),
);

/** The messenger gifts that a guest owns. */
export const giftsOwnedBy = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('ownedGift')
    .innerJoin('gift', 'gift.id', 'ownedGift.giftId')
    .select(['gift.id', 'gift.name', 'gift.price', 'ownedGift.quantity'])
    .where('ownedGift.guestId', '=', $('guestId'))
    .where('ownedGift.quantity', '>', 0)
    .orderBy('gift.id'),
);

/** The title and performer of an album. */
export const givenAlbum = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('album')
    .innerJoin('actor', 'actor.id', 'album.actorId')
    .select(['album.title', 'album.price', 'actor.id', 'actor.name', 'actor.slug'])
    .where('album.id', '=', $('id')),
);

/** The title and performer of a video. */
export const givenVideo = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('video')
    .innerJoin('actor', 'actor.id', 'video.actorId')
    .select(['video.title', 'video.price', 'actor.id', 'actor.name', 'actor.slug'])
    .where('video.id', '=', $('id')),
);
