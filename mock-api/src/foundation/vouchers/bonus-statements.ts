import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** `key` is a `codeKey`. */
export const bonusCodeByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('bonus_code').selectAll().where('key', '=', $('key')),
);

/** The codes of promotions. */
export const promotionCodes = statement((db) =>
  db.selectFrom('bonus_code').select(['key', 'code', 'promotion']).where('promotion', '!=', 'none').orderBy('key'),
);

/** The redemptions of a code by a guest, newest first. */
export const redemptionsOf = statement((db, $: Bind<{ guestId: number; code: string }>) =>
  db
    .selectFrom('bonus_redemption')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where('code', '=', $('code'))
    .orderBy('at', 'desc'),
);

export const insertRedemption = statement((db, $: Bind<{ key: string; guestId: number; code: string; at: string }>) =>
  db.insertInto('bonus_redemption').values({ key: $('key'), guest_id: $('guestId'), code: $('code'), at: $('at') }),
);

/** Counts a redemption; returns nothing if none is left. */
export const countRedemption = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('bonus_code')
    .set((e) => ({ redemptions: e('redemptions', '+', 1) }))
    .where('key', '=', $('key'))
    .where((e) => e.or([e('max_redemptions', 'is', null), e('redemptions', '<', e.ref('max_redemptions'))]))
    .returning('redemptions'),
);

/** Forgets a redemption. */
export const removeRedemption = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('bonus_redemption').where('key', '=', $('key')),
);

/** Counts a redemption less. */
export const uncountRedemption = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('bonus_code')
    .set((e) => ({ redemptions: e('redemptions', '-', 1) }))
    .where('key', '=', $('key'))
    .where('redemptions', '>', 0),
);

export const insertTopUpBonus = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      kind: Row<'top_up_bonus'>['kind'];
      code: string;
      bonus: Row<'top_up_bonus'>['bonus'];
      to: string | null;
    }>,
  ) =>
    db.insertInto('top_up_bonus').values({
      guest_id: $('guestId'),
      kind: $('kind'),
      code: $('code'),
      bonus: $('bonus'),
      valid_to: $('to'),
      used_at: null,
    }),
);

/** `key` is a `purchaseKey`. */
export const putGivenMedia = statement(
  (db, $: Bind<{ key: string; guestId: number; kind: string; contentId: number; at: string }>) =>
    db.replaceInto('given_media').values({
      key: $('key'),
      guest_id: $('guestId'),
      kind: $('kind'),
      content_id: $('contentId'),
      at: $('at'),
    }),
);

/** The albums and videos that a guest was given, newest first. */
export const mediaGivenTo = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('given_media').selectAll().where('guest_id', '=', $('guestId')).orderBy('at', 'desc').orderBy('key'),
);
