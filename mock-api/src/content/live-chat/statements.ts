import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** Binds `id`. */
export const actorPresence = statement<Pick<Row<'actor'>, 'id' | 'is_online' | 'picture_seed'>>((db, $) =>
  db.selectFrom('actor').select(['id', 'is_online', 'picture_seed']).where('id', '=', $('id')),
);

/** Binds `key`. */
export const previewByKey = statement<Row<'live_preview'>>((db, $) =>
  db.selectFrom('live_preview').selectAll().where('key', '=', $('key')),
);

/** Binds every column. */
export const putPreview = statement((db, $) =>
  db
    .replaceInto('live_preview')
    .values({ key: $('key'), started_at: $('startedAt'), seconds: $('seconds'), is_declined: $('isDeclined') }),
);

/** Binds `id`. */
export const vipOf = statement<Pick<Row<'guest'>, 'is_vip'>>((db, $) =>
  db.selectFrom('guest').select('is_vip').where('id', '=', $('id')),
);
