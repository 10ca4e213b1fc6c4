import { count, entityId, flag, instant, listOf, named, oneOf, orNull, text } from '../../vocabulary/shapes.ts';
import { currency, picture } from '../../vocabulary/words.ts';

/**
 * Gender codes.
 * @spec entity:enum.actorGenderCode
 * @assumed M male, F female, C couple, N not told.
 */
export const actorGenderCode = oneOf('ActorGenderCode', 'gender: N not told, M male, F female, C couple', [
  'N',
  'M',
  'F',
  'C',
]);

/**
 * Gender types.
 * @spec entity:enum.actorGenderType
 */
export const actorGenderType = oneOf('ActorGenderType', 'gender type; S transsexual, T transvestite', [
  'F',
  'M',
  'FM',
  'FF',
  'MM',
  'S',
  'T',
]);

/**
 * Prices of the chat kinds, in hundredths of `currency` per minute, `message` per message; null where a kind is not
 * offered. `basePriceVideo` is the price before a discount. The two `voucherChatMinutes` and `freeMessages` are counts.
 * @spec entity:actorChatButtonPrices
 * @assumed `single` and `singlec2c` both are the private chat; toy control and voice call have a price of their own.
 */
export const actorPrices = named('ActorPrices', 'prices per minute (message: per message) in hundredths', {
  currency,
  video: orNull(count),
  basePriceVideo: orNull(count),
  singlec2c: orNull(count),
  single: orNull(count),
  voyeur: orNull(count),
  toyControl: orNull(count),
  voiceCall: orNull(count),
  message: orNull(count),
  freeMessages: count,
  voucherChatMinutes: count,
});

/**
 * A performer's ratings of the last ninety days; the share of satisfied guests is shown from 10 ratings on.
 * @spec entity:chatRatings
 */
export const chatRatings = named('ChatRatings', 'ratings of the last ninety days; satisfactionRate in percent', {
  countRatings: count,
  satisfactionRate: count,
});

/**
 * A performer as the profile shows one.
 * @spec entity:actor, constant:rating.window
 * @assumed The fields beyond the documents' list: what the profile's header draws.
 */
export const actor = named('Actor', 'a performer as the profile shows one', {
  id: entityId,
  name: text,
  slug: text,
  gender: actorGenderCode,
  genderType: actorGenderType,
  age: count,
  city: text,
  country: text,
  spokenLanguages: listOf(text),
  headline: text,
  about: text,
  portrait: picture,
  banner: picture,
  isOnline: flag,
  isNew: flag,
  isVip: flag,
  freeChat: flag,
  bannedCountryCodes: listOf(text),
  isActorAvailableForConversionChat: flag,
  isOnlineMobileVideocall: flag,
  isCurrentlyTicketShow: flag,
  nextShowAt: orNull(instant),
  prices: actorPrices,
  isLivePreviewEnabled: flag,
  isVoyeurChatAvailable: flag,
  isToyControlAvailable: flag,
  isVoiceCallAvailable: flag,
  guestHasTicket: flag,
  voucherChatMinutes: count,
  isVoyeurMode: flag,
  ratings: named('ActorRatings', 'ratings by window', { lastNinetyDays: chatRatings }),
  pinnedCount: count,
});

/**
 * Whether and how a performer can be reached right now.
 * @spec entity:actorState
 * @assumed Its fields are not shown.
 */
export const actorState = named('ActorState', 'whether and how a performer can be reached right now', {
  id: entityId,
  isOnline: flag,
  isInChat: flag,
  freeChat: flag,
  isCurrentlyTicketShow: flag,
  since: orNull(instant),
});

/**
 * A performer as a tile shows one. `price` is the video chat per minute in hundredths of `currency`.
 * @assumed The list calls' fields are not shown: what a tile draws.
 */
export const model = named('Model', 'a performer as a tile shows one', {
  id: entityId,
  name: text,
  slug: text,
  age: count,
  city: text,
  spokenLanguages: listOf(text),
  headline: text,
  isOnline: flag,
  isNew: flag,
  isVip: flag,
  price: orNull(count),
  basePrice: orNull(count),
  currency,
  countRatings: count,
  satisfactionRate: count,
  portrait: picture,
});

/** One weekday's usual presence: 24 levels from 0 (never) to 4 (nearly always), in Berlin hours; day 1 is Monday. */
export const heatMapDay = named('HeatMapDay', 'usual presence on a weekday, 24 levels from 0 to 4; day 1 is Monday', {
  day: count,
  hours: listOf(count),
});

/**
 * When a performer usually is here.
 * @spec entity:heatMaps
 * @assumed hoursToBeOnline: whole hours until the next usual presence, null if there is none; memo: a line by the performer.
 */
export const heatMaps = named('HeatMaps', 'when a performer usually is here', {
  heatMaps: listOf(heatMapDay),
  hoursToBeOnline: orNull(count),
  actorName: text,
  memo: orNull(text),
  errors: listOf(text),
});
