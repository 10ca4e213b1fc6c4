import type { Language } from '@lounge/locale';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  de: german,
  en: english,
  nl: dutch,
  es: spanish,
};

/** The stem that all forms of a word share, by the Snowball algorithm of its language: "gelbe" and "gelbes" have "gelb". */
export const stemOf = (word: string, language: Language): string => stemmers[language](word);
