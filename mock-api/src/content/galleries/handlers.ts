import { buyAlbum, getGallery, getPinnedPhotos, getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { voucherFor } from '../../foundation/vouchers/index.ts';
import { restrictionOf } from '../../foundation/wallet/restriction.ts';
import { handle, reject } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { actorExists } from '../actors/statements.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { buy } from './buy-album.ts';
import { defaultFsk } from './default-fsk.ts';
import { pinnedOf } from './pinned.ts';
import { albumOf, marksOf, picturesOf, restrictedBy } from './map-album.ts';
import { albumById, albumsOfActor, countAlbums } from './statements.ts';

const defaultLimit = 12;

/** The handlers of this module's calls. */
export const galleryHandlers = [
  handle(getSedcardAlbums, async ({ actorId, limit = defaultLimit, fsk = defaultFsk }, caller, world) => {
    const actor = (await actorExists.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
    const [rows, total, marks] = await Promise.all([
      albumsOfActor.all(world.tx, { actorId, fsk, first: limit }),
      totalOf(countAlbums.first(world.tx, { actorId, fsk })),
      marksOf(caller, world),
    ]);
    const owner = { id: actor.id, name: actor.name };
    return { albums: rows.map((row) => albumOf(row, owner, caller, marks)), total };
  }),
  handle(getGallery, async ({ albumId }, caller, world) => {
    const row = (await albumById.first(world.tx, { id: albumId })) ?? reject('unknown', 'albumId');
    const actor = (await actorExists.first(world.tx, { id: row.actorId })) ?? reject('unknown', 'albumId');
    const marks = await marksOf(caller, world);
    const isBought = marks.bought.has(albumId);
    const restriction = await restrictionOf(restrictedBy(row), isBought, caller, world);
    return {
      album: albumOf(row, { id: actor.id, name: actor.name }, caller, marks),
      pictures: picturesOf(row, restriction === null, caller, world),
      isBought,
      restriction,
      fittingVoucher: await voucherFor('album', restriction, { actorId: row.actorId, price: row.price }, caller, world),
      isBlocked: await isBlockedBetween(row.actorId, caller, world),
    };
  }),
  handle(buyAlbum, buy),
  handle(getPinnedPhotos, (_, caller, world) => pinnedOf(caller, world)),
];
