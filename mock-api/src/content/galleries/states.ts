import { count, entityId, flag, maybe, shape, text } from '@lounge/protocol';
import { state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';

const everywhere = (words: string): string => JSON.stringify({ de: words, en: words, nl: words, es: words });

const putAlbum = statement((db, $) =>
  db.replaceInto('album').values({
    ...{ id: $('id'), actor_id: $('actorId'), is_sedcard: $('isSedcard'), title: $('title') },
    ...{ description: $('description'), created_at: $('createdAt'), picture_count: 18, price: $('price') },
    ...{ is_vip: 0, age_rating: $('ageRating'), likes: 68, dislikes: 1, views: 1156 },
    ...{ cover_seed: 'bust-noor-1', picture_seeds: '["bust-noor-2","room-noor-3"]' },
  }),
);

/** An album of a performer. */
export const anAlbumOfPerformer = state('an album of the performer', {
  description: 'The performer has this album; its price is in hundredths of a coin, 0 is free.',
  params: shape({
    id: entityId,
    actorId: entityId,
    title: maybe(text),
    description: maybe(text),
    price: maybe(count),
    ageRating: maybe(count),
    isSedcard: maybe(flag),
  }),
  setUp: ({ id, actorId, title = 'From the garden', description = 'Borrowed clothes.', ...given }, world) =>
    world.database.change((tx) =>
      putAlbum.all(tx, {
        ...{ id, actorId, title: everywhere(title), description: everywhere(description), price: given.price ?? 0 },
        ...{ ageRating: given.ageRating ?? 12, isSedcard: given.isSedcard ? 1 : 0 },
        createdAt: new Date(world.clock.now()).toISOString(),
      }),
    ),
});

/** The states of this room. */
export const galleryStates = [anAlbumOfPerformer];
