import { statement, type Bind } from '../../world/statement.ts';

/** A guest's number of a gift is one row. */
export const ownedKey = (guestId: number, giftId: number): string => `${guestId} ${giftId}`;

/** All gifts, in the order in which they are offered. */
export const allGifts = statement((db) => db.selectFrom('gift').selectAll().orderBy('id'));

/** Binds `id`. */
export const giftById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('gift').selectAll().where('id', '=', $('id')),
);

/** Binds `guestId`; those of which none is left are left out. */
export const giftsOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('owned_gift')
    .select(['gift_id', 'quantity'])
    .where('guest_id', '=', $('guestId'))
    .where('quantity', '>', 0)
    .orderBy('gift_id'),
);

/** Binds `key`. */
export const ownedByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('owned_gift').select('quantity').where('key', '=', $('key')),
);

/** Binds `key`, `guestId`, `giftId` and `quantity`: what is owned from now on. */
export const putOwned = statement((db, $: Bind<{ key: string; guestId: number; giftId: number; quantity: number }>) =>
  db
    .replaceInto('owned_gift')
    .values({ key: $('key'), guest_id: $('guestId'), gift_id: $('giftId'), quantity: $('quantity') }),
);
