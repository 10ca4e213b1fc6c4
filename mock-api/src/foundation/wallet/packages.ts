/** The limits of one payment, in hundredths of a euro. @assumed The documents name none. */
export const paymentLimits = { smallest: 500, largest: 50_000 } as const;

/** The offered sums, in hundredths of a euro. @assumed */
export const packagesOffered: readonly number[] = [1000, 2500, 5000, 10_000];

/** Whether a sum can be paid: whole hundredths of a euro within the limits. */
export const isPayable = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= paymentLimits.smallest && cents <= paymentLimits.largest;
