import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

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

export const insertRedemption = insertRow('bonusRedemption');

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

export const insertTopUpBonus = insertRow('topUpBonus', { usedAt: null });

/** `key` is a `purchaseKey`. */
export const putGivenMedia = replaceRow('givenMedia');

/** The albums and videos that a guest was given, newest first. */
export const mediaGivenTo = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('givenMedia').selectAll().where('guestId', '=', $('guestId')).orderBy('at', 'desc').orderBy('key'),
);
