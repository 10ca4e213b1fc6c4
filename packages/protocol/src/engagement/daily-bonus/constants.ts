/**
 * Redeemed deals of a reading: a month of days, unless another size is asked for.
 * @spec constant:consumedOffers.pageSize
 * @assumed That "default page 31" is a size and no number of a page; the most of one reading.
 */
export const consumedOffersPage = { size: 31, most: 100 } as const;

/** How long the settings of the page are cached, in milliseconds. @assumed "cached" is all that the documents say. */
export const dailyBonusConfigMs = 60_000;
