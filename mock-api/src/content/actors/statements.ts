import { sql, type Kysely } from 'kysely';
import { countUpTo } from '../../world/bounded-count.ts';
import type { Executor } from '../../world/database.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** The columns of a profile, without usual hours and recommendations, which have statements of their own. */
const profileColumns = [
  ...(['id', 'name', 'slug', 'gender', 'genderType', 'age', 'city', 'country', 'languages', 'createdAt'] as const),
  ...([
    'priceVideo',
    'basePriceVideo',
    'priceSingle',
    'priceVoyeur',
    'priceToy',
    'priceVoice',
    'priceMessage',
  ] as const),
  ...(['freeMessages', 'isVip', 'isVoyeur', 'isToy', 'isVoice', 'freeChat', 'isOnline'] as const),
  ...(['stateSince', 'ratingCount', 'satisfaction', 'pinned', 'pictureSeed', 'bannerSeed', 'banned'] as const),
] as const;

const tileColumns = [
  ...(['id', 'name', 'slug', 'age', 'city', 'languages', 'createdAt', 'priceVideo', 'basePriceVideo'] as const),
  ...(['isVip', 'isOnline', 'ratingCount', 'satisfaction', 'pictureSeed', 'country', 'banned'] as const),
  ...(['freeChat', 'isVoice'] as const),
] as const;

type Columns<C extends readonly string[]> = Pick<Row<'actor'>, Extract<C[number], keyof Row<'actor'>>>;

/** The row of a performer's profile, with the texts of one language. */
export type ActorRow = Columns<typeof profileColumns> & Pick<Row<'actorText'>, 'headline' | 'about'>;
/** The row of a performer's tile. */
export type TileRow = Columns<typeof tileColumns> &
  Pick<Row<'actorText'>, 'headline'> & { readonly shown: Row<'stage'>['shown'] | null };

/** A text in one language. A subquery, because a join makes the read ten times slower. */
const textOf = (
  db: Kysely<DatabaseSchema>,
  $: Bind<{ language: Row<'actorText'>['language'] }>,
  column: 'headline' | 'about',
) => {
  const text = db
    .selectFrom('actorText')
    .select(column)
    .where('actorText.actorId', '=', sql.ref<number>('actor.id'))
    .where('actorText.language', '=', $('language'));
  return sql<string>`${text}`.as(column);
};

const profiles = (db: Kysely<DatabaseSchema>, $: Bind<{ language: Row<'actorText'>['language'] }>) =>
  db
    .selectFrom('actor')
    .select(profileColumns)
    .select([textOf(db, $, 'headline'), textOf(db, $, 'about')]);

/** The state that was published of a performer, null for one who was never busy. The one column of content/live-chat that tiles read (0145). */
const shownOf = (db: Kysely<DatabaseSchema>) => {
  const shown = db.selectFrom('stage').select('stage.shown').where('stage.actorId', '=', sql.ref<number>('actor.id'));
  return sql<Row<'stage'>['shown'] | null>`${shown}`.as('shown');
};

/** A query of performers' tiles. */
export const actorTiles = (db: Kysely<DatabaseSchema>, $: Bind<{ language: Row<'actorText'>['language'] }>) =>
  db
    .selectFrom('actor')
    .select(tileColumns)
    .select([textOf(db, $, 'headline'), shownOf(db)]);

export const actorById = statement((db, $: Bind<{ language: Row<'actorText'>['language']; key: number }>) =>
  profiles(db, $).where('actor.id', '=', $('key')),
);
export const actorBySlug = statement((db, $: Bind<{ language: Row<'actorText'>['language']; key: string }>) =>
  profiles(db, $).where('actor.slug', '=', $('key')),
);
const tilesAmong = statement((db, $: Bind<{ language: Row<'actorText'>['language']; ids: string }>, { isAmong }) =>
  actorTiles(db, $).where(isAmong('actor.id', $('ids'))),
);

/** The tiles of performers, in the order of their ids; unknown ones are left out. */
export const actorTilesByIds = async (
  executor: Executor,
  ids: readonly number[],
  language: Row<'actorText'>['language'],
): Promise<readonly TileRow[]> =>
  inOrderOf(ids, await tilesAmong.all(executor, { language, ids: JSON.stringify(ids) }));

/** The usual hours of a performer. */
export const actorHours = statement((db, $: Bind<{ language: Row<'actorText'>['language']; key: number }>) =>
  db
    .selectFrom('actor')
    .select(['name', 'hours'])
    .select([textOf(db, $, 'headline')])
    .where('actor.id', '=', $('key')),
);

/** The recommendations of a performer. */
export const similarTo = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select('recommended').where('id', '=', $('id')),
);

/** The ids of the first performers, those online first, then by rank. */
export const idsByRank = statement((db, $: Bind<{ first: number }>) =>
  db.selectFrom('actor').select('id').orderBy('isOnline', 'desc').orderBy('id').limit($('first')),
);

/** A page of performers who are online, by rank. */
export const onlineActors = statement(
  (db, $: Bind<{ language: Row<'actorText'>['language']; first: number; offset: number }>) =>
    actorTiles(db, $).where('actor.isOnline', '=', 1).orderBy('actor.id').limit($('first')).offset($('offset')),
);

/** The number of performers who are online, as lists count. */
export const countOnline = statement((db) => countUpTo(db, db.selectFrom('actor').where('isOnline', '=', 1)));

/** A page of performers for a conversion chat: those who are online and give messages away, by rank. */
export const conversionActors = statement(
  (db, $: Bind<{ language: Row<'actorText'>['language']; first: number; offset: number }>) =>
    actorTiles(db, $)
      .where('actor.isOnline', '=', 1)
      .where('actor.freeMessages', '>', 0)
      .orderBy('actor.id')
      .limit($('first'))
      .offset($('offset')),
);

/** The number of performers for a conversion chat, as lists count. */
export const countConversionActors = statement((db) =>
  countUpTo(db, db.selectFrom('actor').where('isOnline', '=', 1).where('freeMessages', '>', 0)),
);

/** The number of all performers, as lists count. */
export const countActors = statement((db) => countUpTo(db, db.selectFrom('actor')));

/** A performer by id, with name and slug only. */
export const actorExists = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'name', 'slug']).where('id', '=', $('id')),
);

/** Sets the presence; returns a row only if it changed. */
export const setOnline = statement((db, $: Bind<{ online: number; since: string | null; id: number }>) =>
  db
    .updateTable('actor')
    .set({ isOnline: $('online'), stateSince: $('since') })
    .where('id', '=', $('id'))
    .where('isOnline', '!=', $('online'))
    .returning(['id', 'name']),
);

/** Whether a performer is online. */
export const presenceOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select('isOnline').where('id', '=', $('id')),
);

/** The presence and usual hours of all performers, for the presence script. */
export const presence = statement((db) => db.selectFrom('actor').select(['id', 'isOnline', 'hours']).orderBy('id'));

/** The usual hours of those who are away, by rank. */
export const hoursOfAway = statement((db, $: Bind<{ first: number }>) =>
  db.selectFrom('actor').select(['id', 'hours']).where('isOnline', '=', 0).orderBy('id').limit($('first')),
);
