import { pathTo } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import {
  trendingWindowMs,
  videoTypeFlag,
  vip30WindowMs,
  type video,
  type VideoTypeFlag,
} from '@lounge/protocol/content/videos';
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
import { likedVideosOf } from './likes.ts';
import type { VideoRow } from './statements.ts';

/** How long a video counts as new. @assumed 14 days. */
export const newForMs = 14 * 86_400_000;

/** The views from which a young video is trending, and the shares from which one is often shared. @assumed */
export const trendingViews = 5_000;
export const oftenShared = 3;

/** The property of a video by which it is sold; every video has one. */
const saleTypeOf = ({ isVip, price, basePrice }: VideoRow): VideoTypeFlag => {
  if (isVip === 1) return 'vip';
  if (price <= 0) return 'free';
  return basePrice !== null && basePrice > price ? 'discount' : 'premium';
};

/** The properties of a video, those of lists included. */
const typesOf = (row: VideoRow, isBought: boolean, age: number): VideoTypeFlag[] => {
  const has: Readonly<Partial<Record<VideoTypeFlag, boolean>>> = {
    [saleTypeOf(row)]: true,
    bought: isBought,
    trending: age <= trendingWindowMs && row.views >= trendingViews,
    vxselect: row.isSelect === 1,
    vip30: isVip30(row, age),
    classic: row.isClassic === 1,
    shared: row.shares >= oftenShared,
    original: row.isClassic === 0 && row.isCamRecording === 0,
  };
  return videoTypeFlag.values.filter((type) => has[type] === true);
};

const isVip30 = ({ isVip }: VideoRow, age: number): boolean => isVip === 1 && age <= vip30WindowMs;

/** The restrictions of a video. */
export const restrictedBy = (row: Pick<VideoRow, 'price' | 'ageRating' | 'isVip'>): Restricted => ({
  price: row.price,
  ageRating: row.ageRating,
  isVip: row.isVip === 1,
});

/** The means that open videos to a visitor, and the videos that the visitor was given, which count as bought. */
export interface Marks extends Access {
  readonly gifted: ReadonlySet<number>;
  /** The videos that the visitor likes (true) or dislikes. */
  readonly liked: ReadonlyMap<number, boolean>;
}

/** The means that open the videos of a list to the caller, and what the caller said of them. */
export const marksOf = async (ids: readonly number[], caller: Caller, world: World): Promise<Marks> => {
  const [access, gifted, liked] = await Promise.all([
    accessOf(caller, 'video', ids, world),
    givenMediaOf(caller, 'video', world),
    likedVideosOf(ids, caller, world),
  ]);
  return { ...access, gifted, liked };
};

/** Maps a row to a video's tile. */
export const videoOf = (
  row: VideoRow,
  caller: Caller,
  { bought, gifted, liked, isVip }: Marks,
  world: Pick<World, 'clock'>,
): Infer<typeof video> => {
  const preview = pictureOf(caller.brand, 'still', row.previewSeed);
  const price = priceFor(restrictedBy(row), isVip);
  const age = world.clock.now() - Date.parse(row.createdAt);
  return {
    id: row.id,
    title: localized(row.title, caller),
    duration: row.duration,
    ageRating: row.ageRating,
    vip: row.isVip === 1,
    isVip30Offer: isVip30(row, age),
    free: isForAll({ ...restrictedBy(row), ageRating: 0 }),
    new: age < newForMs,
    camRecording: row.isCamRecording === 1,
    classic: row.isClassic === 1,
    guestInfo: {
      bought: bought.has(row.id),
      gifted: gifted.has(row.id),
      flatrate: isIncluded(restrictedBy(row), isVip),
      liked: liked.get(row.id) === true,
      disliked: liked.get(row.id) === false,
    },
    price: priceOf(price),
    // For VIPs the price of everybody is the old one.
    basePrice: priceOf(row.basePrice ?? (price === row.price ? null : row.price)),
    preview,
    previewThumbnails: [preview],
    rating: { likes: row.likes },
    model: { id: row.actorId, name: row.actorName, isOnline: row.actorIsOnline === 1 },
    contestInfo: null,
    link: pathTo('performer.video-details', caller.language, { actorName: row.actorSlug, videoId: row.id }),
    url: null,
    publishedAt: row.createdAt,
    types: typesOf(row, bought.has(row.id), age),
  };
};
