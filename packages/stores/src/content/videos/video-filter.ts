import type { InputOf } from '@lounge/protocol';
import {
  defaultActingGroups,
  defaultVideoSort,
  durationUnbounded,
  videoCategoryContent,
  videosPerGrid,
  type ActingGroup,
  type videoList,
  type VideoListCategory,
  type VideoSortOrder,
  type VideoTypeFlag,
} from '@lounge/protocol/content/videos';

/** Who acts in the videos that are shown, or `none` where everybody was taken off. */
export type FilterGender = ActingGroup | 'none';

/**
 * The filter of a list of videos, by the names of the documents. Durations are in seconds, -1 is no bound.
 * @spec entity:videoFilter
 * @assumed Without one of the three kinds all are shown; `none` asks for nobody, so that everybody is shown.
 * @awaits feature:videos.filter 1 engagement/contests
 */
export interface VideoFilter {
  readonly type: VideoListCategory;
  /** Null for the order of the list. */
  readonly sort: VideoSortOrder | null;
  readonly tags: readonly string[];
  readonly actorGenders: readonly FilterGender[];
  readonly duration: { readonly from: number; readonly to: number };
  /** The last page that is shown. */
  readonly page: number;
  readonly pageSize: number;
  readonly isRecommended: boolean;
  readonly includeBoughtVideos: boolean;
  readonly includeContestVideos: boolean;
  readonly freeVideosOnly: boolean;
  readonly includeFreeVideos: boolean;
  readonly includeOnSaleVideos: boolean;
  readonly includeVIPVideos: boolean;
  readonly showFilter: boolean;
}

/** A filter without anything chosen but what its list begins with. */
export const plainVideoFilter = (type: VideoListCategory): VideoFilter => ({
  type,
  sort: null,
  tags: [],
  actorGenders: defaultActingGroups(type),
  duration: { from: durationUnbounded, to: durationUnbounded },
  page: 1,
  pageSize: videosPerGrid,
  isRecommended: false,
  includeBoughtVideos: true,
  includeContestVideos: true,
  freeVideosOnly: type === 'free',
  includeFreeVideos: false,
  includeOnSaleVideos: false,
  includeVIPVideos: false,
  showFilter: true,
});

/**
 * Chooses a gender or takes it off; the last one that is taken off leaves `none`.
 * @spec state:video-filter-gender, feature:videos.filter
 */
export const toggleGender = (chosen: readonly FilterGender[], gender: ActingGroup): readonly FilterGender[] => {
  const others = chosen.filter((each) => each !== gender && each !== 'none');
  const next = chosen.includes(gender) ? others : [...others, gender];
  return next.length === 0 ? ['none'] : next;
};

/** Parses a duration; what is no integer is no bound. @spec rule:duration-filter-int */
export const durationOf = (text: string | null): number =>
  text !== null && /^\d{1,5}$/.test(text) ? Number.parseInt(text, 10) : durationUnbounded;

const kindsOf = (filter: VideoFilter): readonly VideoTypeFlag[] => {
  const { type, freeVideosOnly, includeFreeVideos, includeOnSaleVideos, includeVIPVideos } = filter;
  const listed = videoCategoryContent(type).types;
  if (freeVideosOnly || listed.length > 0) return freeVideosOnly ? ['free'] : listed;
  return [
    ...(includeFreeVideos ? (['free'] as const) : []),
    ...(includeOnSaleVideos ? (['discount'] as const) : []),
    ...(includeVIPVideos ? (['vip'] as const) : []),
  ];
};

/** The variables by which a filter's videos are read, without their page; `now` in milliseconds. */
export const variablesOf = (filter: VideoFilter, now: number): InputOf<typeof videoList> => {
  const { type, tags, actorGenders, duration, isRecommended, includeBoughtVideos } = filter;
  const { windowMs } = videoCategoryContent(type);
  const types = kindsOf(filter);
  const groups = actorGenders.filter((each): each is ActingGroup => each !== 'none');
  const isBounded = duration.from !== durationUnbounded || duration.to !== durationUnbounded;
  return {
    sortOrder: filter.sort ?? defaultVideoSort[type],
    ...(types.length > 0 && { types: [...types] }),
    ...(groups.length > 0 && { actingGroups: groups }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(windowMs !== null && { releasedFrom: new Date(now - windowMs).toISOString() }),
    ...(isBounded && { duration }),
    ...(isRecommended && { isRecommended }),
    ...(!includeBoughtVideos && { includeBought: false }),
  };
};
