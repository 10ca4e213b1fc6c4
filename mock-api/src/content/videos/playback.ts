import type { Infer } from '@lounge/protocol';
import type { videoPlayback } from '@lounge/protocol/content/videos';
import { voucherFor } from '../../foundation/vouchers/index.ts';
import { adultRating, isForAll, restrictionOf } from '../../foundation/wallet/restriction.ts';
import { localized } from '../../wire/localized.ts';
import { clipFor } from '../../media/clips.ts';
import { sourceOf } from '../../media/media-source.ts';
import { publicClipBase, previewOf } from '../../world/ports.ts';
import type { Caller, World } from '../../world/world.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { pictureOf } from '../../media/picture.ts';
import { sliderPicturesOf } from '../../media/video-pictures.ts';
import { resumeAtFor } from './watch-positions.ts';
import { marksOf, restrictedBy, videoOf } from './map-video.ts';
import { tagsOfVideo, type VideoRow } from './statements.ts';

/** A video with the media that the visitor may play. */
export const playbackOf = async (row: VideoRow, caller: Caller, world: World): Promise<Infer<typeof videoPlayback>> => {
  const marks = await marksOf([row.id], caller, world);
  const content = restrictedBy(row);
  const restriction = await restrictionOf(content, marks.bought.has(row.id), caller, world);
  const clip = { brand: caller.brand, clip: clipFor(row.previewSeed) };
  const viewer = isForAll(content) ? null : caller.guestId;
  const isAdult = content.ageRating >= adultRating;
  const url = restriction === null ? world.mediaUrls.video({ ...clip, seconds: row.duration, isAdult }, viewer) : null;
  return {
    video: {
      ...videoOf(row, caller, marks, world),
      previewThumbnails: sliderPicturesOf(row.previewSeed).map((seed) => pictureOf(caller.brand, 'still', seed)),
    },
    description: localized(row.description, caller),
    preview: sourceOf(previewOf(clip), null, publicClipBase(clip)),
    full: url === null ? null : sourceOf(url, row.duration, url.slice(0, url.lastIndexOf('/'))),
    restriction,
    fittingVoucher: await voucherFor('video', restriction, { actorId: row.actorId, price: row.price }, caller, world),
    isBlocked: await isBlockedBetween(row.actorId, caller, world),
    resumeAt: restriction === null ? await resumeAtFor(row, caller, world) : null,
    tags: (await tagsOfVideo.all(world.tx, { videoId: row.id })).map((tag) => ({
      ...tag,
      name: localized(tag.name, caller),
    })),
  };
};
