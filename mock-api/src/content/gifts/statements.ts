import { statement, type Bind } from '../../world/statement.ts';

/** The primary key of a guest's quantity of a gift. */
export const ownedKey = (guestId: number, giftId: number): string => `${guestId} ${giftId}`;

/** All gifts in display order. */
export const allGifts = statement((db) => db.selectFrom('gift').selectAll().orderBy('id'));

/** All toy controls in display order. */
export const allToyControls = statement((db) => db.selectFrom('toyControl').selectAll().orderBy('id'));

export const giftById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('gift').selectAll().where('id', '=', $('id')),
);

/** The gifts of a guest, without those of which none is left. */
export const giftsOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('ownedGift')
    .select(['giftId', 'quantity'])
    .where('guestId', '=', $('guestId'))
    .where('quantity', '>', 0)
    .orderBy('giftId'),
);

export const ownedByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('ownedGift').select('quantity').where('key', '=', $('key')),
);

/** Sets the quantity of a gift. */
export const putOwned = statement((db, $: Bind<{ key: string; guestId: number; giftId: number; quantity: number }>) =>
  db
    .replaceInto('ownedGift')
    .values({ key: $('key'), guestId: $('guestId'), giftId: $('giftId'), quantity: $('quantity') }),
);
