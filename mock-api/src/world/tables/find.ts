import type { Language } from '@lounge/locale';
import { enumeration, json } from '../column-specs.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** A question of an interview with its answer. */
export interface InterviewPart {
  readonly question: ByLanguage;
  readonly answer: ByLanguage;
}

/** The tables by which content is found: places, categories, tags, searches, and what introduces a performer. */
export const findTables = {
  /** A place where performers live, by its name in `actor.city`; degrees times 10,000, north and east positive. */
  city: { key: 'key', country: 'text', latitude: 'int', longitude: 'int' },
  /** `conditions` are filters of the performer search, such as `tag:music`; all of them must hold. */
  category: {
    id: 'id',
    slug: 'text unique',
    title: json<ByLanguage>(),
    text: json<ByLanguage>(),
    conditions: json<readonly string[]>(),
    position: 'int',
    pictureSeed: 'text',
  },
  actorInterview: {
    id: 'id',
    actorId: 'int',
    title: json<ByLanguage>(),
    parts: json<readonly InterviewPart[]>(),
    pictureSeed: 'text',
    at: 'instant',
  },
  /** A clip in which a performer introduces herself; `fsk` is the minimum age of viewers, `greeting` what is said. */
  welcomeClip: { id: 'id', actorId: 'int', fsk: 'int', clipSeed: 'text', greeting: json<ByLanguage>(), at: 'instant' },
  videoTag: { key: 'key', videoId: 'int', tag: 'text' },
  /** A tag of videos with its name and their number. */
  tag: { key: 'key', name: json<ByLanguage>(), videoCount: 'int' },
  /** A pattern that visitors searched for, in one language, and how often. */
  searchPattern: { key: 'key', pattern: 'text', language: enumeration<Language>(), count: 'int', at: 'instant' },
  /**
   * The words by which a performer, a video or an album is found, in all languages, as `documentWords` writes them; the id is
   * `documentId`. Each database has an index of the words of its own.
   */
  searchDocument: { id: 'id', words: 'text' },
  /**
   * A word of the documents in one language, without accents, with the number of documents that have it; `spelled` is how it is written,
   * `reversed` finds what ends with a word.
   */
  searchWord: {
    key: 'key',
    language: enumeration<Language>(),
    word: 'text',
    spelled: 'text',
    stem: 'text',
    reversed: 'text',
    length: 'int',
    count: 'int',
  },
} as const;
