import { languages } from '@lounge/locale';
import { camShowPlatformId } from '@lounge/protocol/content/tickets';
import { bonusCodeRows } from '../seed/bonus-codes.ts';
import { toyControlRows } from '../seed/toy-controls.ts';
import {
  seedMoment,
  type AlbumRow,
  type GiftRow,
  type JumbotronRow,
  type LegalTextRow,
  type PerformerRow,
  type ShowRow,
  type VideoRow,
} from '../seed/rows.ts';
import { toJson } from './json.ts';
import { tables, type Row, type DatabaseSchema } from './tables.ts';

/** The seed collections of the data files. */
export interface Seeds {
  readonly performers: readonly PerformerRow[];
  readonly albums: readonly AlbumRow[];
  readonly videos: readonly VideoRow[];
  readonly gifts: readonly GiftRow[];
  readonly shows: readonly ShowRow[];
  readonly jumbotron: readonly JumbotronRow[];
  readonly legalTexts: readonly LegalTextRow[];
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

const actorRow = (row: PerformerRow): Row<'actor'> => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  gender: row.gender,
  gender_type: row.genderType,
  age: row.age,
  city: row.city,
  country: row.country,
  languages: toJson(row.languages),
  created_at: row.createdAt,
  tags: toJson(row.tags),
  price_video: row.prices.video,
  base_price_video: row.basePriceVideo,
  price_single: row.prices.singleC2C,
  price_voyeur: row.prices.voyeur,
  price_toy: row.prices.toyControl,
  price_voice: row.prices.voiceCall,
  price_message: row.prices.message,
  free_messages: row.freeMessages,
  is_vip: flag(row.isVip),
  is_voyeur: flag(row.isVoyeurChatAvailable),
  is_toy: flag(row.isToyControlAvailable),
  is_voice: flag(row.isVoiceCallAvailable),
  free_chat: flag(row.freeChat),
  is_online: flag(row.isOnline),
  state_since: null,
  rating_count: row.ratings.count,
  satisfaction: row.ratings.satisfactionRate,
  pinned: row.pinnedCount,
  visits: 0,
  picture_seed: row.pictureSeed,
  banner_seed: row.bannerSeed,
  banned: toJson(row.bannedCountryCodes),
  hours: toJson(row.hours),
  recommended: toJson(row.recommendedIds),
});

const textRows = (row: PerformerRow): Row<'actor_text'>[] =>
  languages.map((language) => ({
    key: `${row.id} ${language}`,
    actor_id: row.id,
    language,
    headline: row.headline[language],
    about: row.about[language],
  }));

const albumRow = (row: AlbumRow): Row<'album'> => ({
  id: row.id,
  actor_id: row.actorId,
  is_sedcard: flag(row.kind === 'sedcard'),
  title: toJson(row.title),
  description: toJson(row.description),
  created_at: row.createdAt,
  picture_count: row.pictureCount,
  price: row.price,
  is_vip: flag(row.isVip),
  age_rating: row.ageRating,
  likes: row.likes,
  dislikes: row.dislikes,
  views: row.views,
  cover_seed: row.coverSeed,
  picture_seeds: toJson(row.pictureSeeds),
});

const videoRow = (row: VideoRow): Row<'video'> => ({
  id: row.id,
  actor_id: row.actorId,
  title: toJson(row.title),
  created_at: row.createdAt,
  duration: row.durationSeconds,
  price: row.price,
  base_price: row.basePrice,
  is_vip: flag(row.isVip),
  is_classic: flag(row.isClassic),
  is_cam_recording: flag(row.isCamRecording),
  is_promoted: flag(row.isPromoted),
  likes: row.likes,
  views: row.views,
  age_rating: row.ageRating,
  preview_seed: row.previewSeed,
});

const giftRow = (row: GiftRow): Row<'gift'> => ({
  id: row.id,
  name: toJson(row.name),
  price: row.price,
  drawing: row.drawing,
  is_active: flag(row.isActive),
  is_vip: flag(row.isVip),
  category_id: row.categoryId,
});

const showRow = (row: ShowRow): Row<'cam_show'> => ({
  id: row.id,
  platform_id: camShowPlatformId,
  status: 'ok',
  actor_id: row.actorId,
  title: toJson(row.title),
  description: toJson(row.description),
  post_buy_info: toJson(row.postBuyInfo),
  price: row.price,
  start_at: row.startAt,
  end_at: row.endAt,
  bonus_code: row.bonusCode,
  is_featured: flag(row.isFeatured),
  is_auto_featured: flag(row.isAutoFeatured),
  is_internal: flag(row.isInternal),
  is_private: flag(row.isPrivate),
  is_kept: flag(row.isKept),
  began_at: null,
  picture_seed: row.pictureSeed,
});

const slideRow = (row: JumbotronRow): Row<'jumbotron_slide'> => ({
  id: row.id,
  actor_id: row.actorId,
  kicker: toJson(row.kicker),
  title: toJson(row.title),
  lead: toJson(row.lead),
  picture_seed: row.pictureSeed,
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
  };
};

type SeededTable =
  | 'actor'
  | 'actor_text'
  | 'album'
  | 'video'
  | 'gift'
  | 'cam_show'
  | 'jumbotron_slide'
  | 'legal_text'
  | 'bonus_code'
  | 'toy_control';

/** The rows of the seeds, by table. */
export const seedRows = (seeds: Seeds): { readonly [T in SeededTable]: readonly Row<T>[] } => ({
  actor: seeds.performers.map(actorRow),
  actor_text: seeds.performers.flatMap(textRows),
  album: seeds.albums.map(albumRow),
  video: seeds.videos.map(videoRow),
  gift: seeds.gifts.map(giftRow),
  cam_show: seeds.shows.map(showRow),
  jumbotron_slide: seeds.jumbotron.map(slideRow),
  legal_text: seeds.legalTexts,
  bonus_code: bonusCodeRows(),
  toy_control: toyControlRows(),
});

/** The inserts that fill an empty world. */
export const seedStatements = (seeds: Seeds): readonly SeedStatement[] => {
  const rows = seedRows(seeds);
  return (Object.keys(rows) as SeededTable[]).map((table) => insert(table, rows[table]));
};
