import { sql, type Kysely } from 'kysely';
import { statement, type Parameter } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** Columns that a profile and what stands around it read; lists of hours and of others come by statements of their own. */
const profileColumns = [
  ...(['id', 'name', 'slug', 'gender', 'gender_type', 'age', 'city', 'country', 'languages', 'created_at'] as const),
  ...([
    'price_video',
    'base_price_video',
    'price_single',
    'price_voyeur',
    'price_toy',
    'price_voice',
    'price_message',
  ] as const),
  ...([
    'free_messages',
    'is_vip',
    'is_voyeur',
    'is_toy',
    'is_voice',
    'free_chat',
    'next_show_at',
    'is_online',
  ] as const),
  ...(['state_since', 'rating_count', 'satisfaction', 'pinned', 'picture_seed', 'banner_seed', 'banned'] as const),
] as const;

const tileColumns = [
  ...(['id', 'name', 'slug', 'age', 'city', 'languages', 'created_at', 'price_video', 'base_price_video'] as const),
  ...(['is_vip', 'is_online', 'rating_count', 'satisfaction', 'picture_seed'] as const),
] as const;

type Columns<C extends readonly string[]> = Pick<Row<'actor'>, Extract<C[number], keyof Row<'actor'>>>;

/** A performer's row as profiles read it, with the texts of one language. */
export type ActorRow = Columns<typeof profileColumns> & Pick<Row<'actor_text'>, 'headline' | 'about'>;
/** A performer's row as tiles read it. */
export type TileRow = Columns<typeof tileColumns> & Pick<Row<'actor_text'>, 'headline'>;

/** A text in the language bound as `language`. By sub-select: a join costs ten times the read. */
const textOf = (db: Kysely<DatabaseSchema>, $: Parameter, column: 'headline' | 'about') => {
  const text = db
    .selectFrom('actor_text')
    .select(column)
    .where('actor_text.actor_id', '=', sql.ref<number>('actor.id'))
    .where('actor_text.language', '=', $('language'));
  return sql<string>`${text}`.as(column);
};

const profiles = (db: Kysely<DatabaseSchema>, $: Parameter) =>
  db
    .selectFrom('actor')
    .select(profileColumns)
    .select([textOf(db, $, 'headline'), textOf(db, $, 'about')]);

/** Performers as tiles show them; binds `language`. */
export const actorTiles = (db: Kysely<DatabaseSchema>, $: Parameter) =>
  db
    .selectFrom('actor')
    .select(tileColumns)
    .select([textOf(db, $, 'headline')]);

/** Binds `key` and `language`. */
export const actorById = statement<ActorRow>((db, $) => profiles(db, $).where('actor.id', '=', $('key')));
/** Binds `key` and `language`. */
export const actorBySlug = statement<ActorRow>((db, $) => profiles(db, $).where('actor.slug', '=', $('key')));
/** Binds `key` and `language`. */
export const actorTileById = statement<TileRow>((db, $) => actorTiles(db, $).where('actor.id', '=', $('key')));

/** Binds `key` and `language`. */
export const actorHours = statement<Pick<Row<'actor'>, 'name' | 'hours'> & Pick<Row<'actor_text'>, 'headline'>>(
  (db, $) =>
    db
      .selectFrom('actor')
      .select(['name', 'hours'])
      .select([textOf(db, $, 'headline')])
      .where('actor.id', '=', $('key')),
);

/** Binds `id`. */
export const similarTo = statement<Pick<Row<'actor'>, 'recommended'>>((db, $) =>
  db.selectFrom('actor').select('recommended').where('id', '=', $('id')),
);

/** Binds `language`, `online` (1: only who is online, 0: all), `first` and `offset`; online first, then by rank. */
export const actorsByRank = statement<TileRow>((db, $) =>
  actorTiles(db, $)
    .where('actor.is_online', '>=', $('online'))
    .orderBy('actor.is_online', 'desc')
    .orderBy('actor.id')
    .limit($('first'))
    .offset($('offset')),
);

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
