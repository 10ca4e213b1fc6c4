import { s } from '@lounge/protocol';
import { insertPurchase, purchaseKey } from '../../foundation/wallet/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { inAllLanguages, putContentDocument } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { toJson } from '../../world/json.ts';

const putAlbum = replaceRow('album', {
  pictureCount: 18,
  likes: 68,
  dislikes: 1,
  views: 1156,
  coverSeed: 'bust-noor-1',
  pictureSeeds: toJson<readonly string[]>(['bust-noor-2', 'room-noor-3', 'bust-noor-album-1-4']),
});

/** An album of a performer. */
export const anAlbumOfPerformer = state('the performer has an album', {
  description: 'The performer has this album; its price is in hundredths of a coin, 0 is free.',
  params: s.object({
    id: s.entityId,
    actorId: s.entityId,
    title: s.optional(s.string),
    description: s.optional(s.string),
    price: s.optional(s.count),
    ageRating: s.optional(s.count),
    isVip: s.optional(s.boolean),
    isSedcard: s.optional(s.boolean),
  }),
  setUp: ({ id, actorId, title = 'From the garden', description = 'Borrowed clothes.', ...params }, world) =>
    world.database.change(async (tx) => {
      await putContentDocument(tx, 'album', { id, actorId, title });
      await putAlbum.all(tx, {
        id,
        actorId,
        title: toJson(inAllLanguages(title)),
        description: toJson(inAllLanguages(description)),
        price: params.price ?? 0,
        ageRating: params.ageRating ?? 12,
        isVip: params.isVip ? 1 : 0,
        isSedcard: params.isSedcard ? 1 : 0,
        createdAt: nowIso(world),
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

/** The states of this module. */
export const galleryStates = [anAlbumOfPerformer, noAlbum, guestBoughtAlbum];
