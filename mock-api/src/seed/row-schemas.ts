import { subjects } from '@lounge/art';
import { brands, languages } from '@lounge/locale';
import { type Infer, s } from '@lounge/protocol';
import type { AlbumRow, GiftRow, JumbotronRow, LegalTextRow, PerformerRow, ShowRow, VideoRow } from './rows.ts';

const byLanguage = s.object({ de: s.string, en: s.string, nl: s.string, es: s.string });
const language = s.enum(languages, { id: 'SeedLanguage', description: 'a language' });
const subject = s.enum(subjects, { id: 'SeedSubject', description: 'what a picture shows' });
const slug = s.boundedString(80);
const seed = s.boundedString(200);

const performer = s.object({
  id: s.entityId,
  name: s.boundedString(80),
  slug,
  gender: s.enum(['F', 'M', 'C', 'N'], { id: 'SeedGender', description: 'a gender' }),
  genderType: s.enum(['F', 'M', 'FM', 'FF', 'MM', 'S', 'T'], { id: 'SeedGenderType', description: 'an acting group' }),
  age: s.count,
  city: s.string,
  country: s.boundedString(2),
  languages: s.array(language),
  createdAt: s.instant,
  headline: byLanguage,
  about: byLanguage,
  moods: s.array(s.string),
  tags: s.array(s.string),
  prices: s.object({
    video: s.count,
    voyeur: s.nullable(s.count),
    singleC2C: s.count,
    toyControl: s.nullable(s.count),
    voiceCall: s.nullable(s.count),
    message: s.count,
  }),
  basePriceVideo: s.nullable(s.count),
  freeMessages: s.count,
  isVip: s.boolean,
  isVoyeurChatAvailable: s.boolean,
  isToyControlAvailable: s.boolean,
  isVoiceCallAvailable: s.boolean,
  freeChat: s.boolean,
  nextShowAt: s.nullable(s.instant),
  ratings: s.object({ count: s.count, satisfactionRate: s.count }),
  pinnedCount: s.count,
  pictureSeed: seed,
  bannerSeed: seed,
  bannedCountryCodes: s.array(s.boundedString(2)),
  hours: s.array(s.array(s.count)),
  isOnline: s.boolean,
  recommendedIds: s.array(s.entityId),
});

const album = s.object({
  id: s.entityId,
  actorId: s.entityId,
  kind: s.enum(['sedcard', 'private'], { id: 'SeedAlbumKind', description: 'a kind of album' }),
  title: byLanguage,
  description: byLanguage,
  createdAt: s.instant,
  // A picture's id is its album's id and a position of three digits (docs/decisions/0175).
  pictureCount: s.integerBetween(1, 999),
  price: s.count,
  isVip: s.boolean,
  ageRating: s.optional(s.count),
  likes: s.count,
  dislikes: s.count,
  views: s.count,
  coverSeed: seed,
  coverSubject: subject,
  pictureSeeds: s.array(seed),
});

const video = s.object({
  id: s.entityId,
  actorId: s.entityId,
  title: byLanguage,
  description: byLanguage,
  createdAt: s.instant,
  durationSeconds: s.count,
  price: s.count,
  basePrice: s.nullable(s.count),
  isVip: s.boolean,
  isClassic: s.boolean,
  isCamRecording: s.boolean,
  isPromoted: s.boolean,
  likes: s.count,
  dislikes: s.count,
  views: s.count,
  ageRating: s.optional(s.count),
  previewSeed: seed,
  previewSubject: subject,
  tags: s.array(s.string),
});

const gift = s.object({
  id: s.entityId,
  name: byLanguage,
  price: s.count,
  drawing: s.boundedString(40),
  isActive: s.boolean,
  isVip: s.boolean,
  categoryId: s.entityId,
});

const show = s.object({
  id: s.entityId,
  actorId: s.entityId,
  title: byLanguage,
  description: byLanguage,
  postBuyInfo: byLanguage,
  price: s.count,
  startAt: s.instant,
  endAt: s.instant,
  bonusCode: s.nullable(s.boundedString(64)),
  isFeatured: s.boolean,
  isAutoFeatured: s.boolean,
  isInternal: s.boolean,
  isPrivate: s.boolean,
  isKept: s.boolean,
  pictureSeed: seed,
});

const slide = s.object({
  id: s.entityId,
  actorId: s.entityId,
  kicker: byLanguage,
  title: byLanguage,
  lead: byLanguage,
  pictureSeed: seed,
});

const legalText = s.object({
  id: s.entityId,
  type: s.enum(['TOS', 'PP', 'GTC', 'TOU', 'IMP'], { id: 'SeedLegalType', description: 'a kind of legal text' }),
  product: s.enum(brands, { id: 'SeedProduct', description: 'a brand' }),
  version: s.boundedString(20),
  language,
  html: s.boundedString(100_000),
  publishedAt: s.instant,
  changes: s.nullable(s.boundedString(400)),
});

/** The row schema of each seed file, with fields in the order of the file. */
export const rowSchemas = {
  performers: performer,
  albums: album,
  videos: video,
  gifts: gift,
  shows: show,
  jumbotron: slide,
  'legal-texts': legalText,
};

type Fits<Row, Parsed extends Row> = Parsed;
/** Does not compile if a schema accepts more than its row type; `checkSeeds` checks age ratings. */
type _RowsFit = [
  Fits<Omit<PerformerRow, never>, Infer<typeof performer>>,
  Fits<Omit<AlbumRow, 'ageRating'>, Infer<typeof album>>,
  Fits<Omit<VideoRow, 'ageRating'>, Infer<typeof video>>,
  Fits<GiftRow, Infer<typeof gift>>,
  Fits<ShowRow, Infer<typeof show>>,
  Fits<JumbotronRow, Infer<typeof slide>>,
  Fits<LegalTextRow, Infer<typeof legalText>>,
];
