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

const late = {
  de: () => import('../texts/lazy/de.ts'),
  en: () => import('../texts/lazy/en.ts'),
  nl: () => import('../texts/lazy/nl.ts'),
  es: () => import('../texts/lazy/es.ts'),
};

/** The texts of a page: those of every page from the start, the modules' when the first of these is opened. */
export interface PageTexts {
  /** What there is by now; a new object whenever some come. */
  current(): Texts;
  /** Hears that some came; the answer ends the hearing. */
  onMore(hear: () => void): () => void;
  /** Fetches the modules' texts once; at once where they are there. */
  loadLazy(): Promise<void>;
}

/** The texts of a page in one language. The server draws with all of them from the start. */
export const createTexts = async (language: Language, { withLate = false } = {}): Promise<PageTexts> => {
  const listeners = new Set<() => void>();
  let texts = await loadMessages(language);
  let underWay: Promise<void> | null = null;
  const fetchLate = async (): Promise<void> => {
    const { messages } = await late[language]();
    texts = { ...texts, ...messages };
    for (const hear of listeners) hear();
  };
  const openLate = (): Promise<void> =>
    (underWay ??= fetchLate().catch((error: unknown) => {
      underWay = null;
      throw error;
    }));
  if (withLate) await openLate();
  return {
    current: () => texts,
    onMore: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    loadLazy: openLate,
  };
};
