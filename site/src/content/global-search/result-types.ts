import type { AllResults, ResultType } from '@lounge/stores/content/global-search';

/** The type of results that a page shows. */
export type ShownType = ResultType | 'all';

/** The pages of results, in the order of their tabs. */
export const resultPages = [
  { type: 'all', key: 'search.all' },
  { type: 'actors', key: 'search.actors' },
  { type: 'videos', key: 'search.videos' },
  { type: 'galleries', key: 'search.galleries' },
  { type: 'tv', key: 'search.tv' },
  { type: 'blog', key: 'search.blog' },
  { type: 'mediaLibrary', key: 'search.media-library' },
] as const satisfies readonly { readonly type: ShownType; readonly key: string }[];

/** The number of results of a type. */
export const totalOf = (totals: AllResults['totals'], type: ShownType): number | undefined => {
  if (totals === null) return undefined;
  const { models: actors, ...others } = totals;
  const each = { actors, ...others };
  return type === 'all' ? Object.values(each).reduce((sum, one) => sum + one, 0) : each[type];
};
