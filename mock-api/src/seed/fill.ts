import { languages } from '@lounge/locale';
import { camShowPlatformId } from '@lounge/protocol/content/tickets';
import { articleRows } from './articles.ts';
import { feedRows } from './feed-posts.ts';
import { bonusCodeRows } from './bonus-codes.ts';
import { categoryRows } from './categories.ts';
import { cityRows } from './cities.ts';
import { dailyDealRows } from './daily-deals.ts';
import { incentiveRows } from './incentives.ts';
import { interviewRows, welcomeClipRows } from './introductions.ts';
import { livelinessOf, videoCallPointsOf } from './liveliness.ts';
import { ratingDayRows } from './rating-days.ts';
import { searchRows } from './search-documents.ts';
import { countBy, tagRows } from './tags.ts';
import { toyControlRows } from './toy-controls.ts';
import {
  defaultAgeRating,
  seedMoment,
  type AlbumRow,
  type GiftRow,
  type JumbotronRow,
  type LegalTextRow,
  type PerformerRow,
  type ShowRow,
  type VideoRow,
} from './rows.ts';
import { clashRows } from './clash.ts';
import { contestRows } from './contests.ts';
import { campaignRows, specialEventRows } from './special-events.ts';
import { tvRows } from './tv.ts';
import { toJson } from '../world/json.ts';
import { tables, type Row, type DatabaseSchema } from '../world/tables.ts';

/** The seed collections of the data files. */
export interface Seeds {
  readonly performers: readonly PerformerRow[];
  readonly albums: readonly AlbumRow[];
  readonly videos: readonly VideoRow[];
  readonly gifts: readonly GiftRow[];
  readonly shows: readonly ShowRow[];
  readonly jumbotron: readonly JumbotronRow[];
  readonly legalTexts: readonly LegalTextRow[];
  /** The moment at which the seeds are the present. @default `seedMoment`, until they are moved */
  readonly moment?: string;
}

/** An insert with the values of its rows, in the order of the table's columns. */
export interface SeedStatement {
  readonly sql: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const flag = (value: boolean): number => (value ? 1 : 0);

const insert = <T extends keyof DatabaseSchema>(table: T, rows: readonly Row<T>[]): SeedStatement => {
  const columns = Object.keys(tables[table]) as (keyof Row<T> & string)[];
  const placeholders = columns.map(() => '?').join(', ');
  return {
    sql: `insert into "${table}" (${columns.map((each) => `"${each}"`).join(', ')}) values (${placeholders})`,
    rows: rows.map((row) => columns.map((column) => row[column] as string | number | null)),
  };
};

const actorRow = (row: PerformerRow, videoCount: number): Row<'actor'> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  gender: row.gender,
  genderType: row.genderType,
  age: row.age,
  city: row.city,
  country: row.country,
  languages: toJson(row.languages),
  createdAt: row.createdAt,
  tags: toJson(row.tags),
  priceVideo: row.prices.video,
  basePriceVideo: row.basePriceVideo,
  priceSingle: row.prices.singleC2C,
  priceVoyeur: row.prices.voyeur,
  priceToy: row.prices.toyControl,
  priceVoice: row.prices.voiceCall,
  priceMessage: row.prices.message,
  freeMessages: row.freeMessages,
  isVip: flag(row.isVip),
  isVoyeur: flag(row.isVoyeurChatAvailable),
  isToy: flag(row.isToyControlAvailable),
  isVoice: flag(row.isVoiceCallAvailable),
  freeChat: flag(row.freeChat),
  isOnline: flag(row.isOnline),
  stateSince: null,
  ratingCount: row.ratings.count,
  satisfaction: row.ratings.satisfactionRate,
  pinned: row.pinnedCount,
  visits: 0,
  pictureSeed: row.pictureSeed,
  bannerSeed: row.bannerSeed,
  banned: toJson(row.bannedCountryCodes),
  hours: toJson(row.hours),
  recommended: toJson(row.recommendedIds),
  moods: toJson(row.moods),
  mood: livelinessOf(row.moods),
  videoCallPoints: videoCallPointsOf(row),
  videoCount,
});

const actorRows = ({ performers, videos }: Seeds): readonly Row<'actor'>[] => {
  const counts = countBy(videos, ({ actorId }) => actorId);
  return performers.map((row) => actorRow(row, counts.get(row.id) ?? 0));
};

const textRows = (row: PerformerRow): Row<'actorText'>[] =>
  languages.map((language) => ({
    key: `${row.id} ${language}`,
    actorId: row.id,
    language,
    headline: row.headline[language],
    about: row.about[language],
  }));

const albumRow = (row: AlbumRow): Row<'album'> => ({
  id: row.id,
  actorId: row.actorId,
  isSedcard: flag(row.kind === 'sedcard'),
  title: toJson(row.title),
  description: toJson(row.description),
  createdAt: row.createdAt,
  pictureCount: row.pictureCount,
  price: row.price,
  isVip: flag(row.isVip),
  ageRating: row.ageRating ?? defaultAgeRating,
  likes: row.likes,
  dislikes: row.dislikes,
  views: row.views,
  coverSeed: row.coverSeed,
  pictureSeeds: toJson(row.pictureSeeds),
});

/** The columns of a video that its seed has not; they are the same for the same seed. */
const derivedOfVideo = ({ id, likes, views }: VideoRow) => ({
  sold: Math.floor(views / (120 + (id % 7) * 20)),
  shares: id % 11 === 3 ? likes % 9 : 0,
  isSelect: flag(id % 19 === 4),
  shuffle: (id * 48_271) % 65_536,
});

const videoRow = (row: VideoRow): Row<'video'> => ({
  id: row.id,
  actorId: row.actorId,
  title: toJson(row.title),
  createdAt: row.createdAt,
  duration: row.durationSeconds,
  price: row.price,
  basePrice: row.basePrice,
  isVip: flag(row.isVip),
  isClassic: flag(row.isClassic),
  isCamRecording: flag(row.isCamRecording),
  isPromoted: flag(row.isPromoted),
  likes: row.likes,
  views: row.views,
  ageRating: row.ageRating ?? defaultAgeRating,
  previewSeed: row.previewSeed,
  dislikes: row.dislikes,
  description: toJson(row.description),
  ...derivedOfVideo(row),
});

const giftRow = (row: GiftRow): Row<'gift'> => ({
  id: row.id,
  name: toJson(row.name),
  price: row.price,
  drawing: row.drawing,
  isActive: flag(row.isActive),
  isVip: flag(row.isVip),
  categoryId: row.categoryId,
});

const showRow = (row: ShowRow): Row<'camShow'> => ({
  id: row.id,
  platformId: camShowPlatformId,
  status: 'ok',
  actorId: row.actorId,
  title: toJson(row.title),
  description: toJson(row.description),
  postBuyInfo: toJson(row.postBuyInfo),
  price: row.price,
  startAt: row.startAt,
  endAt: row.endAt,
  bonusCode: row.bonusCode,
  isFeatured: flag(row.isFeatured),
  isAutoFeatured: flag(row.isAutoFeatured),
  isInternal: flag(row.isInternal),
  isPrivate: flag(row.isPrivate),
  isKept: flag(row.isKept),
  beganAt: null,
  pictureSeed: row.pictureSeed,
});

const slideRow = (row: JumbotronRow): Row<'jumbotronSlide'> => ({
  id: row.id,
  actorId: row.actorId,
  kicker: toJson(row.kicker),
  title: toJson(row.title),
  lead: toJson(row.lead),
  pictureSeed: row.pictureSeed,
});

const dayMs = 86_400_000;
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Moves all instants of the seeds by whole days, so that they are as recent as on the day of their generation. */
export const moveSeedsTo = (seeds: Seeds, now: number): Seeds => {
  const shift = Math.floor(now / dayMs) * dayMs - Math.floor(Date.parse(seedMoment) / dayMs) * dayMs;
  const moved = <R extends object>(row: R): R =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) =>
        typeof value === 'string' && instantPattern.test(value)
          ? [name, new Date(Date.parse(value) + shift).toISOString()]
          : [name, value],
      ),
    ) as R;
  const { performers, albums, videos, gifts, shows, jumbotron, legalTexts } = seeds;
  return {
    performers: performers.map(moved),
    albums: albums.map(moved),
    videos: videos.map(moved),
    gifts,
    shows: shows.map(moved),
    jumbotron,
    legalTexts,
    moment: new Date(Date.parse(seedMoment) + shift).toISOString(),
  };
};

type SeededTable =
  | 'actor'
  | 'actorText'
  | 'ratingDay'
  | 'album'
  | 'video'
  | 'gift'
  | 'camShow'
  | 'jumbotronSlide'
  | 'legalText'
  | 'bonusCode'
  | 'incentive'
  | 'toyControl'
  | 'city'
  | 'category'
  | 'actorInterview'
  | 'welcomeClip'
  | 'feedPost'
  | 'feedComment'
  | 'article'
  | 'articleMonth'
  | 'tvFormat'
  | 'tvVideo'
  | 'tvVideoSlug'
  | 'tvCategory'
  | 'tvVideoCategory'
  | 'tvSlot'
  | 'lateNightShow'
  | 'specialEvent'
  | 'campaign'
  | 'clash'
  | 'clashTeam'
  | 'clashChallenge'
  | 'contest'
  | 'contestEntry'
  | 'dailyOffer'
  | 'dailyDealPage'
  | 'videoTag'
  | 'tag'
  | 'searchDocument'
  | 'searchWord';

/** The rows of the seeds, by table. */
export const seedRows = (seeds: Seeds): { readonly [T in SeededTable]: readonly Row<T>[] } => {
  const magazine = articleRows(seeds.performers, seeds.moment ?? seedMoment);
  const clashes = clashRows(seeds.performers, seeds.moment ?? seedMoment);
  return {
    actor: actorRows(seeds),
    actorText: seeds.performers.flatMap(textRows),
    ratingDay: ratingDayRows(seeds.performers, seeds.moment ?? seedMoment),
    album: seeds.albums.map(albumRow),
    video: seeds.videos.map(videoRow),
    gift: seeds.gifts.map(giftRow),
    camShow: seeds.shows.map(showRow),
    jumbotronSlide: seeds.jumbotron.map(slideRow),
    legalText: seeds.legalTexts,
    bonusCode: bonusCodeRows(),
    incentive: incentiveRows(),
    toyControl: toyControlRows(),
    city: cityRows(),
    category: categoryRows(),
    actorInterview: interviewRows(seeds.performers),
    welcomeClip: welcomeClipRows(seeds.performers),
    ...feedRows(seeds.performers, seeds.moment ?? seedMoment),
    ...magazine,
    ...tvRows(seeds.performers, seeds.moment ?? seedMoment),
    specialEvent: specialEventRows(seeds.moment ?? seedMoment),
    ...clashes,
    ...contestRows(seeds.performers, seeds.videos, seeds.moment ?? seedMoment),
    campaign: [...campaignRows(seeds.moment ?? seedMoment), clashes.campaign],
    ...dailyDealRows(seeds),
    ...tagRows(seeds.videos),
    ...searchRows({ ...seeds, articles: magazine.article }),
  };
};

/** The inserts that fill an empty world. */
export const seedStatements = (seeds: Seeds): readonly SeedStatement[] => {
  const rows = seedRows(seeds);
  return (Object.keys(rows) as SeededTable[]).map((table) => insert(table, rows[table]));
};
