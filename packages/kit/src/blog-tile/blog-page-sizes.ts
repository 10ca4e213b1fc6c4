/**
 * How many stories a page of the magazine has: the overview's latest, a page of the archives or of a category, and a page of the search.
 * @assumed The spec names another reading, that the sizes come from configuration; these are the values that it shows.
 */
export const blogPageSizes = { overview: 3, archive: 9, search: 15 } as const;
