import { sql } from 'kysely';
import type { Infer } from '@lounge/protocol';
import type { topCamsType } from '@lounge/protocol/content/actors';
import { actorOrders } from '../../world/indexes.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import { actorTiles } from './statements.ts';

type Language = Row<'actorText'>['language'];
type TopCamsType = Infer<typeof topCamsType>;

/** The most performers of a top list. */
const mostInTopList = 100;

const topColumns = [
  ...(['id', 'name', 'slug', 'age', 'languages', 'isOnline', 'isVoice', 'pinned'] as const),
  ...(['ratingCount', 'satisfaction', 'videoCallPoints', 'priceVoice', 'pictureSeed', 'banned'] as const),
] as const;

/** The row of a performer in a top list. */
export type TopRow = Pick<Row<'actor'>, (typeof topColumns)[number]>;

/** The order of each list, as an index has it, and its condition. @assumed docs/decisions/0241 */
const topOrders: Readonly<Record<TopCamsType, { by: string; among: string }>> = {
  bestChats: { by: `${actorOrders.rating} desc`, among: `${actorOrders.rating} >= 0` },
  top100: { by: '"videoCallPoints" desc', among: 'id > 0' },
  topFavourites: { by: 'pinned desc', among: 'pinned > 0' },
  topVideocall: { by: '"videoCallPoints" desc', among: '"videoCallPoints" > 0' },
};

const topList = (type: TopCamsType) =>
  statement((db) =>
    db
      .selectFrom('actor')
      .select(topColumns)
      .where(sql<boolean>`${sql.raw(topOrders[type].among)}`)
      .orderBy(sql.raw(topOrders[type].by))
      .orderBy('id')
      .limit(mostInTopList),
  );

/** The performers of each top list, the first one first. */
export const topLists = {
  bestChats: topList('bestChats'),
  top100: topList('top100'),
  topFavourites: topList('topFavourites'),
  topVideocall: topList('topVideocall'),
} as const satisfies Record<TopCamsType, unknown>;

const starColumns = [
  ...(['id', 'name', 'slug', 'age', 'languages', 'isOnline', 'videoCount', 'pictureSeed', 'banned'] as const),
] as const;

/** The row of a performer with videos. */
export type StarRow = Pick<Row<'actor'>, (typeof starColumns)[number]>;

/** The performers with the most videos. */
export const starRows = statement((db, $: Bind<{ first: number }>) =>
  db
    .selectFrom('actor')
    .select(starColumns)
    .where('videoCount', '>', 0)
    .orderBy('videoCount', 'desc')
    .orderBy('id')
    .limit($('first')),
);

/** Interviews with a performer, the latest first. */
export const interviewsOfActor = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('actorInterview')
    .select(['id', 'actorId', 'title', 'parts', 'pictureSeed', 'at'])
    .where('actorId', '=', $('actorId'))
    .orderBy('at', 'desc')
    .orderBy('id'),
);

/** Clips for viewers of an age: that of one performer first, then those of performers who are online. */
export const clipsFor = statement((db, $: Bind<{ fsk: number; actorId: number; first: number }>) =>
  db
    .selectFrom('welcomeClip')
    .innerJoin('actor', 'actor.id', 'welcomeClip.actorId')
    .select(['welcomeClip.id', 'welcomeClip.actorId', 'welcomeClip.fsk', 'welcomeClip.clipSeed'])
    .where('welcomeClip.fsk', '<=', $('fsk'))
    .orderBy((e) => e('welcomeClip.actorId', '=', $('actorId')), 'desc')
    .orderBy('actor.isOnline', 'desc')
    .orderBy('welcomeClip.id')
    .limit($('first')),
);

/** The spoken words of a welcome clip. */
export const greetingOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('welcomeClip').select('greeting').where('id', '=', $('id')),
);

/** A performer's picture by id. */
export const pictureById = statement((db, $: Bind<{ key: number }>) =>
  db.selectFrom('actor').select(['id', 'pictureSeed']).where('id', '=', $('key')),
);

/** A performer's picture by slug. */
export const pictureBySlug = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('actor').select(['id', 'pictureSeed']).where('slug', '=', $('key')),
);

/** The facts of a preview besides the tile. */
export const previewOfActor = statement((db, $: Bind<{ id: number; language: Language }>) =>
  db
    .selectFrom('actor')
    .select(['id', 'pinned', 'videoCount', 'pictureSeed', 'hours'])
    .select((e) =>
      e
        .selectFrom('actorText')
        .select('about')
        .whereRef('actorText.actorId', '=', 'actor.id')
        .where('actorText.language', '=', $('language'))
        .as('about'),
    )
    .where('id', '=', $('id')),
);

/** A performer's ratings. */
export const ratingsOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['ratingCount', 'satisfaction']).where('id', '=', $('id')),
);

/** A page of performers, those online first. */
export const modelPageRows = statement((db, $: Bind<{ language: Language; first: number; offset: number }>) =>
  actorTiles(db, $).orderBy('isOnline', 'desc').orderBy('actor.id').limit($('first')).offset($('offset')),
);

/** A page of performers after one of them. */
export const modelsAfter = statement((db, $: Bind<{ language: Language; first: number; after: number }>) =>
  actorTiles(db, $).where('actor.id', '>', $('after')).orderBy('actor.id').limit($('first')),
);

/** A page of performers who fit all filters, those online first; 0 and an empty text ask for nothing. */
export const modelsThatFit = statement(
  (
    db,
    $: Bind<{
      language: Language;
      genderType: string;
      online: number;
      freeChat: number;
      vip: number;
      first: number;
      offset: number;
    }>,
  ) =>
    actorTiles(db, $)
      .where(sql<boolean>`(${$('genderType')} = '' or actor."genderType" = ${$('genderType')})`)
      .where('actor.isOnline', '>=', $('online'))
      .where('actor.freeChat', '>=', $('freeChat'))
      .where('actor.isVip', '>=', $('vip'))
      .orderBy('isOnline', 'desc')
      .orderBy('actor.id')
      .limit($('first'))
      .offset($('offset')),
);
