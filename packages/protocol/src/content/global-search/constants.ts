/**
 * The most results of a page, by type.
 * @spec constant:search.pageSize.actorsModelsVideosTvMediaLibrary, constant:search.pageSize.photosGalleries
 * @spec constant:search.pageSize.blog, constant:search.pageSize.asmr
 * @deviates constant:search.pageSize.asmr docs/decisions/0222
 */
export const searchPageSizes = { actors: 30, videos: 30, mediaLibrary: 30, galleries: 14, tv: 30, blog: 15 } as const;

/** The most results of a type while a pattern is typed. @spec constant:search.typedPageSize */
export const typedPageSize = 10;

/** The highest prices that results are filtered by, in hundredths of a coin; 0 is free. @assumed */
export const resultPrices = [0, 1000, 2000, 3000] as const;

/** The results of `searchResult`, unless the caller takes another number. @spec constant:search.resultTake */
export const resultTake = 10;

/**
 * The fewest characters of a pattern that is searched for while it is typed.
 * @spec constant:validation.mobileSearchMin, rule:search-mobile-min-3, rule:typed-search-min
 * @assumed 2 on wide pages, whose value the documents do not show.
 */
export const typedSearchMinimum = { wide: 2, mobile: 3 } as const;

/** The fewest characters of a pattern that is remembered. @spec constant:search.lastSearchMinLength */
export const lastSearchMinimum = 3;
