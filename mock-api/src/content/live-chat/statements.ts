import { statement, type Bind } from '../../world/statement.ts';

export const actorPresence = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'pictureSeed', 'isOnline', 'priceVideo']).where('id', '=', $('id')),
);

export const previewByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('livePreview').selectAll().where('key', '=', $('key')),
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
    db.replaceInto('livePreview').values({
      key: $('key'),
      actorId: $('actorId'),
      startedAt: $('startedAt'),
      seconds: $('seconds'),
      isDeclined: $('isDeclined'),
      network: $('network'),
    }),
);

/** The previews of a performer that started after an instant, and were not ended by their visitors. */
export const previewsSince = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  db
    .selectFrom('livePreview')
    .select(['key', 'startedAt', 'seconds'])
    .where('actorId', '=', $('actorId'))
    .where('startedAt', '>', $('since'))
    .where('isDeclined', '=', 0),
);

/** Whose previews of a performer began after an instant and were not declined. */
export const previewersSince = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  db
    .selectFrom('livePreview')
    .select(['key', 'network'])
    .where('actorId', '=', $('actorId'))
    .where('startedAt', '>', $('since'))
    .where('isDeclined', '=', 0),
);

export const previewGuest = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select(['isVip', 'avsStatus']).where('id', '=', $('id')),
);
