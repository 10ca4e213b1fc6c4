import type { Infer } from '../../schema/schema.ts';
import * as s from '../../schema/s.ts';
import { durationUnbounded, topWindowMs, trendingWindowMs } from './constants.ts';
import type { videoTypeFlag } from './schemas.ts';

/**
 * The order of a list of videos.
 * @spec entity:enum.videoSortOrder
 * @assumed What they mean: `topRated` by likes, `best` by likes less dislikes, `rating` by the share of likes, `topTrending` by views; `random`
 * stays the same for a day and a visitor, `reducedRandom` mixes the most liked videos only (the documents write "reduced random", which is no name in GraphQL).
 */
export const videoSortOrder = s.enum(
  [
    'newest',
    'mostExpensive',
    'cheapest',
    'longest',
    'shortest',
    'bestSelling',
    'topRated',
    'topTrending',
    'random',
    'reducedRandom',
    'rating',
    'best',
  ],
  { id: 'VideoSortOrder', description: 'the order of a list of videos' },
);

/** A range of durations in seconds; -1 is no bound. @spec rule:duration-filter-int */
export const videoDuration = s.object(
  { from: s.integerBetween(durationUnbounded, 86_400), to: s.integerBetween(durationUnbounded, 86_400) },
  { id: 'VideoDuration', description: 'a range of durations in seconds; -1 is no bound' },
);

/** The properties of which every video has one. */
export const saleTypes = ['free', 'premium', 'discount', 'vip'] as const;

/**
 * A list of videos with an order of its own.
 * @spec entity:enum.videoListCategory
 */
export const videoListCategory = s.enum(['all', 'vip30', 'discounted', 'free', 'bought', 'new', 'trending', 'top'], {
  id: 'VideoListCategory',
  description: 'a list of videos with an order of its own',
});

/**
 * Who acts in a video.
 * @spec entity:enum.actingGroup
 * @assumed All but `female`.
 */
export const actingGroup = s.enum(['female', 'male', 'couple', 'trans'], {
  id: 'ActingGroup',
  description: 'who acts in a video',
});

/** The order of a list of videos. */
export type VideoSortOrder = Infer<typeof videoSortOrder>;
/** A property by which videos are listed. */
export type VideoTypeFlag = Infer<typeof videoTypeFlag>;
/** A list of videos with an order of its own. */
export type VideoListCategory = Infer<typeof videoListCategory>;
/** Who acts in a video. */
export type ActingGroup = Infer<typeof actingGroup>;

/**
 * The order of each category where none is chosen.
 * @spec constant:video.defaultSort
 */
export const defaultVideoSort: Readonly<Record<VideoListCategory, VideoSortOrder>> = {
  all: 'topRated',
  vip30: 'topRated',
  discounted: 'newest',
  free: 'newest',
  bought: 'newest',
  new: 'newest',
  trending: 'topTrending',
  top: 'bestSelling',
};

/** Who acts in the videos of a category where nothing is chosen. @spec constant:video.freeDefaultActingGroup */
export const defaultActingGroups = (category: VideoListCategory): readonly ActingGroup[] =>
  category === 'free' ? ['female'] : [];

/** The content of a category: types and, in milliseconds, the age of its oldest video. */
interface CategoryContent {
  readonly types: readonly VideoTypeFlag[];
  readonly windowMs: number | null;
}

/**
 * The content of each category.
 * @assumed Only VIPs' lists are called vip30; it has all videos for VIPs. New ones are known by their order, so that the list never ends.
 */
const contents: Readonly<Record<string, CategoryContent>> = {
  all: { types: [], windowMs: null },
  vip30: { types: ['vip'], windowMs: null },
  discounted: { types: ['discount'], windowMs: null },
  free: { types: ['free'], windowMs: null },
  bought: { types: ['bought'], windowMs: null },
  new: { types: [], windowMs: null },
  trending: { types: [], windowMs: trendingWindowMs },
  top: { types: [], windowMs: topWindowMs },
} satisfies Record<VideoListCategory, CategoryContent>;

/**
 * Returns the content of a category. One that nobody knows throws.
 * @spec error:unmapped-category
 */
export const videoCategoryContent = (category: string): CategoryContent => {
  const content = Object.hasOwn(contents, category) ? contents[category] : undefined;
  if (content === undefined) throw new Error('Unmapped category');
  return content;
};
