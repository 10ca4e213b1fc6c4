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
