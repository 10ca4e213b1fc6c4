import type { Subject } from '@lounge/art';
import type { Brand, Language } from '@lounge/locale';
import type { ByLanguage } from './translations.ts';

/** The instant of the seeds: new content is a few days older, the next shows are in the days after. */
export const seedMoment = '2026-11-20T19:00:00.000Z';

/** The number from which every seed file is generated; each file contains it. */
export const seedNumber = 20261120;

/** A seed file: the number from which it was generated, null after an edit, and its rows. */
export interface SeedFile<Row> {
  readonly seed: number | null;
  readonly rows: readonly Row[];
}

/** Gender code of a performer; C is a couple and N neither of M and F. @spec entity:enum.actorGenderCode @assumed the meanings */
export type GenderCode = 'F' | 'M' | 'C' | 'N';

/** Acting group of a performer. @spec entity:enum.actorGenderType */
export type GenderType = 'F' | 'M' | 'FM' | 'FF' | 'MM' | 'S' | 'T';

/** Prices of a performer in hundredths of a coin: a minute, or a message; null where the performer does not offer it. */
export interface PerformerPrices {
  readonly video: number;
  readonly voyeur: number | null;
  readonly singleC2C: number;
  readonly toyControl: number | null;
  readonly voiceCall: number | null;
  readonly message: number;
}

/** A performer. Instants are ISO 8601 UTC with milliseconds. @spec entity:actor */
export interface PerformerRow {
  readonly id: number;
  readonly name: string;
  /** The name in paths; unique. */
  readonly slug: string;
  readonly gender: GenderCode;
  readonly genderType: GenderType;
  /** 21 or more; for couples that of the younger one. */
  readonly age: number;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
  /** Spoken languages, the best first. */
  readonly languages: readonly Language[];
  readonly createdAt: string;
  /** One to five words for a tile. */
  readonly headline: ByLanguage;
  /** Two or three sentences. */
  readonly about: ByLanguage;
  /** Keys such as `calm`. */
  readonly moods: readonly string[];
  /** Keys such as `music`. */
  readonly tags: readonly string[];
  readonly prices: PerformerPrices;
  /** The price of a video chat before its discount; null without one. */
  readonly basePriceVideo: number | null;
  readonly freeMessages: number;
  readonly isVip: boolean;
  readonly isVoyeurChatAvailable: boolean;
  readonly isToyControlAvailable: boolean;
  readonly isVoiceCallAvailable: boolean;
  readonly freeChat: boolean;
  /** When the performer's show starts, if there is one among the shows. */
  readonly nextShowAt: string | null;
  /** Whether the performer is online in a new world. */
  readonly isOnline: boolean;
  /** `satisfactionRate` is a percentage, 0 to 100. */
  readonly ratings: { readonly count: number; readonly satisfactionRate: number };
  readonly pinnedCount: number;
  /** Seed of the portrait, which shows a person of the performer's gender and age; all other seeds are derived from it. */
  readonly pictureSeed: string;
  readonly bannerSeed: string;
  readonly bannedCountryCodes: readonly string[];
  /** Usual presence, 0 to 4, by weekday (Monday first) and hour of the Berlin clock. */
  readonly hours: readonly (readonly number[])[];
  /** Six other performers. */
  readonly recommendedIds: readonly number[];
}

/** An album. Price in hundredths of a coin, 0 is free. @spec entity:album */
export interface AlbumRow {
  readonly id: number;
  readonly actorId: number;
  /** A sedcard introduces the performer and is free; private ones may cost. */
  readonly kind: 'sedcard' | 'private';
  readonly title: ByLanguage;
  readonly description: ByLanguage;
  readonly createdAt: string;
  readonly pictureCount: number;
  readonly price: number;
  readonly isVip: boolean;
  /** 16 where it is left out. */
  readonly ageRating?: AgeRating;
  readonly likes: number;
  readonly dislikes: number;
  readonly views: number;
  /** Begins with `coverSubject`, so that the picture shows it. */
  readonly coverSeed: string;
  readonly coverSubject: Subject;
  /** Seeds of the first six pictures: subject, performer, album and the picture's number. */
  readonly pictureSeeds: readonly string[];
}

/** The minimum age of viewers. */
export type AgeRating = 12 | 16 | 18;

/** The rating of a row that has none. @spec constant:ageRating.default */
export const defaultAgeRating: AgeRating = 16;

/** A video. Prices in hundredths of a coin, 0 is free. @spec entity:video */
export interface VideoRow {
  readonly id: number;
  readonly actorId: number;
  readonly title: ByLanguage;
  readonly description: ByLanguage;
  readonly createdAt: string;
  readonly durationSeconds: number;
  readonly price: number;
  /** The price before its discount; null without one. */
  readonly basePrice: number | null;
  readonly isVip: boolean;
  readonly isClassic: boolean;
  readonly isCamRecording: boolean;
  /** Whether it is the performer's promoted video. */
  readonly isPromoted: boolean;
  readonly likes: number;
  readonly dislikes: number;
  readonly views: number;
  /** 16 where it is left out. */
  readonly ageRating?: AgeRating;
  /** Begins with `previewSubject`. */
  readonly previewSeed: string;
  readonly previewSubject: Subject;
  readonly tags: readonly string[];
}

/** A slide of the start page. @spec entity:jumbotron @assumed its fields, which are not stated */
export interface JumbotronRow {
  readonly id: number;
  readonly actorId: number;
  readonly kicker: ByLanguage;
  readonly title: ByLanguage;
  /** `{previewSeconds}` in it is the duration of the guest's live preview, in seconds. */
  readonly lead: ByLanguage;
  /** Seed of the banner. */
  readonly pictureSeed: string;
}

/**
 * A ticket show. Price in hundredths of a coin, 0 is free.
 * @spec entity:chatTicket
 */
export interface ShowRow {
  readonly id: number;
  readonly actorId: number;
  readonly title: ByLanguage;
  readonly description: ByLanguage;
  /** The text for buyers. */
  readonly postBuyInfo: ByLanguage;
  readonly price: number;
  readonly startAt: string;
  readonly endAt: string;
  /** A bonus code that the show is announced with; null without one. */
  readonly bonusCode: string | null;
  readonly isFeatured: boolean;
  readonly isAutoFeatured: boolean;
  readonly isInternal: boolean;
  /** For invited guests only. */
  readonly isPrivate: boolean;
  /** Whether the performer comes; a show without her is cancelled. */
  readonly isKept: boolean;
  /** Seed of the wide picture. */
  readonly pictureSeed: string;
}

/** A gift for performers. @spec entity:gift */
export interface GiftRow {
  readonly id: number;
  readonly name: ByLanguage;
  /** In hundredths of a coin. */
  readonly price: number;
  /** The name of the kit's drawing. */
  readonly drawing: string;
  readonly isActive: boolean;
  readonly isVip: boolean;
  /** 1 flowers, 2 evening, 3 sweets, 4 treasures. */
  readonly categoryId: number;
}

/** A legal text in one language. @spec entity:legalText */
export interface LegalTextRow {
  readonly id: number;
  readonly type: 'TOS' | 'PP' | 'GTC' | 'TOU' | 'IMP';
  readonly product: Brand;
  readonly version: string;
  readonly language: Language;
  /** One heading and plain paragraphs. */
  readonly html: string;
  /** From when the version holds. */
  readonly publishedAt: string;
  /** A sentence about what is new in it. */
  readonly changes: string | null;
}

/** All seeds by file name. */
export interface Seeds {
  readonly performers: readonly PerformerRow[];
  readonly albums: readonly AlbumRow[];
  readonly videos: readonly VideoRow[];
  readonly gifts: readonly GiftRow[];
  readonly shows: readonly ShowRow[];
  readonly jumbotron: readonly JumbotronRow[];
  readonly 'legal-texts': readonly LegalTextRow[];
}
