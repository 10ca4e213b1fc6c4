/** Hundredths of a coin as they appear on the wire. */
export const coins = (value: number) => ({ value, currency: 'VXC' as const });

/** A price as it appears on the wire; null where nothing is to be paid. */
export const priceOf = (value: number | null) => (value === null || value <= 0 ? null : coins(value));
