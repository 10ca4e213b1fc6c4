import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A page of texts, newest version first; null in a filter matches all. PostgreSQL takes a parameter's type from its first place. */
export const legalTextsBy = statement(
  (
    db,
    $: Bind<{
      type: Row<'legalText'>['type'] | null;
      product: string | null;
      language: Row<'legalText'>['language'] | null;
      now: string;
      first: number;
      offset: number;
    }>,
  ) =>
    db
      .selectFrom('legalText')
      .selectAll()
      .where((e) => e.or([e('type', '=', e.val($('type'))), e(e.val($('type')), 'is', null)]))
      .where((e) => e.or([e('product', '=', $('product')), e(e.val($('product')), 'is', null)]))
      .where((e) => e.or([e('language', '=', $('language')), e(e.val($('language')), 'is', null)]))
      .where('publishedAt', '<=', $('now'))
      .orderBy('publishedAt', 'desc')
      .orderBy('version', 'desc')
      .orderBy('id')
      .limit($('first'))
      .offset($('offset')),
);

export const legalTextById = statement((db, $: Bind<{ id: number; now: string }>) =>
  db.selectFrom('legalText').selectAll().where('id', '=', $('id')).where('publishedAt', '<=', $('now')),
);

/** The versions that hold, of all kinds, newest first, without their texts. */
export const versionsOf = statement(
  (db, $: Bind<{ product: string; language: Row<'legalText'>['language']; now: string }>) =>
    db
      .selectFrom('legalText')
      .select(['type', 'version', 'publishedAt', 'changes'])
      .where('product', '=', $('product'))
      .where('language', '=', $('language'))
      .where('publishedAt', '<=', $('now'))
      .orderBy('publishedAt', 'desc')
      .orderBy('version', 'desc'),
);

/** The answers of a guest to the legal texts of all brands, in their order. */
export const agreementsOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('agreement')
    .select(['subject', 'product', 'version', 'answer', 'at'])
    .where('guestId', '=', $('guestId'))
    .where('subject', '<>', 'cookies')
    .orderBy('id'),
);

export const insertAgreement = insertRow('agreement', {}, (insert) => insert.returning('id'));

export const clearDataProtection = statement((db, $: Bind<{ guestId: number }>) =>
  db.updateTable('guest').set({ showDataProtection: 0 }).where('id', '=', $('guestId')),
);

/** Deletes up to two of the oldest choices about cookies beyond the retention; two for each added one also shrink a larger table. */
export const deleteOldChoices = statement((db, $: Bind<{ before: string; lastId: number }>) =>
  db
    .deleteFrom('agreement')
    .where('id', 'in', db.selectFrom('agreement').select('id').where('guestId', 'is', null).orderBy('id').limit(2))
    .where((e) => e.or([e('at', '<', $('before')), e('id', '<=', $('lastId'))])),
);

/** Deletes up to two of a guest's choices about cookies beyond the newest ones. */
export const deleteOldChoicesOf = statement((db, $: Bind<{ guestId: number; kept: number }>) =>
  db
    .deleteFrom('agreement')
    .where(
      'id',
      'in',
      db
        .selectFrom('agreement')
        .select('id')
        .where('guestId', '=', $('guestId'))
        .where('subject', '=', 'cookies')
        .orderBy('id', 'desc')
        .limit(2)
        .offset($('kept')),
    ),
);
