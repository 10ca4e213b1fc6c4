import { statement, type Bind } from '../../world/statement.ts';

/** What guests buy once and keep. */
export type Bought = 'album' | 'video';

/** A guest buys a thing once; the table's own key says so. */
export const purchaseKey = (guestId: number, kind: Bought, contentId: number): string =>
  `${guestId} ${kind} ${contentId}`;

/** Binds `key`, as `purchaseKey` makes it. */
export const purchaseByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('purchase').select('key').where('key', '=', $('key')),
);

/** Binds `key`, `guestId`, `kind`, `contentId` and `at`. */
export const insertPurchase = statement(
  (db, $: Bind<{ key: string; guestId: number; kind: string; contentId: number; at: string }>) =>
    db.insertInto('purchase').values({
      key: $('key'),
      guest_id: $('guestId'),
      kind: $('kind'),
      content_id: $('contentId'),
      at: $('at'),
    }),
);

/** Binds `guestId` and `kind`: what a guest bought. */
export const purchasesOf = statement((db, $: Bind<{ guestId: number; kind: string }>) =>
  db.selectFrom('purchase').select('content_id').where('guest_id', '=', $('guestId')).where('kind', '=', $('kind')),
);

/** Binds `id`. */
export const ageCheckOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('avs_status').where('id', '=', $('id')),
);
