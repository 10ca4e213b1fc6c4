import { createBrand } from '@lounge/kit/brand';
import fr from './fr.json' with { type: 'json' };
import { measures } from './measures.ts';
import { tokens } from './tokens.ts';
import { wordmark } from './wordmark.ts';

/** The brand of an invented partner, made with the kit's published exports only. */
export const lagoon = createBrand({
  name: 'lagoon',
  productName: 'Lagoon',
  tokens,
  wordmark,
  coin: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM4.4 10.4c2-2 3.7-2 5.6 0s3.6 2 5.6 0V13c-2 2-3.7 2-5.6 0s-3.6-2-5.6 0Z',
  layout: { caption: 'over', rating: 'short' },
  fonts: [{ family: 'Outfit', file: 'lagoon.woff2', weight: '400 700', fallbacks: measures.lagoon.fallbacks }],
  languages: ['fr', 'en'],
  messages: { fr },
});
