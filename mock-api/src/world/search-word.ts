import { languages, spelledWordsOf, wordsOf, type Language } from '@lounge/locale';
import { stemOf } from '#stem';
import type { ByLanguage } from './by-language.ts';
import type { Executor } from './database.ts';
import { insertRow } from './row-statements.ts';
import { sql } from 'kysely';
import { statement, type Bind } from './statement.ts';
import type { Row } from './tables.ts';

/** A word of documents without the number of those that have it. */
type Word = Omit<Row<'searchWord'>, 'count'>;

const fewestLetters = 2;

/** The stem of a word, compared as words are. */
export const foldedStem = (spelled: string, language: Language): string =>
  wordsOf(stemOf(spelled, language)).join('') || spelled;

/** The letters of a word from its end. */
export const reversed = (word: string): string => Array.from(word).toReversed().join('');

const keyOf = (language: Language, word: string): string => `${language} ${word}`;

const rowOf = (language: Language, word: string, spelled: string): Word => ({
  key: keyOf(language, word),
  language,
  word,
  spelled,
  stem: foldedStem(spelled, language),
  reversed: reversed(word),
  length: word.length,
});

/** The words of a document's texts, by their keys. Numbers and single letters have neither forms nor typing errors. */
export const searchWordsIn = (texts: ByLanguage): ReadonlyMap<string, Word> => {
  const words = new Map<string, Word>();
  for (const language of languages)
    for (const [word, spelled] of spelledWordsOf(texts[language]))
      if (word.length >= fewestLetters && !/^\d+$/.test(word))
        words.set(keyOf(language, word), rowOf(language, word, spelled));
  return words;
};

/** The words of many documents, with the number of those that have them. */
export const countedWords = (documents: Iterable<ByLanguage>): Row<'searchWord'>[] => {
  const rows = new Map<string, Row<'searchWord'>>();
  for (const texts of documents)
    for (const [key, word] of searchWordsIn(texts)) rows.set(key, { ...word, count: (rows.get(key)?.count ?? 0) + 1 });
  return [...rows.values()];
};

const countOnce = insertRow('searchWord', { count: 1 }, (insert) =>
  insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ count: sql`"searchWord".count + 1` })),
);
const countOff = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('searchWord')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', '=', $('key'))
    .where('count', '>', 0),
);

/** Counts the words that a document has gained or lost; in the order of their keys, so that two writers do not wait for each other. */
export const countSearchWords = async (
  tx: Executor,
  gained: Iterable<Word>,
  lostKeys: Iterable<string>,
): Promise<void> => {
  for (const word of [...gained].toSorted((a, b) => (a.key < b.key ? -1 : 1))) await countOnce.all(tx, word);
  for (const key of [...lostKeys].toSorted()) await countOff.all(tx, { key });
};
