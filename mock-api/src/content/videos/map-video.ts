import { pathTo } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { video } from '@lounge/protocol/content/videos';
import { givenMediaOf } from '../../foundation/vouchers/index.ts';
import { boughtBy } from '../../foundation/wallet/index.ts';
import { priceOf } from '../../wire/coins.ts';
import { localized } from '../../wire/localized.ts';
import { pictureOf } from '../../media/picture.ts';
import type { Caller, World } from '../../world/world.ts';
import type { VideoRow } from './statements.ts';

/** How long a video counts as new. @assumed 14 days. */
const newForMs = 14 * 86_400_000;

/** The ids of the videos that a visitor bought or was given; who was given a video has it like a bought one. */
export interface Marks {
  readonly bought: ReadonlySet<number>;
  readonly gifted: ReadonlySet<number>;
}

/** The videos that the caller bought or was given. */
export const marksOf = async (caller: Caller, world: Pick<World, 'tx'>): Promise<Marks> => ({
  bought: await boughtBy(caller, 'video', world),
  gifted: await givenMediaOf(caller, 'video', world),
});

/** Maps a row to a video's tile. */
export const videoOf = (
  row: VideoRow,
  caller: Caller,
  world: Pick<World, 'clock'>,
  { bought, gifted }: Marks,
): Infer<typeof video> => {
  const preview = pictureOf(caller.brand, 'still', row.preview_seed);
  return {
    id: row.id,
    title: localized(row.title, caller),
    duration: row.duration,
    ageRating: row.age_rating,
    vip: row.is_vip === 1,
    isVip30Offer: false,
    free: row.price <= 0,
    new: world.clock.now() - Date.parse(row.created_at) < newForMs,
    camRecording: row.is_cam_recording === 1,
    classic: row.is_classic === 1,
    guestInfo: { bought: bought.has(row.id), gifted: gifted.has(row.id), flatrate: false, liked: false },
    price: priceOf(row.price),
    basePrice: priceOf(row.base_price),
    preview,
    previewThumbnails: [preview],
    rating: { likes: row.likes },
    model: { id: row.actor_id, name: row.actor_name },
    contestInfo: null,
    link: pathTo('performer.video-details', caller.language, { actorName: row.actor_slug, videoId: row.id }),
    url: null,
    publishedAt: row.created_at,
  };
};
