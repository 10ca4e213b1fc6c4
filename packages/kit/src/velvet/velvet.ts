import { defaultLayout } from '../brand/marks.ts';
import type { Brand } from '../brand/types.ts';
import { measures } from '../fonts/measures.ts';
import { tokens } from './tokens.ts';
import { wordmark } from './wordmark.ts';

/** The default brand of the platform: plum, ivory, rose, and arches. */
export const velvet: Brand = {
  name: 'velvet',
  productName: 'velvet',
  tokens,
  wordmark,
  coin: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6.6 14.8V9.4a3.4 3.4 0 0 1 6.8 0v5.4Z',
  layout: defaultLayout,
  fonts: [
    {
      family: 'Figtree',
      file: 'velvet-text.woff2',
      weight: '400 700',
      fallbacks: measures['velvet-text'].fallbacks,
    },
    {
      family: 'Playfair',
      file: 'velvet-display.woff2',
      weight: '420',
      fallbacks: measures['velvet-display'].fallbacks,
    },
  ],
  languages: ['en', 'de', 'nl', 'es'],
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 36 36"><rect x="-6" y="-4" width="36" height="36" rx="8" fill="#130d14"/><path d="M0 12a12 12 0 0 1 24 0v16H0Z" fill="#f2638a"/><circle cx="12" cy="14" r="5.5" fill="#ffe0b8"/><path d="M0 28v-6c6-4 10 2 15-1 3-1.8 6-2 9-1v8Z" fill="#5b1737"/></svg>',
};
