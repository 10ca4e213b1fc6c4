/** How long the mood must rest before it is searched for, in milliseconds. @spec constant:actorSearch.moodDebounceMs, rule:mood-debounce */
export const moodDebounceMs = 500;

/** The length of a postal code that can be searched for. @spec constant:validation.zipLength, rule:zip-length-5 */
export const zipLength = 5;

/** The longest code with its country, such as `AT-1010`. */
export const mostOfZip = 7;

/** Countries whose postal codes have four digits; their codes name the country. @assumed docs/decisions/0240 */
export const fourDigitCountries = ['AT', 'CH'] as const;

/** The distances within which is searched, in kilometres. @assumed */
export const searchRadii = [25, 50, 100, 250] as const;

/** The category of a search that names none. @spec constant:actorSearch.defaultCategory */
export const defaultCategoryId = 3;

/** The category of the search type `new girls`. @spec constant:actorSearch.newlyRegisteredCategory */
export const newCategoryId = 88;

/** The number of performers of a page of results. @assumed */
export const searchPageSize = 24;

/** The last page that can be asked for. @assumed As other lists, nobody pages beyond 500 items. */
export const maxSearchPage = 21;

/** The ends of the mood: calm and lively. @assumed */
export const moodRange = { calm: 0, lively: 100 } as const;

/** How far a performer's mood may be from the one that is searched for. @assumed */
export const moodTolerance = 20;

/** The ages that can be searched for; the highest stands for everybody older too. @assumed */
export const ageRange = { youngest: 21, oldest: 65 } as const;

/** The highest prices per minute that can be searched for, in hundredths of a coin. @assumed */
export const priceRange = { lowest: 2400, highest: 6000, step: 200 } as const;
