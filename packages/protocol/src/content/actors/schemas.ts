import * as s from '../../schema/s.ts';
import { currency, picture } from '../../schema/common.ts';

/**
 * Gender codes.
 * @spec entity:enum.actorGenderCode
 * @assumed M male, F female, C couple, N not specified.
 */
export const actorGenderCode = s.enum(['N', 'M', 'F', 'C'], {
  id: 'ActorGenderCode',
  description: 'gender: N not specified, M male, F female, C couple',
});

/**
 * Gender types.
 * @spec entity:enum.actorGenderType
 */
export const actorGenderType = s.enum(['F', 'M', 'FM', 'FF', 'MM', 'S', 'T'], {
  id: 'ActorGenderType',
  description: 'gender type; S transsexual, T transvestite',
});

/**
 * Prices of the kinds of chat, in hundredths of `currency` per minute, `message` per message; null if a kind is not
 * offered. `basePriceVideo` is the price before a discount. `voucherChatMinutes`, rounded up, and `freeMessages` are counts.
 * @spec entity:actorChatButtonPrices
 * @assumed `single` and `singlec2c` are both the private chat; toy control and voice call have their own prices.
 */
export const actorPrices = s.object(
  {
    currency,
    video: s.nullable(s.count),
    basePriceVideo: s.nullable(s.count),
    singlec2c: s.nullable(s.count),
    single: s.nullable(s.count),
    voyeur: s.nullable(s.count),
    toyControl: s.nullable(s.count),
    voiceCall: s.nullable(s.count),
    message: s.nullable(s.count),
    freeMessages: s.count,
    voucherChatMinutes: s.count,
  },
  { id: 'ActorPrices', description: 'prices per minute (message: per message) in hundredths' },
);

/**
 * A performer's ratings of the last ninety days. The percentage of satisfied guests is shown with 10 ratings or more.
 * @spec entity:chatRatings
 */
export const chatRatings = s.object(
  {
    countRatings: s.count,
    satisfactionRate: s.count,
  },
  { id: 'ChatRatings', description: 'ratings of the last ninety days; satisfactionRate in percent' },
);

/**
 * A performer, with the fields of the profile page.
 * @spec entity:actor, constant:rating.window
 * @assumed The fields that the documents do not list: what the header of the profile shows.
 */
export const actor = s.object(
  {
    id: s.entityId,
    name: s.string,
    slug: s.string,
    gender: actorGenderCode,
    genderType: actorGenderType,
    age: s.count,
    city: s.string,
    country: s.string,
    spokenLanguages: s.array(s.string),
    headline: s.string,
    about: s.string,
    portrait: picture,
    banner: picture,
    isOnline: s.boolean,
    isNew: s.boolean,
    isVip: s.boolean,
    freeChat: s.boolean,
    bannedCountryCodes: s.array(s.string),
    /** Whether the caller is in one of them, as the server knows it: nothing live is offered then. */
    isCountryBanned: s.boolean,
    isActorAvailableForConversionChat: s.boolean,
    isOnlineMobileVideocall: s.boolean,
    isCurrentlyTicketShow: s.boolean,
    nextShowAt: s.nullable(s.instant),
    prices: actorPrices,
    isLivePreviewEnabled: s.boolean,
    isVoyeurChatAvailable: s.boolean,
    isToyControlAvailable: s.boolean,
    isVoiceCallAvailable: s.boolean,
    guestHasTicket: s.boolean,
    voucherChatMinutes: s.count,
    /** The seconds that `voucherChatMinutes` rounds up. @assumed */
    voucherChatSeconds: s.count,
    isVoyeurMode: s.boolean,
    /** Whether the guest's conversation with her is blocked. @assumed */
    isBlocked: s.boolean,
    ratings: s.object({ lastNinetyDays: chatRatings }, { id: 'ActorRatings', description: 'ratings by window' }),
    pinnedCount: s.count,
  },
  { id: 'Actor', description: 'a performer, with the fields of the profile page' },
);

/**
 * Whether and how a performer can be contacted right now.
 * @spec entity:actorState
 * @assumed Its fields are not shown.
 */
export const actorState = s.object(
  {
    id: s.entityId,
    isOnline: s.boolean,
    isInChat: s.boolean,
    freeChat: s.boolean,
    isCurrentlyTicketShow: s.boolean,
    since: s.nullable(s.instant),
  },
  { id: 'ActorState', description: 'whether and how a performer can be contacted right now' },
);

/**
 * A performer, with the fields of a tile. `price` is the video chat per minute in hundredths of `currency`; `isVoyeurMode` is whether she is
 * in a private chat.
 * @assumed The list calls' fields are not shown: what a tile shows.
 */
export const model = s.object(
  {
    id: s.entityId,
    name: s.string,
    slug: s.string,
    age: s.count,
    city: s.string,
    country: s.string,
    spokenLanguages: s.array(s.string),
    headline: s.string,
    isOnline: s.boolean,
    isNew: s.boolean,
    isVip: s.boolean,
    freeChat: s.boolean,
    isVoyeurMode: s.boolean,
    isCurrentlyTicketShow: s.boolean,
    isOnlineMobileVideocall: s.boolean,
    /** Whether the caller is in a country that she excludes: nothing live is offered then. */
    isCountryBanned: s.boolean,
    price: s.nullable(s.count),
    basePrice: s.nullable(s.count),
    currency,
    countRatings: s.count,
    satisfactionRate: s.count,
    portrait: picture,
  },
  { id: 'Model', description: 'a performer, with the fields of a tile' },
);

/** The usual presence on a weekday: 24 levels from 0 (never) to 4 (nearly always), in Berlin hours; day 1 is Monday. */
export const heatMapDay = s.object(
  {
    day: s.count,
    hours: s.array(s.count),
  },
  { id: 'HeatMapDay', description: 'usual presence on a weekday, 24 levels from 0 to 4; day 1 is Monday' },
);

/**
 * The hours in which a performer is usually online.
 * @spec entity:heatMaps
 * @assumed hoursToBeOnline: whole hours until the next usual presence, null if there is none; memo: a line of text by the performer; errors:
 * the days whose hours are unknown, whose levels are then 0.
 */
export const heatMaps = s.object(
  {
    heatMaps: s.array(heatMapDay),
    hoursToBeOnline: s.nullable(s.count),
    actorName: s.string,
    memo: s.nullable(s.string),
    errors: s.array(s.string),
  },
  { id: 'HeatMaps', description: 'the hours in which a performer is usually online' },
);

/** The longest note about a performer, in characters. @assumed */
export const maxNoteLength = 2000;

/** The words of a note; null for none. */
export const noteComment = s.nullable(s.boundedString(maxNoteLength));

/**
 * A guest's note about a performer. `savedAt` is when it was stored, null without a note.
 * @spec entity:actorNote
 * @assumed That a performer without a note has one without words; `savedAt`.
 */
export const actorNote = s.object(
  { actorId: s.entityId, comment: noteComment, savedAt: s.nullable(s.instant) },
  { id: 'ActorNote', description: 'what a guest noted about a performer; savedAt is when it was stored' },
);
