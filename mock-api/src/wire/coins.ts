/** An amount in hundredths of a coin in its wire format. */
export const coins = (value: number) => ({ value, currency: 'VXC' as const });

/** A price in its wire format; null if it is free. */
export const priceOf = (value: number | null) => (value === null || value <= 0 ? null : coins(value));
