import type { Infer } from '@lounge/protocol';
import { getSedcardAlbums, type album } from '@lounge/protocol/content/galleries';
import { handle, refuse } from '../../pipeline/handler.ts';
import { localized } from '../../pipeline/localized.ts';
import { pictureOf } from '../../pipeline/picture.ts';
import { statement } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller } from '../../world/world.ts';
import { actorExists } from '../actors/statements.ts';

/** Binds `actorId`, `fsk` and `first`; newest first. */
const albumsOfActor = statement<Row<'album'>>((db, $) =>
  db
    .selectFrom('album')
    .selectAll()
    .where('actor_id', '=', $('actorId'))
    .where('age_rating', '<=', $('fsk'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit($('first')),
);

/** Binds `actorId` and `fsk`. */
const countAlbums = statement<{ total: number }>((db, $) =>
  db
    .selectFrom('album')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('actor_id', '=', $('actorId'))
    .where('age_rating', '<=', $('fsk')),
);

const previewsShown = 3;

/** A row as a tile shows an album. */
export const albumOf = (
  row: Row<'album'>,
  actor: { id: number; name: string },
  caller: Caller,
): Infer<typeof album> => ({
  id: row.id,
  title: localized(row.title, caller),
  description: localized(row.description, caller),
  ageRating: row.age_rating,
  free: row.price <= 0,
  isSedcard: row.is_sedcard === 1,
  pictureCount: row.picture_count,
  guestInfo: { bought: false, flatrate: false },
  prices: { album: row.price <= 0 ? null : { value: row.price, currency: 'VXC' } },
  previews: [row.cover_seed, ...(JSON.parse(row.picture_seeds) as string[])]
    .slice(0, previewsShown)
    .map((seed) => pictureOf(caller.brand, 'portrait', seed)),
  isVipContent: row.is_vip === 1,
  actor,
  albumTotalViews: row.views,
  guestRatingLikes: row.likes,
  guestRatingDislikes: row.dislikes,
  isLiked: false,
  isDisliked: false,
  isFavoriteAlbum: false,
});

/** The default age rating. */
const defaultFsk = 16;
const defaultLimit = 12;

/** What answers the calls of this room. */
export const galleryHandlers = [
  handle(getSedcardAlbums, async ({ actorId, limit = defaultLimit, fsk = defaultFsk }, caller, world) => {
    const actor = (await actorExists.first(world.tx, { id: actorId })) ?? refuse('unknown', 'actorId');
    const rows = await albumsOfActor.all(world.tx, { actorId, fsk, first: limit });
    const counted = await countAlbums.first(world.tx, { actorId, fsk });
    const owner = { id: actor.id, name: actor.name };
    return { albums: rows.map((row) => albumOf(row, owner, caller)), total: counted?.total ?? 0 };
  }),
];
