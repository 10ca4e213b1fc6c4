import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** What guests buy once and keep. */
export type Bought = 'album' | 'video';

/** A guest buys a thing once; the table's own key says so. */
export const purchaseKey = (guestId: number, kind: Bought, contentId: number): string =>
  `${guestId} ${kind} ${contentId}`;

/** Binds `key`, as `purchaseKey` makes it. */
export const purchaseByKey = statement<{ key: string }>((db, $) =>
  db.selectFrom('purchase').select('key').where('key', '=', $('key')),
);

/** Binds `key`, `guestId`, `kind`, `contentId` and `at`. */
export const insertPurchase = statement((db, $) =>
  db.insertInto('purchase').values({
    key: $('key'),
    guest_id: $('guestId'),
    kind: $('kind'),
    content_id: $('contentId'),
    at: $('at'),
  }),
);

/** Binds `guestId` and `kind`: what a guest bought. */
export const purchasesOf = statement<{ content_id: number }>((db, $) =>
  db.selectFrom('purchase').select('content_id').where('guest_id', '=', $('guestId')).where('kind', '=', $('kind')),
);

/** Binds `id`. */
export const ageCheckOf = statement<Pick<Row<'guest'>, 'avs_status'>>((db, $) =>
  db.selectFrom('guest').select('avs_status').where('id', '=', $('id')),
);
