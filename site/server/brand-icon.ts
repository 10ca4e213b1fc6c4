import type { Brand } from '@lounge/locale';

/** The brands' icons as SVG documents, for tabs and home screens. */
export const brandIcon: Readonly<Record<Brand, string>> = {
  velvet:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 36 36"><rect x="-6" y="-4" width="36" height="36" rx="8" fill="#130d14"/><path d="M0 12a12 12 0 0 1 24 0v16H0Z" fill="#f2638a"/><circle cx="12" cy="14" r="5.5" fill="#ffe0b8"/><path d="M0 28v-6c6-4 10 2 15-1 3-1.8 6-2 9-1v8Z" fill="#5b1737"/></svg>',
  brasa:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 36 36"><rect x="-6" y="-4" width="36" height="36" rx="4" fill="#141312"/><path d="M0 4h24v20H0Z" fill="#ff7b3e"/><path d="M12 7c4 4 5 6.5 5 9a5 5 0 0 1-10 0c0-1.8.8-3.2 2-4.3.3 1.3.9 2 1.7 2.3C10.3 11.8 10.7 9 12 7Z" fill="#141312"/></svg>',
};
