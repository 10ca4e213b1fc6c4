import type { Brand } from './brands.ts';

/** Who sells the coins of a brand, as receipts and the imprint name it. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** The number under which the seller pays value added tax. */
  readonly vatId: string;
  /** The rate of the value added tax in a price, in percent. */
  readonly vatPercent: number;
}

/**
 * The seller of each brand.
 * @assumed The documents name none: invented companies in Germany and Spain, with the regular rate of their country.
 */
export const sellers: Readonly<Record<Brand, Seller>> = {
  velvet: {
    name: 'Velvet Muster GmbH',
    address: 'Musterstraße 1, 12345 Musterstadt',
    vatId: 'DE000000000',
    vatPercent: 19,
  },
  brasa: {
    name: 'Brasa Muestra S.L.',
    address: 'Calle de la Muestra 1, 12345 Villamuestra',
    vatId: 'ESB00000000',
    vatPercent: 21,
  },
};

/** Returns the value added tax in a price that includes it, both in hundredths. */
export const vatIn = (amount: number, percent: number): number => amount - Math.round((amount * 100) / (100 + percent));
