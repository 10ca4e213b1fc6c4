import { statement, type Bind } from '../../world/statement.ts';

export const actorPresence = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'is_online', 'picture_seed']).where('id', '=', $('id')),
);

export const previewByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('live_preview').selectAll().where('key', '=', $('key')),
);

export const putPreview = statement(
  (db, $: Bind<{ key: string; startedAt: string; seconds: number; isDeclined: number }>) =>
    db
      .replaceInto('live_preview')
      .values({ key: $('key'), started_at: $('startedAt'), seconds: $('seconds'), is_declined: $('isDeclined') }),
);

export const vipOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('is_vip').where('id', '=', $('id')),
);
