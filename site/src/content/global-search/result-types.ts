import type { ResultType } from '@lounge/stores/content/global-search';

/** The type of results that a page shows. */
export type ShownType = ResultType | 'all';

/** The pages of results, in the order of their tabs. */
export const resultPages = [
  { type: 'all', key: 'search.all' },
  { type: 'actors', key: 'search.actors' },
  { type: 'videos', key: 'search.videos' },
  { type: 'galleries', key: 'search.galleries' },
  { type: 'mediaLibrary', key: 'search.media-library' },
] as const satisfies readonly { readonly type: ShownType; readonly key: string }[];
