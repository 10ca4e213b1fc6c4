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
