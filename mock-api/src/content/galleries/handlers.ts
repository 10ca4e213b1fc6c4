import {
  addAlbumComment,
  addAlbumTags,
  albumRatings,
  buyAlbum,
  deleteAlbumComment,
  dislikeGallery,
  getAlbumComments,
  getGallery,
  getGalleryPreview,
  getPinnedPhotos,
  getSedcardAlbums,
  likeGallery,
  rateAlbum,
  ratePicture,
  rateSedcard,
  reportAlbumComment,
  viewAlbum,
} from '@lounge/protocol/content/galleries';
import { voucherFor } from '../../foundation/vouchers/index.ts';
import { sell } from '../../foundation/vouchers/sell.ts';
import { restrictionOf } from '../../foundation/wallet/restriction.ts';
import { handle, reject } from '../../dispatch/handler.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { actorExists } from '../actors/statements.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { addComment, commentsOf, deleteComment, reportComment } from './comments.ts';
import { defaultFsk } from './default-fsk.ts';
import { pinnedOf } from './pinned.ts';
import { albumOf, marksOf, picturesOf, restrictedBy } from './map-album.ts';
import { albumSale } from './sale.ts';
import { previewText } from './preview.ts';
import { rateAlbumAs, ratePictureAs, view } from './rate.ts';
import { albumById, albumsOfActor, countAlbums } from './statements.ts';
import { addTags, tagsOf } from './tags.ts';

const defaultLimit = 12;

/** The handlers of this module's calls. */
export const galleryHandlers = [
  handle(getSedcardAlbums, async ({ actorId, limit = defaultLimit, fsk = defaultFsk }, caller, world) => {
    const actor = (await actorExists.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
    const [rows, total] = await Promise.all([
      albumsOfActor.all(world.tx, { actorId, fsk, first: limit }),
      totalOf(countAlbums.first(world.tx, { actorId, fsk })),
    ]);
    const marks = await marksOf(
      rows.map(({ id }) => id),
      caller,
      world,
    );
    const owner = { id: actor.id, name: actor.name };
    return { albums: rows.map((row) => albumOf(row, owner, caller, marks)), total };
  }),
  handle(getGallery, async ({ albumId }, caller, world) => {
    const row = (await albumById.first(world.tx, { id: albumId })) ?? reject('unknown', 'albumId');
    const actor = (await actorExists.first(world.tx, { id: row.actorId })) ?? reject('unknown', 'albumId');
    const marks = await marksOf([albumId], caller, world);
    const isBought = marks.bought.has(albumId);
    const restriction = await restrictionOf(restrictedBy(row), isBought, caller, world);
    return {
      album: albumOf(row, { id: actor.id, name: actor.name }, caller, marks),
      pictures: await picturesOf(row, restriction === null, caller, world),
      isBought,
      restriction,
      fittingVoucher: await voucherFor('album', restriction, { actorId: row.actorId, price: row.price }, caller, world),
      isBlocked: await isBlockedBetween(row.actorId, caller, world),
      tags: await tagsOf(albumId, caller, world),
    };
  }),
  handle(buyAlbum, ({ albumId: id, voucherId }, caller, world) =>
    sell(albumSale, { call: buyAlbum, id, voucherId }, caller, world),
  ),
  handle(getPinnedPhotos, (_, caller, world) => pinnedOf(caller, world)),
  handle(rateAlbum, ({ albumId: id, guestRating: rating }, caller, world) =>
    rateAlbumAs({ id, rating, field: 'albumId' }, caller, world),
  ),
  handle(rateSedcard, ({ sedcardId: id, guestRating: rating }, caller, world) =>
    rateAlbumAs({ id, rating, field: 'sedcardId', isSedcard: true }, caller, world),
  ),
  handle(ratePicture, ({ pictureId, guestRating }, caller, world) =>
    ratePictureAs(pictureId, guestRating, caller, world),
  ),
  handle(likeGallery, ({ albumId: id }, caller, world) =>
    rateAlbumAs({ id, rating: albumRatings.like, field: 'albumId' }, caller, world),
  ),
  handle(dislikeGallery, ({ albumId: id }, caller, world) =>
    rateAlbumAs({ id, rating: albumRatings.dislike, field: 'albumId' }, caller, world),
  ),
  handle(viewAlbum, async ({ albumId }, caller, world) => ({
    albumId,
    albumTotalViews: await view(albumId, caller, world),
  })),
  handle(getAlbumComments, commentsOf),
  handle(addAlbumComment, addComment),
  handle(deleteAlbumComment, ({ commentId }, caller, world) => deleteComment(commentId, caller, world)),
  handle(reportAlbumComment, ({ commentId }, caller, world) => reportComment(commentId, caller, world)),
  handle(addAlbumTags, addTags),
  handle(getGalleryPreview, async (input, caller, world) => ({ data: await previewText(input, caller, world) })),
];
