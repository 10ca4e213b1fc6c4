import type { Brand } from './brands.ts';
import type { Seller } from './sellers.ts';

/** A brand as guests meet it: in addresses, pages, mails and receipts. */
export interface Product {
  /** The name as guests read it. */
  readonly name: string;
  /** The `{product}` of the personal area's path: lower-case letters, digits and hyphens. */
  readonly path: string;
  readonly seller: Seller;
}

/**
 * The product of each brand, where a server does not replace it by one of its own.
 * @assumed The documents name no seller: invented companies in Germany and Spain, with the regular rate of their country.
 */
export const products: Readonly<Record<Brand, Product>> = {
  velvet: {
    name: 'velvet',
    path: 'velvet',
    seller: {
      name: 'Velvet Muster GmbH',
      address: 'Musterstraße 1, 12345 Musterstadt',
      vatId: 'DE000000000',
      vatPercent: 19,
    },
  },
  brasa: {
    name: 'brasa',
    path: 'brasa',
    seller: {
      name: 'Brasa Muestra S.L.',
      address: 'Calle de la Muestra 1, 12345 Villamuestra',
      vatId: 'ESB00000000',
      vatPercent: 21,
    },
  },
};
