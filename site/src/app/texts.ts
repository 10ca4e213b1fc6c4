import type { Language } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import type { PageConfig } from './page-config.ts';
import { createPageIntl, parsedTexts, type ParsedTexts } from './page-intl.ts';

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

/** Loads the texts of one language, the kit's and the site's; no other language is fetched. */
const loadMessages = async (language: Language): Promise<ParsedTexts> => {
  const [ofKit, ofSite] = await Promise.all([kit[language](), site[language]()]);
  return parsedTexts({ ...ofKit.messages, ...ofSite.messages });
};

const lazy = {
  de: () => import('../texts/lazy/de.ts'),
  en: () => import('../texts/lazy/en.ts'),
  nl: () => import('../texts/lazy/nl.ts'),
  es: () => import('../texts/lazy/es.ts'),
};

/** The texts of a page: the shared ones from the start, the modules' (lazy) texts when the first module is opened. */
export interface PageTexts {
  /** Returns react-intl's formatters with the texts loaded so far; a new object after each load. */
  intl(): IntlShape;
  /** Subscribes to further texts. Returns an unsubscribe function. */
  onMore(listener: () => void): () => void;
  /** Fetches the modules' texts once; a failed fetch is retried by the next call. */
  loadLazy(): Promise<void>;
}

/** Creates the texts of a page in one language. The server renders with all of them from the start. */
export const createTexts = async (
  { language, strict }: Pick<PageConfig, 'language' | 'strict'>,
  { withLazyTexts = false } = {},
): Promise<PageTexts> => {
  const listeners = new Set<() => void>();
  const early = await loadMessages(language);
  let intl = createPageIntl(language, early, strict);
  let loading: Promise<void> | null = null;
  const fetchLazy = async (): Promise<void> => {
    const { messages } = await lazy[language]();
    intl = createPageIntl(language, { ...early, ...parsedTexts(messages) }, strict);
    for (const listener of listeners) listener();
  };
  const loadLazy = (): Promise<void> =>
    (loading ??= fetchLazy().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  if (withLazyTexts) await loadLazy();
  return {
    intl: () => intl,
    onMore: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadLazy,
  };
};
