import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** `key` is a `codeKey`. */
export const bonusCodeByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('bonusCode').selectAll().where('key', '=', $('key')),
);

/** The codes of promotions. */
export const promotionCodes = statement((db) =>
  db.selectFrom('bonusCode').select(['key', 'code', 'promotion']).where('promotion', '!=', 'none').orderBy('key'),
);

/** The redemptions of a code by a guest, newest first. */
export const redemptionsOf = statement((db, $: Bind<{ guestId: number; code: string }>) =>
  db
    .selectFrom('bonusRedemption')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where('code', '=', $('code'))
    .orderBy('at', 'desc'),
);

export const insertRedemption = statement((db, $: Bind<{ key: string; guestId: number; code: string; at: string }>) =>
  db.insertInto('bonusRedemption').values({ key: $('key'), guestId: $('guestId'), code: $('code'), at: $('at') }),
);

/** Counts a redemption; returns nothing if none is left. */
export const countRedemption = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('bonusCode')
    .set((e) => ({ redemptions: e('redemptions', '+', 1) }))
    .where('key', '=', $('key'))
    .where((e) => e.or([e('maxRedemptions', 'is', null), e('redemptions', '<', e.ref('maxRedemptions'))]))
    .returning('redemptions'),
);

/** Forgets a redemption. */
export const removeRedemption = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('bonusRedemption').where('key', '=', $('key')),
);

/** Counts a redemption less. */
export const uncountRedemption = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('bonusCode')
    .set((e) => ({ redemptions: e('redemptions', '-', 1) }))
    .where('key', '=', $('key'))
    .where('redemptions', '>', 0),
);

export const insertTopUpBonus = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      kind: Row<'topUpBonus'>['kind'];
      code: string;
      bonus: Row<'topUpBonus'>['bonus'];
      to: string | null;
    }>,
  ) =>
    db.insertInto('topUpBonus').values({
      guestId: $('guestId'),
      kind: $('kind'),
      code: $('code'),
      bonus: $('bonus'),
      validTo: $('to'),
      usedAt: null,
    }),
);

/** `key` is a `purchaseKey`. */
export const putGivenMedia = statement(
  (db, $: Bind<{ key: string; guestId: number; kind: string; contentId: number; at: string }>) =>
    db.replaceInto('givenMedia').values({
      key: $('key'),
      guestId: $('guestId'),
      kind: $('kind'),
      contentId: $('contentId'),
      at: $('at'),
    }),
);

/** The albums and videos that a guest was given, newest first. */
export const mediaGivenTo = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('givenMedia').selectAll().where('guestId', '=', $('guestId')).orderBy('at', 'desc').orderBy('key'),
);
