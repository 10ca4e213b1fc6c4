import { cityIn } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { actor, actorPrices, model } from '@lounge/protocol/content/actors';
import { pictureOf } from '../../media/picture.ts';
import { callerCountry } from '../../dispatch/caller-country.ts';
import type { Caller, World } from '../../world/world.ts';
import { isBannedIn } from './is-banned-in.ts';
import type { ActorLive, ActorShows } from './ports.ts';
import { actorTilesByIds, type ActorRow, type TileRow } from './statements.ts';
import { parseSharedJson } from '../../world/json.ts';

/** How long a performer counts as new. @assumed 30 days. */
export const newForMs = 30 * 86_400_000;

const isNew = (row: Pick<TileRow, 'createdAt'>, world: World): boolean =>
  world.clock.now() - Date.parse(row.createdAt) < newForMs;

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

/** Maps a row to a performer's tile for a caller in a country. */
export const modelOf = (row: TileRow, country: string | null, caller: Caller, world: World): Infer<typeof model> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  age: row.age,
  city: cityIn(row.city, caller.language),
  country: row.country,
  spokenLanguages: parseSharedJson(row.languages),
  headline: row.headline,
  isOnline: row.isOnline === 1,
  isNew: isNew(row, world),
  isVip: row.isVip === 1,
  freeChat: row.freeChat === 1,
  isVoyeurMode: row.shown === 'inChat',
  isCurrentlyTicketShow: row.shown === 'inShow',
  isOnlineMobileVideocall: row.isOnline === 1 && row.isVoice === 1,
  isCountryBanned: isBannedIn(row, country),
  price: row.priceVideo,
  basePrice: row.basePriceVideo,
  currency: 'VXC',
  countRatings: row.ratingCount,
  satisfactionRate: row.satisfaction,
  portrait: pictureOf(caller.brand, 'portrait', row.pictureSeed),
});

/**
 * Returns how rows become tiles for a caller. To be called beside the read of the rows: the caller's country then takes no round trip of its own.
 * @spec rule:banned-country
 */
export const modelsFor = async (caller: Caller, world: World): Promise<(row: TileRow) => Infer<typeof model>> => {
  const country = await callerCountry(caller, world);
  return (row) => modelOf(row, country, caller, world);
};

/** The tiles of performers, in the order of their ids; unknown ones are left out. */
export const modelsByIds = async (
  ids: readonly number[],
  caller: Caller,
  world: World,
): Promise<Infer<typeof model>[]> => {
  const [rows, modelOfRow] = await Promise.all([
    actorTilesByIds(world.tx, ids, caller.language),
    modelsFor(caller, world),
  ]);
  return rows.map(modelOfRow);
};
