import { s } from '@lounge/protocol';
import { insertPurchase, purchaseKey } from '../../foundation/wallet/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { putContentDocument } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { toJson } from '../../world/json.ts';
import { commentKey } from './comments.ts';
import { ratingKey } from './rate.ts';
import { replaceRating } from './rating-statements.ts';

const putAlbum = replaceRow('album', { likes: 68, dislikes: 1, views: 1156, coverSeed: 'bust-noor-1' });

/** The pictures after the cover; the first two are open to everybody. */
const seedsFor = (pictureCount: number): readonly string[] => [
  'bust-noor-2',
  'room-noor-3',
  ...Array.from({ length: pictureCount - 3 }, (_, at) => `bust-noor-album-1-${at + 4}`),
];

/** An album of a performer. */
export const anAlbumOfPerformer = state('the performer has an album', {
  description: 'The performer has this album; its price is in hundredths of a coin, 0 is free.',
  params: s.object({
    id: s.entityId,
    actorId: s.entityId,
    title: s.optional(s.string),
    description: s.optional(s.string),
    price: s.optional(s.count),
    ageRating: s.optional(s.integerBetween(0, 18)),
    isVip: s.optional(s.boolean),
    isSedcard: s.optional(s.boolean),
    pictureCount: s.optional(s.integerBetween(4, 999)),
  }),
  ifLeftOut: { price: 0 },
  setUp: ({ id, actorId, title = 'From the garden', description = 'Borrowed clothes.', ...params }, world) =>
    world.database.change(async (tx) => {
      await putContentDocument(tx, 'album', { id, actorId, title });
      await putAlbum.all(tx, {
        id,
        actorId,
        title: storedInAllLanguages(title),
        description: storedInAllLanguages(description),
        price: params.price,
        ageRating: params.ageRating ?? 12,
        isVip: params.isVip ? 1 : 0,
        isSedcard: params.isSedcard ? 1 : 0,
        createdAt: nowIso(world),
        // Stories show the number of a large album on its tile, and open an album of few pictures.
        pictureCount: params.pictureCount ?? 18,
        pictureSeeds: toJson(seedsFor(params.pictureCount ?? 4)),
      });
    }),
});

const removeAlbum = statement((db, $: Bind<{ id: number }>) => db.deleteFrom('album').where('id', '=', $('id')));

/** No album has an id. */
export const noAlbum = state('no album has the id', {
  description: 'No album has this id.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => world.database.change((tx) => removeAlbum.all(tx, { id })),
});

/** A guest has bought an album. */
export const guestBoughtAlbum = state('the guest bought the album', {
  description: 'The guest bought this album before; the guest’s movements do not contain its price.',
  params: s.object({ guestId: s.entityId, albumId: s.entityId }),
  setUp: ({ guestId, albumId }, world) => {
    const at = nowIso(world);
    const bought = { guestId, kind: 'album', contentId: albumId } as const;
    const key = purchaseKey(guestId, 'album', albumId);
    return world.database.change((tx) => insertPurchase.all(tx, { key, at, ...bought }));
  },
});

const putComment = replaceRow('albumComment', { reports: 0, deletedAt: null });

/** A guest has commented on an album. */
export const aCommentOnAlbum = state('a guest has commented on the album', {
  description: 'This guest has written this comment on the album, `minutesAgo` minutes ago.',
  params: s.object({
    id: s.entityId,
    albumId: s.entityId,
    guestId: s.entityId,
    text: s.optional(s.string),
    minutesAgo: s.optional(s.count),
  }),
  ifLeftOut: { minutesAgo: 0 },
  setUp: ({ id, albumId, guestId, text = 'The light is lovely.', minutesAgo }, world) => {
    const at = new Date(world.clock.now() - minutesAgo * 60_000).toISOString();
    const key = commentKey(guestId, albumId);
    return world.database.change((tx) => putComment.all(tx, { id, key, albumId, guestId, text, at }));
  },
});

/** A guest has rated an album. */
export const guestRatedAlbum = state('the guest rated the album', {
  description: 'The guest gave this rating to the album, 1 to 5. It is among the likes or dislikes of the album.',
  params: s.object({ guestId: s.entityId, albumId: s.entityId, rating: s.integerBetween(1, 5) }),
  setUp: ({ guestId, albumId, rating }, world) => {
    const of = { guestId, kind: 'album', subjectId: albumId } as const;
    const row = { key: ratingKey(guestId, 'album', albumId), ...of, rating, at: nowIso(world) };
    return world.database.change((tx) => replaceRating.all(tx, row));
  },
});

const putTag = replaceRow('albumTag');

/** An album has a tag. */
export const albumHasTag = state('the album has the tag', {
  description: 'A guest has added this tag of videos to the album.',
  params: s.object({ albumId: s.entityId, tag: s.boundedString(40), guestId: s.entityId }),
  setUp: ({ albumId, tag, guestId }, world) => {
    const row = { key: `${albumId} ${tag}`, albumId, tag, guestId, at: nowIso(world) };
    return world.database.change((tx) => putTag.all(tx, row));
  },
});

/** The states of this module. */
export const galleryStates = [
  anAlbumOfPerformer,
  noAlbum,
  guestBoughtAlbum,
  aCommentOnAlbum,
  guestRatedAlbum,
  albumHasTag,
];
