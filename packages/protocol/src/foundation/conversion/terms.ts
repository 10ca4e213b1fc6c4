/**
 * For how many days a closed group of incentives stays away.
 * @spec constant:cookie.blockedIncentiveGroup, rule:incentive-cookie
 */
export const incentiveBlockDays = 30;

/**
 * The balance below which coins are offered, in hundredths of a coin: half a coin, with which a chat begins.
 * @assumed Which balance is low.
 */
export const lowBalance = 50;

/**
 * The terms of the conversion chat, in milliseconds: how long it lasts, and how long the offer holds after the address is
 * verified.
 * @assumed The documents name a countdown only. Three minutes without coins within a day, once.
 */
export const conversionChatTerms = { freeMs: 180_000, offerMs: 86_400_000 } as const;
