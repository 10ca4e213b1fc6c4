import { cityIn } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { actor, actorPrices, model } from '@lounge/protocol/content/actors';
import { pictureOf } from '../../media/picture.ts';
import type { Caller, World } from '../../world/world.ts';
import type { ActorLive } from '../live-chat/map-actor-live.ts';
import type { ActorShows } from '../tickets/map-actor-shows.ts';
import type { ActorRow, TileRow } from './statements.ts';
import { parseSharedJson } from '../../world/json.ts';

/** How long a performer counts as new. @assumed 30 days. */
const newForMs = 30 * 86_400_000;

const isNew = (row: TileRow, world: World): boolean => world.clock.now() - Date.parse(row.created_at) < newForMs;

const pricesOf = (row: ActorRow): Infer<typeof actorPrices> => ({
  currency: 'VXC',
  video: row.price_video,
  basePriceVideo: row.base_price_video,
  singlec2c: row.price_single,
  single: row.price_single,
  voyeur: row.price_voyeur,
  toyControl: row.price_toy,
  voiceCall: row.price_voice,
  message: row.price_message,
  freeMessages: row.free_messages,
  voucherChatMinutes: 0,
});

/** Maps a row to a performer's profile. */
export const actorOf = (
  row: ActorRow,
  { freeMessagesLeft, ...changing }: ActorShows & ActorLive,
  caller: Caller,
  world: World,
): Infer<typeof actor> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  gender: row.gender,
  genderType: row.gender_type,
  age: row.age,
  city: cityIn(row.city, caller.language),
  country: row.country,
  spokenLanguages: parseSharedJson(row.languages),
  headline: row.headline,
  about: row.about,
  portrait: pictureOf(caller.brand, 'portrait', row.picture_seed),
  banner: pictureOf(caller.brand, 'banner', row.banner_seed),
  isOnline: row.is_online === 1,
  isNew: isNew(row, world),
  isVip: row.is_vip === 1,
  freeChat: row.free_chat === 1,
  bannedCountryCodes: parseSharedJson(row.banned),
  isActorAvailableForConversionChat: row.is_online === 1 && row.free_messages > 0,
  isOnlineMobileVideocall: row.is_online === 1 && row.is_voice === 1,
  ...changing,
  prices: {
    ...pricesOf(row),
    freeMessages: freeMessagesLeft ?? row.free_messages,
    voucherChatMinutes: changing.voucherChatMinutes,
  },
  isLivePreviewEnabled: row.price_video !== null && changing.isLivePreviewEnabled,
  isVoyeurChatAvailable: row.is_voyeur === 1,
  isToyControlAvailable: row.is_toy === 1,
  isVoiceCallAvailable: row.is_voice === 1,
  ratings: { lastNinetyDays: { countRatings: row.rating_count, satisfactionRate: row.satisfaction } },
  pinnedCount: row.pinned,
});

/** Maps a row to a performer's tile. */
export const modelOf = (row: TileRow, caller: Caller, world: World): Infer<typeof model> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  age: row.age,
  city: cityIn(row.city, caller.language),
  spokenLanguages: parseSharedJson(row.languages),
  headline: row.headline,
  isOnline: row.is_online === 1,
  isNew: isNew(row, world),
  isVip: row.is_vip === 1,
  price: row.price_video,
  basePrice: row.base_price_video,
  currency: 'VXC',
  countRatings: row.rating_count,
  satisfactionRate: row.satisfaction,
  portrait: pictureOf(caller.brand, 'portrait', row.picture_seed),
});
