import { sql } from 'kysely';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The kinds of content that guests buy once. */
export type Bought = 'album' | 'video' | 'feedPost';

/** The primary key of a purchase, so that content is bought once. */
export const purchaseKey = (guestId: number, kind: Bought, contentId: number): string =>
  `${guestId} ${kind} ${contentId}`;

/** `key` is a `purchaseKey`. */
export const purchaseByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('purchase').select('key').where('key', '=', $('key')),
);

/** Records that a guest bought content. */
export const insertPurchase = insertRow('purchase');

/** Takes a purchase back. */
export const removePurchase = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('purchase').where('key', '=', $('key')),
);

/** The ids of the content of one kind that a guest bought. */
export const purchasesOf = statement((db, $: Bind<{ guestId: number; kind: string }>) =>
  db.selectFrom('purchase').select('contentId').where('guestId', '=', $('guestId')).where('kind', '=', $('kind')),
);

/** Which contents of one kind a guest bought, among ids in a JSON array, and a row without content that says whether the guest is a VIP: one read for each list. */
export const accessById = statement((db, $: Bind<{ guestId: number; kind: string; ids: string }>, { isAmong }) =>
  db
    .selectFrom('purchase')
    .select([sql<number | null>`"contentId"`.as('contentId'), sql<number>`0`.as('isVip')])
    .where('guestId', '=', $('guestId'))
    .where('kind', '=', $('kind'))
    .where(isAmong('contentId', $('ids')))
    .unionAll(
      db
        .selectFrom('guest')
        .select([sql<number | null>`null`.as('contentId'), sql<number>`"isVip"`.as('isVip')])
        .where('id', '=', $('guestId')),
    ),
);

/** Whether a guest is a VIP. */
export const vipById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('isVip').where('id', '=', $('id')),
);

/** The state of a guest's age check. */
export const ageCheckOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('avsStatus').where('id', '=', $('id')),
);
