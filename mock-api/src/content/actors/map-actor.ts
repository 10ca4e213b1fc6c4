import { cityIn } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { actor, actorPrices, model } from '@lounge/protocol/content/actors';
import { pictureOf } from '../../media/picture.ts';
import type { Caller, World } from '../../world/world.ts';
import type { ActorLive, ActorShows } from './ports.ts';
import type { ActorRow, TileRow } from './statements.ts';
import { parseSharedJson } from '../../world/json.ts';

/** How long a performer counts as new. @assumed 30 days. */
const newForMs = 30 * 86_400_000;

const isNew = (row: TileRow, world: World): boolean => world.clock.now() - Date.parse(row.createdAt) < newForMs;

const pricesOf = (row: ActorRow): Infer<typeof actorPrices> => ({
  currency: 'VXC',
  video: row.priceVideo,
  basePriceVideo: row.basePriceVideo,
  singlec2c: row.priceSingle,
  single: row.priceSingle,
  voyeur: row.priceVoyeur,
  toyControl: row.priceToy,
  voiceCall: row.priceVoice,
  message: row.priceMessage,
  freeMessages: row.freeMessages,
  voucherChatMinutes: 0,
});

/** Maps a row to a performer's profile. */
export const actorOf = (
  row: ActorRow,
  { freeMessagesLeft, ...changing }: ActorShows & ActorLive & { readonly isCountryBanned: boolean },
  caller: Caller,
  world: World,
): Infer<typeof actor> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  gender: row.gender,
  genderType: row.genderType,
  age: row.age,
  city: cityIn(row.city, caller.language),
  country: row.country,
  spokenLanguages: parseSharedJson(row.languages),
  headline: row.headline,
  about: row.about,
  portrait: pictureOf(caller.brand, 'portrait', row.pictureSeed),
  banner: pictureOf(caller.brand, 'banner', row.bannerSeed),
  isOnline: row.isOnline === 1,
  isNew: isNew(row, world),
  isVip: row.isVip === 1,
  freeChat: row.freeChat === 1,
  bannedCountryCodes: parseSharedJson(row.banned),
  isActorAvailableForConversionChat: row.isOnline === 1 && row.freeMessages > 0,
  isOnlineMobileVideocall: row.isOnline === 1 && row.isVoice === 1,
  ...changing,
  prices: {
    ...pricesOf(row),
    freeMessages: freeMessagesLeft ?? row.freeMessages,
    voucherChatMinutes: changing.voucherChatMinutes,
  },
  isLivePreviewEnabled: row.priceVideo !== null && changing.isLivePreviewEnabled,
  isVoyeurChatAvailable: row.isVoyeur === 1,
  isToyControlAvailable: row.isToy === 1,
  isVoiceCallAvailable: row.isVoice === 1,
  ratings: { lastNinetyDays: { countRatings: row.ratingCount, satisfactionRate: row.satisfaction } },
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
  isOnline: row.isOnline === 1,
  isNew: isNew(row, world),
  isVip: row.isVip === 1,
  price: row.priceVideo,
  basePrice: row.basePriceVideo,
  currency: 'VXC',
  countRatings: row.ratingCount,
  satisfactionRate: row.satisfaction,
  portrait: pictureOf(caller.brand, 'portrait', row.pictureSeed),
});
