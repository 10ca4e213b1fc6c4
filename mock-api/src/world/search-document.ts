import { languages, wordsOf, type Language } from '@lounge/locale';
import { inAllLanguages, type ByLanguage } from './by-language.ts';
import type { Executor } from './database.ts';
import { replaceRow } from './row-statements.ts';
import { countSearchWords, searchWordsIn } from './search-word.ts';
import { statement, type Bind } from './statement.ts';
import type { Row } from './tables.ts';

/** The kinds of what is found, with the letter that begins their words. Their places are part of ids: new ones follow. */
const kinds = { actor: 'a', video: 'v', album: 'g', article: 'b', tvVideo: 't' } as const;

/** A kind of what is found by words. */
export type FoundKind = keyof typeof kinds;

/** Every kind, in the order of their places. */
export const foundKinds = Object.keys(kinds) as readonly FoundKind[];

/** The ids of one subject's documents are this far apart from those of the next. */
export const idsPerSubject = 8;

/** The place of a kind within the ids of a subject. */
export const placeOfKind = (kind: FoundKind): number => foundKinds.indexOf(kind);

/** The id of the document of a subject. */
export const documentId = (kind: FoundKind, id: number): number => id * idsPerSubject + placeOfKind(kind);

/** The letter of each language in stored words. */
const letters: Readonly<Record<Language, string>> = { de: 'd', en: 'e', nl: 'n', es: 's' };

/** A word of a kind in a language, as it is stored: "piano" of a video in English is "vepiano". */
export const storedWord = (kind: FoundKind, language: Language, word: string): string =>
  `${kinds[kind]}${letters[language]}${word}`;

/** The document of a subject: the words of its texts in each language. */
export const searchDocumentOf = (kind: FoundKind, id: number, texts: ByLanguage): Row<'searchDocument'> => ({
  id: documentId(kind, id),
  words: languages
    .flatMap((language) => wordsOf(texts[language]).map((word) => storedWord(kind, language, word)))
    .join(' '),
});

const replaceDocument = replaceRow('searchDocument');

const deleteDocument = statement((db, $: Bind<{ id: number }>) =>
  db.deleteFrom('searchDocument').where('id', '=', $('id')).returning('words'),
);

const wordsOfDocument = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('searchDocument').select('words').where('id', '=', $('id')),
);

const languageOfLetter = new Map(languages.map((language) => [letters[language], language]));

/** The key in `searchWord` of a stored word. */
const wordKey = (stored: string): string => `${languageOfLetter.get(stored.charAt(1)) ?? ''} ${stored.slice(2)}`;

const partsOf = (text: string): readonly string[] => text.split(' ').filter((each) => each !== '');

/** Writes a document, in the place of the known words or beside them, and counts its words. */
const write = async (
  tx: Executor,
  { id, words }: Row<'searchDocument'>,
  texts: ByLanguage,
  isKept: boolean,
): Promise<void> => {
  const known = partsOf((await wordsOfDocument.first(tx, { id }))?.words ?? '');
  const all = [...new Set([...(isKept ? known : []), ...partsOf(words)])];
  await replaceDocument.all(tx, { id, words: all.join(' ') });
  const [before, after] = [new Set(known.map(wordKey)), new Set(all.map(wordKey))];
  const gained = [...searchWordsIn(texts)].filter(([key]) => !before.has(key)).map(([, word]) => word);
  const lost = [...before].filter((key) => !after.has(key));
  await countSearchWords(tx, gained, lost);
};

/** Writes the document of a subject. */
export const putSearchDocument = (tx: Executor, kind: FoundKind, id: number, texts: ByLanguage): Promise<void> =>
  write(tx, searchDocumentOf(kind, id, texts), texts, false);

/** Adds the words of further texts to the document of a subject. */
export const addToSearchDocument = (tx: Executor, kind: FoundKind, id: number, texts: ByLanguage): Promise<void> =>
  write(tx, searchDocumentOf(kind, id, texts), texts, true);

/** Removes the document of a subject, and counts its words off. */
export const removeSearchDocument = async (tx: Executor, kind: FoundKind, id: number): Promise<void> => {
  const removed = await deleteDocument.first(tx, { id: documentId(kind, id) });
  await countSearchWords(tx, [], new Set(partsOf(removed?.words ?? '').map(wordKey)));
};

const nameOfActor = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select('name').where('id', '=', $('id')),
);

/** Writes the document of a video or an album of a performer, with one title in all languages. */
export const putContentDocument = async (
  tx: Executor,
  kind: FoundKind,
  { id, actorId, title }: { readonly id: number; readonly actorId: number; readonly title: string },
): Promise<void> => {
  const actor = await nameOfActor.first(tx, { id: actorId });
  await putSearchDocument(tx, kind, id, inAllLanguages(`${title} ${actor?.name ?? ''}`));
};
