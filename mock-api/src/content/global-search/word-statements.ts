import { sql } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

type Language = Row<'searchWord'>['language'];
/** A range of words, from one to before another. */
type Range = { readonly language: Language; readonly from: string; readonly to: string };

/** The most words that count as the same as one of a pattern, the most frequent ones. */
const mostForms = 30;
/** The most words of one range that are compared with a word that nothing has. */
const mostCompared = 400;

/** The words with one of these keys. `keys` is a JSON array. */
export const wordsByKeys = statement((db, $: Bind<{ keys: string }>, { isAmongTexts }) =>
  db
    .selectFrom('searchWord')
    .select(['key', 'word', 'count'])
    .where(isAmongTexts('searchWord.key', $('keys')))
    .where('count', '>', 0),
);

/** Words that have one of these stems. `stems` is a JSON array. */
export const wordsByStems = statement((db, $: Bind<{ language: Language; stems: string }>, { isAmongTexts }) =>
  db
    .selectFrom('searchWord')
    .select(['word', 'stem'])
    .where('language', '=', $('language'))
    .where(isAmongTexts('searchWord.stem', $('stems')))
    .where('count', '>', 0)
    .orderBy('count', 'desc')
    .orderBy('word')
    .limit(mostForms),
);

/** Longer words that end with one: their letters from the end are in the range. */
export const wordsEndingLike = statement((db, $: Bind<Range & { least: number }>) =>
  db
    .selectFrom('searchWord')
    .select('word')
    .where('language', '=', $('language'))
    .where('reversed', '>=', $('from'))
    .where('reversed', '<', $('to'))
    .where('length', '>=', $('least'))
    .where('count', '>', 0)
    .orderBy('count', 'desc')
    .orderBy('word')
    .limit(mostForms),
);

/** The most frequent words of a range whose length is near to another's. */
const comparedWords = (column: 'word' | 'reversed') =>
  statement((db, $: Bind<Range & { least: number; most: number }>) =>
    db
      .selectFrom('searchWord')
      .select(['word', 'spelled', 'count'])
      .where('language', '=', $('language'))
      .where(column, '>=', $('from'))
      .where(column, '<', $('to'))
      .where('length', '>=', $('least'))
      .where('length', '<=', $('most'))
      .where('count', '>', 0)
      .orderBy('count', 'desc')
      .orderBy('word')
      .limit(mostCompared),
  );

export const wordsBeginningLike = comparedWords('word');
export const wordsOfEnding = comparedWords('reversed');

/** Whether there is a word in a range. */
export const hasWordIn = statement((db, $: Bind<Range>) =>
  db
    .selectFrom('searchWord')
    .select(sql<number>`1`.as('found'))
    .where('language', '=', $('language'))
    .where('word', '>=', $('from'))
    .where('word', '<', $('to'))
    .where('count', '>', 0)
    .limit(1),
);
