import type { Language } from '@lounge/locale';
import { toJson } from './json.ts';

/** A text for each language. */
export type ByLanguage = Readonly<Record<Language, string>>;

/** The texts of a function in each language. */
export const inEachLanguage = (textIn: (language: Language) => string): ByLanguage => ({
  de: textIn('de'),
  en: textIn('en'),
  nl: textIn('nl'),
  es: textIn('es'),
});

/** The same text in every language, as states of contracts have it. */
export const inAllLanguages = (text: string): ByLanguage => inEachLanguage(() => text);

/** The same text in every language, as rows store it. */
export const storedInAllLanguages = (text: string) => toJson(inAllLanguages(text));
