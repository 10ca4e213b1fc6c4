import { statement, type Bind } from '../../world/statement.ts';

export const actorPresence = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'picture_seed', 'is_online', 'price_video']).where('id', '=', $('id')),
);

export const previewByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('live_preview').selectAll().where('key', '=', $('key')),
);

export const putPreview = statement(
  (
    db,
    $: Bind<{
      key: string;
      actorId: number;
      startedAt: string;
      seconds: number;
      isDeclined: number;
      network: string | null;
    }>,
  ) =>
    db.replaceInto('live_preview').values({
      key: $('key'),
      actor_id: $('actorId'),
      started_at: $('startedAt'),
      seconds: $('seconds'),
      is_declined: $('isDeclined'),
      network: $('network'),
    }),
);

/** The previews of a performer that started after an instant, and were not ended by their visitors. */
export const previewsSince = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  db
    .selectFrom('live_preview')
    .select(['key', 'started_at', 'seconds'])
    .where('actor_id', '=', $('actorId'))
    .where('started_at', '>', $('since'))
    .where('is_declined', '=', 0),
);

/** Whose previews of a performer began after an instant and were not declined. */
export const previewersSince = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  db
    .selectFrom('live_preview')
    .select(['key', 'network'])
    .where('actor_id', '=', $('actorId'))
    .where('started_at', '>', $('since'))
    .where('is_declined', '=', 0),
);

export const previewGuest = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select(['is_vip', 'avs_status']).where('id', '=', $('id')),
);
