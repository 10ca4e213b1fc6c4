import { wordsOf } from '@lounge/locale';
import { searchResult, searchSuggestions } from '@lounge/protocol/content/global-search';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { documentId, foundKinds, storedWord, type FoundKind } from '../../world/search-document.ts';
import { judgedQueries, type JudgedQuery } from './judged-queries.ts';

const { world, run } = aWorld();
const { answer } = testClient(world);

/** The words in a language of what a query finds. */
const wordsFound = async ({ language, query }: JudgedQuery): Promise<ReadonlySet<string>> => {
  const found = await answer(searchResult, { language, searchPattern: query, take: 100 }, { language });
  const lists: Readonly<Record<FoundKind, readonly { readonly id: number }[]>> = {
    actor: found.models,
    video: found.videos,
    album: found.galleries,
    article: found.blog,
    tvVideo: found.tv,
  };
  const words = new Set<string>();
  for (const kind of foundKinds) {
    const ids = lists[kind].map(({ id }) => documentId(kind, id));
    const rows = await run<{ words: string }>(`select words from "searchDocument" where id in (${[0, ...ids].join()})`);
    const prefix = storedWord(kind, language, '');
    for (const row of rows)
      for (const word of row.words.split(' ')) if (word.startsWith(prefix)) words.add(word.slice(prefix.length));
  }
  return words;
};

/** Null where a query does as its judge expects, and otherwise what it does. */
const miss = async (judged: JudgedQuery): Promise<string | null> => {
  const { language, query, expected } = judged;
  const found = await wordsFound(judged);
  const { suggestions } = await answer(searchSuggestions, { searchPattern: query }, { language });
  const proposed = new Set(suggestions.flatMap((each) => wordsOf(each)));
  const isMet =
    expected === 'nothing'
      ? found.size === 0 && proposed.size === 0
      : 'finds' in expected
        ? found.has(expected.finds)
        : found.size === 0 && proposed.has(expected.proposes);
  return isMet ? null : `${language} ${query}: ${JSON.stringify(expected)}; ${found.size}; ${suggestions.join(', ')}`;
};

// @spec feature:search.suggestions 1
test('of two hundred judged queries all but these do as a reader expects', async () => {
  expect(judgedQueries).toHaveLength(200);
  const misses: string[] = [];
  for (const judged of judgedQueries) {
    const missed = await miss(judged);
    if (missed !== null) misses.push(missed);
  }
  expect(misses).toEqual([
    // Two letters of five differ.
    'en sopie: {"proposes":"sofia"}; 0; ',
    // Two letters of six differ.
    'es seguro: "nothing"; 0; segundo',
  ]);
});
