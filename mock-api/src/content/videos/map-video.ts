import { pathTo } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { video } from '@lounge/protocol/content/videos';
import { givenMediaOf } from '../../foundation/vouchers/index.ts';
import {
  accessOf,
  isForAll,
  isIncluded,
  priceFor,
  type Access,
  type Restricted,
} from '../../foundation/wallet/restriction.ts';
import { priceOf } from '../../wire/coins.ts';
import { localized } from '../../wire/localized.ts';
import { pictureOf } from '../../media/picture.ts';
import type { Caller, World } from '../../world/world.ts';
import type { VideoRow } from './statements.ts';

/** How long a video counts as new. @assumed 14 days. */
export const newForMs = 14 * 86_400_000;

/** The restrictions of a video. */
export const restrictedBy = (row: Pick<VideoRow, 'price' | 'ageRating' | 'isVip'>): Restricted => ({
  price: row.price,
  ageRating: row.ageRating,
  isVip: row.isVip === 1,
});

/** The means that open videos to a visitor, and the videos that the visitor was given, which count as bought. */
export interface Marks extends Access {
  readonly gifted: ReadonlySet<number>;
}

/** The means that open videos to the caller. */
export const marksOf = async (caller: Caller, world: World): Promise<Marks> => {
  const [access, gifted] = await Promise.all([accessOf(caller, 'video', world), givenMediaOf(caller, 'video', world)]);
  return { ...access, gifted };
};

/** Maps a row to a video's tile. */
export const videoOf = (
  row: VideoRow,
  caller: Caller,
  world: Pick<World, 'clock'>,
  { bought, gifted, isVip }: Marks,
): Infer<typeof video> => {
  const preview = pictureOf(caller.brand, 'still', row.previewSeed);
  const price = priceFor(restrictedBy(row), isVip);
  return {
    id: row.id,
    title: localized(row.title, caller),
    duration: row.duration,
    ageRating: row.ageRating,
    vip: row.isVip === 1,
    isVip30Offer: false,
    free: isForAll({ ...restrictedBy(row), ageRating: 0 }),
    new: world.clock.now() - Date.parse(row.createdAt) < newForMs,
    camRecording: row.isCamRecording === 1,
    classic: row.isClassic === 1,
    guestInfo: {
      bought: bought.has(row.id),
      gifted: gifted.has(row.id),
      flatrate: isIncluded(restrictedBy(row), isVip),
      liked: false,
    },
    price: priceOf(price),
    // For VIPs the price of everybody is the old one.
    basePrice: priceOf(row.basePrice ?? (price === row.price ? null : row.price)),
    preview,
    previewThumbnails: [preview],
    rating: { likes: row.likes },
    model: { id: row.actorId, name: row.actorName },
    contestInfo: null,
    link: pathTo('performer.video-details', caller.language, { actorName: row.actorSlug, videoId: row.id }),
    url: null,
    publishedAt: row.createdAt,
  };
};
