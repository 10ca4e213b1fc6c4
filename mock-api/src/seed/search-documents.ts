import { cityIn, type Language } from '@lounge/locale';
import { articleTexts } from '../world/article-texts.ts';
import { inEachLanguage, type ByLanguage } from '../world/by-language.ts';
import { parseJson } from '../world/json.ts';
import { searchDocumentOf, type FoundKind } from '../world/search-document.ts';
import { countedWords } from '../world/search-word.ts';
import type { Row } from '../world/tables.ts';
import type { AlbumRow, PerformerRow, VideoRow } from './rows.ts';
import { nameOfTag } from './tags.ts';
import { tvWords } from './tv.ts';

const namesOf = (keys: readonly string[], language: Language): readonly string[] =>
  keys.map((key) => nameOfTag(key)[language]);

/** The rows of the seeds that are found by words. */
interface Found {
  readonly performers: readonly PerformerRow[];
  readonly videos: readonly VideoRow[];
  readonly albums: readonly AlbumRow[];
  readonly articles: readonly Row<'article'>[];
}

/** A subject with its texts. */
type Subject = readonly [kind: FoundKind, id: number, texts: ByLanguage];

/**
 * The texts by which the content of the seeds is found: a performer by name, place, headline, topics and moods; a video by title, performer
 * and tags; an album by title and performer; others as `articleTexts` and `tvVideoTexts` say.
 */
const subjects = ({ performers, videos, albums, articles }: Found): readonly Subject[] => {
  const nameOf = new Map(performers.map(({ id, name }) => [id, name]));
  const ofActor = (actorId: number): string => nameOf.get(actorId) ?? '';
  return [
    ...performers.map((row): Subject => {
      const keys = [...row.tags, ...row.moods];
      return [
        'actor',
        row.id,
        inEachLanguage((language) =>
          [row.name, cityIn(row.city, language), row.headline[language], ...namesOf(keys, language)].join(' '),
        ),
      ];
    }),
    ...videos.map((row): Subject => [
      'video',
      row.id,
      inEachLanguage((language) =>
        [row.title[language], ofActor(row.actorId), ...namesOf(row.tags, language)].join(' '),
      ),
    ]),
    ...albums.map((row): Subject => [
      'album',
      row.id,
      inEachLanguage((language) => `${row.title[language]} ${ofActor(row.actorId)}`),
    ]),
    ...articles.map((row): Subject => ['article', row.id, articleTexts(row, parseJson(row.actorIds).map(ofActor))]),
    ...tvWords().map(([id, texts]): Subject => ['tvVideo', id, texts]),
  ];
};

/** The documents of the seeds and their words. */
export const searchRows = (
  found: Found,
): { readonly searchDocument: readonly Row<'searchDocument'>[]; readonly searchWord: readonly Row<'searchWord'>[] } => {
  const all = subjects(found);
  return {
    searchDocument: all.map(([kind, id, texts]) => searchDocumentOf(kind, id, texts)),
    searchWord: countedWords(all.map(([, , texts]) => texts)),
  };
};
