import { foldedLetters } from './slug.ts';

/** The most characters of a pattern that count; what follows is cut. @assumed */
export const maxPatternLength = 100;
/** The most words of a pattern that count. @assumed */
const maxWords = 8;
/** The most letters of a word that count. @assumed */
const maxWordLength = 24;

/** The beginning of a text; a character that is two units is not cut in half. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Characters without a picture that would change how a text is read, or which a database refuses. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A pattern as it is searched for: in lower case, without control characters, single spaces, at most 100 characters.
 * @spec rule:typed-search-lowercase
 */
export const searchPatternOf = (typed: string): string =>
  // A Turkish I with its dot becomes two characters, of which the second is dropped; other marks stay.
  cut(
    typed.toLowerCase().replaceAll('i\u0307', 'i').replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim(),
    maxPatternLength,
  ).trim();

/** A text without accents and in lower case, as words are compared: "Élodie" is "elodie", "Straße" is "strasse". */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]/gu, (letter) => foldedLetters[letter] ?? letter);

/** The words of a text, by which it is found, each once: letters and digits of any script, without accents. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set((folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => cut(word, maxWordLength))),
];

/** The words of a text as they are compared, each with how it is first written, in lower case: "elodie" with "élodie". */
export const spelledWordsOf = (text: string): ReadonlyMap<string, string> => {
  const spellings = new Map<string, string>();
  for (const spelled of text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    for (const word of wordsOf(spelled)) if (!spellings.has(word)) spellings.set(word, spelled);
  return spellings;
};

/**
 * The words that a pattern asks for, at most eight; a single letter counts only where there is nothing else, as one that is
 * being written. None where the pattern has no letter and no digit.
 */
export const searchWords = (pattern: string): readonly string[] => {
  const all = wordsOf(searchPatternOf(pattern));
  const whole = all.filter((word) => word.length > 1);
  return (whole.length > 0 ? whole : all).slice(0, maxWords);
};
