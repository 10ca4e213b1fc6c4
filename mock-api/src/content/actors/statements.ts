import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** An actor's row with the texts of one language. */
export type ActorRow = Row<'actor'> & Pick<Row<'actor_text'>, 'headline' | 'about'>;

const withTexts = (by: 'actor.id' | 'actor.slug') =>
  statement<ActorRow>((db, $) =>
    db
      .selectFrom('actor')
      .innerJoin('actor_text', 'actor_text.actor_id', 'actor.id')
      .selectAll('actor')
      .select(['actor_text.headline', 'actor_text.about'])
      .where(by, '=', $('key'))
      .where('actor_text.language', '=', $('language')),
  );

/** Binds `key` and `language`. */
export const actorById = withTexts('actor.id');
/** Binds `key` and `language`. */
export const actorBySlug = withTexts('actor.slug');

const tiles = () =>
  statement<ActorRow>((db, $) =>
    db
      .selectFrom('actor')
      .innerJoin('actor_text', 'actor_text.actor_id', 'actor.id')
      .selectAll('actor')
      .select(['actor_text.headline', 'actor_text.about'])
      .where('actor_text.language', '=', $('language'))
      .where('actor.is_online', '>=', $('online'))
      .orderBy('actor.is_online', 'desc')
      .orderBy('actor.id')
      .limit($('first'))
      .offset($('offset')),
  );

/** Binds `language`, `online` (1: only who is online, 0: all), `first` and `offset`; online first, then by rank. */
export const actorsByRank = tiles();

/** Binds `online`. */
export const countActors = statement<{ total: number }>((db, $) =>
  db
    .selectFrom('actor')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('is_online', '>=', $('online')),
);

/** Binds `id`. */
export const actorExists = statement<Pick<Row<'actor'>, 'id' | 'name' | 'slug'>>((db, $) =>
  db.selectFrom('actor').select(['id', 'name', 'slug']).where('id', '=', $('id')),
);

/** Binds `online`, `since` and `id`; answers a row only if the state really changed. */
export const setOnline = statement<Pick<Row<'actor'>, 'id' | 'name'>>((db, $) =>
  db
    .updateTable('actor')
    .set({ is_online: $('online'), state_since: $('since') })
    .where('id', '=', $('id'))
    .where('is_online', '!=', $('online'))
    .returning(['id', 'name']),
);

/** Everybody's id and state, for the script of who comes and goes. */
export const presence = statement<Pick<Row<'actor'>, 'id' | 'is_online' | 'hours'>>((db) =>
  db.selectFrom('actor').select(['id', 'is_online', 'hours']).orderBy('id'),
);
