import type { Language } from '@lounge/locale';

/** A text in the four languages: German, English, Dutch, Spanish. */
export type TranslationTuple = readonly [de: string, en: string, nl: string, es: string];

/** A text by language, for seed rows. */
export type ByLanguage = Readonly<Record<Language, string>>;

/** Converts a text to the format of seed rows. */
export function byLanguage([de, en, nl, es]: TranslationTuple): ByLanguage {
  return { de, en, nl, es };
}

/** Joins texts in each language. */
export function joinTranslations(texts: readonly TranslationTuple[], separator = ' '): TranslationTuple {
  const inLanguage = (at: 0 | 1 | 2 | 3) => texts.map((text) => text[at]).join(separator);
  return [inLanguage(0), inLanguage(1), inLanguage(2), inLanguage(3)];
}
