/** Who sells the coins of a brand, as receipts and the imprint name it. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** The number under which the seller pays value added tax. */
  readonly vatId: string;
  /** The rate of the value added tax in a price, in percent. */
  readonly vatPercent: number;
}

/** Returns the value added tax in a price that includes it, both in hundredths. */
export const vatIn = (amount: number, percent: number): number => amount - Math.round((amount * 100) / (100 + percent));
