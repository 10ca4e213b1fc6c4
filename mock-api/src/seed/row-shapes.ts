import { subjects } from '@lounge/art';
import { brands, languages } from '@lounge/locale';
import {
  boundedText,
  count,
  entityId,
  flag,
  instant,
  listOf,
  oneOf,
  orNull,
  shape,
  text,
  type Infer,
} from '@lounge/protocol';
import type { AlbumRow, GiftRow, JumbotronRow, LegalTextRow, PerformerRow, VideoRow } from './rows.ts';

const byLanguage = shape({ de: text, en: text, nl: text, es: text });
const language = oneOf('SeedLanguage', 'a language', languages);
const subject = oneOf('SeedSubject', 'what a picture shows', subjects);
const slug = boundedText(80);
const seed = boundedText(200);

const performer = shape({
  id: entityId,
  name: boundedText(80),
  slug,
  gender: oneOf('SeedGender', 'a gender', ['F', 'M', 'C', 'N']),
  genderType: oneOf('SeedGenderType', 'an acting group', ['F', 'M', 'FM', 'FF', 'MM', 'S', 'T']),
  age: count,
  city: text,
  country: boundedText(2),
  languages: listOf(language),
  createdAt: instant,
  headline: byLanguage,
  about: byLanguage,
  moods: listOf(text),
  tags: listOf(text),
  prices: shape({
    video: count,
    voyeur: orNull(count),
    singleC2C: count,
    toyControl: orNull(count),
    voiceCall: orNull(count),
    message: count,
  }),
  basePriceVideo: orNull(count),
  freeMessages: count,
  isVip: flag,
  isVoyeurChatAvailable: flag,
  isToyControlAvailable: flag,
  isVoiceCallAvailable: flag,
  freeChat: flag,
  nextShowAt: orNull(instant),
  ratings: shape({ count, satisfactionRate: count }),
  pinnedCount: count,
  pictureSeed: seed,
  bannerSeed: seed,
  bannedCountryCodes: listOf(boundedText(2)),
  hours: listOf(listOf(count)),
  isOnline: flag,
  recommendedIds: listOf(entityId),
});

const album = shape({
  id: entityId,
  actorId: entityId,
  kind: oneOf('SeedAlbumKind', 'a kind of album', ['sedcard', 'private']),
  title: byLanguage,
  description: byLanguage,
  createdAt: instant,
  pictureCount: count,
  price: count,
  isVip: flag,
  ageRating: count,
  likes: count,
  dislikes: count,
  views: count,
  coverSeed: seed,
  coverSubject: subject,
  pictureSeeds: listOf(seed),
});

const video = shape({
  id: entityId,
  actorId: entityId,
  title: byLanguage,
  createdAt: instant,
  durationSeconds: count,
  price: count,
  basePrice: orNull(count),
  isVip: flag,
  isClassic: flag,
  isCamRecording: flag,
  isPromoted: flag,
  likes: count,
  dislikes: count,
  views: count,
  ageRating: count,
  previewSeed: seed,
  previewSubject: subject,
  tags: listOf(text),
});

const gift = shape({
  id: entityId,
  name: byLanguage,
  price: count,
  drawing: boundedText(40),
  isActive: flag,
  isVip: flag,
  categoryId: entityId,
});

const slide = shape({
  id: entityId,
  actorId: entityId,
  kicker: byLanguage,
  title: byLanguage,
  lead: byLanguage,
  pictureSeed: seed,
});

const legalText = shape({
  id: entityId,
  type: oneOf('SeedLegalType', 'a kind of legal text', ['TOS', 'PP', 'GTC', 'TOU', 'IMP']),
  product: oneOf('SeedProduct', 'a brand', brands),
  version: boundedText(20),
  language,
  html: boundedText(100_000),
});

/** The shape of a row of each seed file. Their fields stand in the order of the file. */
export const rowShapes = {
  performers: performer,
  albums: album,
  videos: video,
  gifts: gift,
  jumbotron: slide,
  'legal-texts': legalText,
};

type Fits<Row, Parsed extends Row> = Parsed;
/** A shape that lets through what its row is not fails here; ratings of age are numbers that `rulesOf` looks at. */
export type RowsFit = [
  Fits<Omit<PerformerRow, never>, Infer<typeof performer>>,
  Fits<Omit<AlbumRow, 'ageRating'>, Infer<typeof album>>,
  Fits<Omit<VideoRow, 'ageRating'>, Infer<typeof video>>,
  Fits<GiftRow, Infer<typeof gift>>,
  Fits<JumbotronRow, Infer<typeof slide>>,
  Fits<LegalTextRow, Infer<typeof legalText>>,
];
