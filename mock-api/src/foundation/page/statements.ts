import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** What a page says of the performer it is about. */
type Subject = Pick<Row<'actor'>, 'name' | 'city'> & Pick<Row<'actor_text'>, 'headline' | 'about'>;

const subject = (by: 'actor.id' | 'actor.slug') =>
  statement<Subject>((db, $) =>
    db
      .selectFrom('actor')
      .innerJoin('actor_text', 'actor_text.actor_id', 'actor.id')
      .select(['actor.name', 'actor.city', 'actor_text.headline', 'actor_text.about'])
      .where(by, '=', $('key'))
      .where('actor_text.language', '=', $('language')),
  );

/** Binds `key` and `language`. */
export const subjectById = subject('actor.id');
/** Binds `key` and `language`. */
export const subjectBySlug = subject('actor.slug');

/** Binds `most`. */
export const slugsOfActors = statement<Pick<Row<'actor'>, 'slug'>>((db, $) =>
  db.selectFrom('actor').select('slug').orderBy('id').limit($('most')),
);

const newest = (table: 'album' | 'video') =>
  statement<Pick<Row<'album'>, 'id' | 'created_at'> & Pick<Row<'actor'>, 'slug'>>((db, $) =>
    db
      .selectFrom(table)
      .innerJoin('actor', 'actor.id', `${table}.actor_id`)
      .select([`${table}.id`, `${table}.created_at`, 'actor.slug'])
      .orderBy(`${table}.created_at`, 'desc')
      .orderBy(`${table}.id`, 'desc')
      .limit($('most')),
  );

/** Albums with their performers, newest first; binds `most`. */
export const newestAlbums = newest('album');
/** Videos with their performers, newest first; binds `most`. */
export const newestVideos = newest('video');
