import type { Brand } from '../brand/types.ts';
import { measures } from '../fonts/measures.ts';
import { tokens } from './tokens.ts';
import { wordmark } from './wordmark.ts';

/** The Spanish market's brand: charcoal, bone, ember, and square edges. */
export const brasa: Brand = {
  name: 'brasa',
  productName: 'brasa',
  tokens,
  wordmark,
  coin: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM10 4.2c2.7 2.9 3.8 4.7 3.8 6.9a3.8 3.8 0 0 1-7.6 0c0-2.2 1.1-4 3.8-6.9Z',
  layout: { caption: 'over', rating: 'brief' },
  fonts: [
    {
      family: 'Hanken Grotesk',
      file: 'brasa-text.woff2',
      weight: '400 700',
      fallbacks: measures['brasa-text'].fallbacks,
    },
    {
      family: 'Bricolage Grotesque',
      file: 'brasa-display.woff2',
      weight: '640',
      fallbacks: measures['brasa-display'].fallbacks,
    },
  ],
  languages: ['es', 'en', 'de', 'nl'],
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 36 36"><rect x="-6" y="-4" width="36" height="36" rx="4" fill="#141312"/><path d="M0 4h24v20H0Z" fill="#ff7b3e"/><path d="M12 7c4 4 5 6.5 5 9a5 5 0 0 1-10 0c0-1.8.8-3.2 2-4.3.3 1.3.9 2 1.7 2.3C10.3 11.8 10.7 9 12 7Z" fill="#141312"/></svg>',
};
