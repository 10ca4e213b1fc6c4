import type { Language } from '@lounge/locale';
import { parsedTexts, type ParsedTexts } from './parsed-texts.ts';

const kit = {
  de: () => import('@lounge/kit/texts/de'),
  en: () => import('@lounge/kit/texts/en'),
  nl: () => import('@lounge/kit/texts/nl'),
  es: () => import('@lounge/kit/texts/es'),
};

const site = {
  de: () => import('../texts/de.ts'),
  en: () => import('../texts/en.ts'),
  nl: () => import('../texts/nl.ts'),
  es: () => import('../texts/es.ts'),
};

/** Loads all texts of a language, the kit's and the site's; the browser's build has them in its modules (module-texts.ts). */
export const loadTexts = async (language: Language): Promise<ParsedTexts> => {
  const [ofKit, ofSite] = await Promise.all([kit[language](), site[language]()]);
  return parsedTexts({ ...ofKit.messages, ...ofSite.messages });
};
