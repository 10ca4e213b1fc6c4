import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

const performerBy = <K extends string | number>(by: 'actor.id' | 'actor.slug') =>
  statement((db, $: Bind<{ key: K; language: Row<'actor_text'>['language'] }>) =>
    db
      .selectFrom('actor')
      .innerJoin('actor_text', 'actor_text.actor_id', 'actor.id')
      .select(['actor.name', 'actor.city', 'actor_text.headline', 'actor_text.about'])
      .where(by, '=', $('key'))
      .where('actor_text.language', '=', $('language')),
  );

/** The texts of a performer for breadcrumbs and search engines, by id. */
export const subjectById = performerBy<number>('actor.id');
/** The same, by slug. */
export const subjectBySlug = performerBy<string>('actor.slug');

/** The path names of performers. */
export const slugsOfActors = statement((db, $: Bind<{ max: number }>) =>
  db.selectFrom('actor').select('slug').orderBy('id').limit($('max')),
);

const newest = (table: 'album' | 'video') =>
  statement((db, $: Bind<{ max: number }>) =>
    db
      .selectFrom(table)
      .innerJoin('actor', 'actor.id', `${table}.actor_id`)
      .select([`${table}.id`, `${table}.created_at`, 'actor.slug'])
      .orderBy(`${table}.created_at`, 'desc')
      .orderBy(`${table}.id`, 'desc')
      .limit($('max')),
  );

/** Albums with their performers, newest first. */
export const newestAlbums = newest('album');
/** Videos with their performers, newest first. */
export const newestVideos = newest('video');
