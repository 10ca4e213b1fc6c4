import type { Brand, BrandLayout, BrandMarks } from './types.ts';

/** The layout of a brand that chooses none. */
export const defaultLayout: BrandLayout = { caption: 'below', rating: 'short' };

/** Components outside of a provider: no name is drawn, and the coin is a disc. */
export const plainMarks: BrandMarks = {
  name: 'plain',
  productName: '',
  wordmark: { path: '', scale: 1, baseline: 22, width: 0 },
  coin: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  layout: defaultLayout,
};

/** Returns the part of a brand that components read, for `KitProvider` in a page whose script does not have the tokens. */
export const brandMarks = ({ name, productName, wordmark, coin, layout }: Brand | BrandMarks): BrandMarks => ({
  name,
  productName,
  wordmark,
  coin,
  layout,
});
