import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** A video's row with its performer's name. */
export type VideoRow = Row<'video'> & { actor_name: string; actor_slug: string };

/** Binds `actorId` and `since`; best rated first. */
export const topVideos = statement<VideoRow>((db, $) =>
  db
    .selectFrom('video')
    .innerJoin('actor', 'actor.id', 'video.actor_id')
    .selectAll('video')
    .select(['actor.name as actor_name', 'actor.slug as actor_slug'])
    .where('video.actor_id', '=', $('actorId'))
    .where('video.created_at', '>=', $('since'))
    .orderBy('video.likes', 'desc')
    .orderBy('video.id')
    .limit(12),
);

/** Binds `actorId`. */
export const promotedVideo = statement<VideoRow>((db, $) =>
  db
    .selectFrom('video')
    .innerJoin('actor', 'actor.id', 'video.actor_id')
    .selectAll('video')
    .select(['actor.name as actor_name', 'actor.slug as actor_slug'])
    .where('video.actor_id', '=', $('actorId'))
    .where('video.is_promoted', '=', 1)
    .orderBy('video.id')
    .limit(1),
);

/** Binds `first` and `offset`; newest first. */
export const newVideos = statement<VideoRow>((db, $) =>
  db
    .selectFrom('video')
    .innerJoin('actor', 'actor.id', 'video.actor_id')
    .selectAll('video')
    .select(['actor.name as actor_name', 'actor.slug as actor_slug'])
    .orderBy('video.created_at', 'desc')
    .orderBy('video.id')
    .limit($('first'))
    .offset($('offset')),
);

/** Binds `actorId`. */
export const countVideos = statement<{ total: number }>((db, $) =>
  db
    .selectFrom('video')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('actor_id', '=', $('actorId')),
);

/** Counts every video. */
export const countAllVideos = statement<{ total: number }>((db) =>
  db.selectFrom('video').select((e) => e.fn.countAll<number>().as('total')),
);
