import { cityIn, type Language } from '@lounge/locale';
import { searchDocumentOf } from '../world/search-document.ts';
import type { Row } from '../world/tables.ts';
import type { AlbumRow, PerformerRow, VideoRow } from './rows.ts';
import { nameOfTag } from './tags.ts';

const inEach = (textIn: (language: Language) => string): Record<Language, string> => ({
  de: textIn('de'),
  en: textIn('en'),
  nl: textIn('nl'),
  es: textIn('es'),
});

const namesOf = (keys: readonly string[], language: Language): readonly string[] =>
  keys.map((key) => nameOfTag(key)[language]);

/** The rows of the seeds that are found by words. */
interface Found {
  readonly performers: readonly PerformerRow[];
  readonly videos: readonly VideoRow[];
  readonly albums: readonly AlbumRow[];
}

/**
 * The documents by which the content of the seeds is found: a performer by name, place, headline, topics and moods; a video by title,
 * performer and tags; an album by title and performer.
 */
export const searchDocumentRows = ({ performers, videos, albums }: Found): readonly Row<'searchDocument'>[] => {
  const nameOf = new Map(performers.map(({ id, name }) => [id, name]));
  const ofActor = (actorId: number): string => nameOf.get(actorId) ?? '';
  return [
    ...performers.map((row) =>
      searchDocumentOf(
        'actor',
        row.id,
        inEach((language) =>
          [
            row.name,
            cityIn(row.city, language),
            row.headline[language],
            ...namesOf([...row.tags, ...row.moods], language),
          ].join(' '),
        ),
      ),
    ),
    ...videos.map((row) =>
      searchDocumentOf(
        'video',
        row.id,
        inEach((language) => [row.title[language], ofActor(row.actorId), ...namesOf(row.tags, language)].join(' ')),
      ),
    ),
    ...albums.map((row) =>
      searchDocumentOf(
        'album',
        row.id,
        inEach((language) => `${row.title[language]} ${ofActor(row.actorId)}`),
      ),
    ),
  ];
};
