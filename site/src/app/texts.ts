import type { Language } from '@lounge/locale';
import type { Texts } from '@lounge/kit/kit-provider';

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

/** The parsed texts of one language, the kit's and the site's; no other language is fetched. */
export const loadMessages = async (language: Language): Promise<Texts> => {
  const [ofKit, ofSite] = await Promise.all([kit[language](), site[language]()]);
  return { ...ofKit.messages, ...ofSite.messages };
};
