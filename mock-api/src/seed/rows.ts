import type { Subject } from '@lounge/art';
import type { Brand, Language } from '@lounge/locale';
import type { ByLanguage } from './four.ts';

/** The moment at which the seeds are true: what is new is a few days older, the next shows come in the days after. */
export const seedMoment = '2026-11-20T19:00:00.000Z';

/** The number from which every seed file is made; it stands in each file. */
export const seedNumber = 20261120;

/** A seed file: the number it was made from, null where it was edited since, and its rows. */
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
  /** The name as it stands in a path; unique. */
  readonly slug: string;
  readonly gender: GenderCode;
  readonly genderType: GenderType;
  /** 21 or more; of couples the younger one's. */
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
  readonly nextShowAt: string | null;
  /** Online when a world begins. */
  readonly isOnline: boolean;
  /** `satisfactionRate` is per cent, 0 to 100. */
  readonly ratings: { readonly count: number; readonly satisfactionRate: number };
  readonly pinnedCount: number;
  /** Seed of the portrait: draws a person of the performer's gender and age; every other seed is built from it. */
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
  readonly ageRating: AgeRating;
  readonly likes: number;
  readonly dislikes: number;
  readonly views: number;
  /** Begins with `coverSubject`, so that the picture shows it. */
  readonly coverSeed: string;
  readonly coverSubject: Subject;
  /** Seeds of the first six pictures: subject, performer, album and the picture's number. */
  readonly pictureSeeds: readonly string[];
}

/** From which age an item may be shown. */
export type AgeRating = 12 | 16 | 18;

/** A video. Prices in hundredths of a coin, 0 is free. @spec entity:video */
export interface VideoRow {
  readonly id: number;
  readonly actorId: number;
  readonly title: ByLanguage;
  readonly createdAt: string;
  readonly durationSeconds: number;
  readonly price: number;
  /** The price before its discount; null without one. */
  readonly basePrice: number | null;
  readonly isVip: boolean;
  readonly isClassic: boolean;
  readonly isCamRecording: boolean;
  /** The one video that the performer puts forward. */
  readonly isPromoted: boolean;
  readonly likes: number;
  readonly dislikes: number;
  readonly views: number;
  readonly ageRating: AgeRating;
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
  readonly lead: ByLanguage;
  /** Seed of the banner. */
  readonly pictureSeed: string;
}

/** A gift for performers, in the order in which they are offered. @spec entity:gift */
export interface GiftRow {
  readonly id: number;
  readonly name: ByLanguage;
  /** In hundredths of a coin. */
  readonly price: number;
  /** The kit's drawing of it. */
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
}

/** All seeds by the name of their file. */
export interface Seeds {
  readonly performers: readonly PerformerRow[];
  readonly albums: readonly AlbumRow[];
  readonly videos: readonly VideoRow[];
  readonly gifts: readonly GiftRow[];
  readonly jumbotron: readonly JumbotronRow[];
  readonly 'legal-texts': readonly LegalTextRow[];
}
