import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

const performerBy = <K extends string | number>(by: 'actor.id' | 'actor.slug') =>
  statement((db, $: Bind<{ key: K; language: Row<'actorText'>['language'] }>) =>
    db
      .selectFrom('actor')
      .innerJoin('actorText', 'actorText.actorId', 'actor.id')
      .select(['actor.id', 'actor.name', 'actor.city', 'actorText.headline', 'actorText.about'])
      .where(by, '=', $('key'))
      .where('actorText.language', '=', $('language')),
  );

/** The texts of a performer for breadcrumbs and search engines, by id. */
export const subjectById = performerBy<number>('actor.id');
/** The same, by slug. */
export const subjectBySlug = performerBy<string>('actor.slug');

const titleIn = (table: 'album' | 'video') =>
  statement((db, $: Bind<{ id: number }>) =>
    db.selectFrom(table).select(['title', 'actorId']).where('id', '=', $('id')),
  );

/** The titles of content in all languages, as JSON, with the performer. */
export const titleOf = { album: titleIn('album'), video: titleIn('video') } as const;

/** The path names of performers. */
export const slugsOfActors = statement((db, $: Bind<{ max: number }>) =>
  db.selectFrom('actor').select('slug').orderBy('id').limit($('max')),
);

const newest = (table: 'album' | 'video') =>
  statement((db, $: Bind<{ max: number }>) =>
    db
      .selectFrom(table)
      .innerJoin('actor', 'actor.id', `${table}.actorId`)
      .select([`${table}.id`, `${table}.createdAt`, 'actor.slug'])
      .orderBy(`${table}.createdAt`, 'desc')
      .orderBy(`${table}.id`, 'desc')
      .limit($('max')),
  );

/** Albums with their performers, newest first. */
export const newestAlbums = newest('album');
/** Videos with their performers, newest first. */
export const newestVideos = newest('video');
