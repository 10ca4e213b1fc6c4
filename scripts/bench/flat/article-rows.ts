import { blogCategory } from '@lounge/protocol/engagement/blog';
import { articleMonthRows } from '../../../mock-api/src/seed/articles.ts';
import { monthIn } from '../../../mock-api/src/world/article-lists.ts';
import { storedInAllLanguages } from '../../../mock-api/src/world/by-language.ts';
import { toJson } from '../../../mock-api/src/world/json.ts';
import type { Row } from '../../../mock-api/src/world/tables.ts';
import { below, firstGeneratedId, instantWithin, type GeneratedRow } from './generated-row.ts';
import type { WorldSize } from './world-size.ts';

/** Articles are as old as the magazine, in every world. */
const days = 1500;
const paragraph = `<p>${'A lamp stands on the stairs. '.repeat(20)}</p>`;

const article = (at: number, random: () => number): Row<'article'> => {
  const publishedAt = instantWithin(random, days);
  return {
    id: firstGeneratedId + at,
    category: blogCategory.values[at % blogCategory.values.length] ?? 'news',
    featured: below(random, 5) === 0 ? 1 : 0,
    publishedAt,
    month: monthIn(publishedAt),
    actorIds: toJson([firstGeneratedId]),
    pictureSeeds: toJson([`article-${at}-1`]),
    readingMinutes: 2,
    slug: storedInAllLanguages(`article-${at}`),
    title: storedInAllLanguages(`Article ${at}`),
    subtitle: storedInAllLanguages(`About ${at}`),
    excerpt: storedInAllLanguages(`It is number ${at}.`),
    html: storedInAllLanguages(paragraph.repeat(4)),
  };
};

/** Articles of every category, and how many there are of each month. */
export function* articleRows({ articles }: WorldSize, random: () => number): Generator<GeneratedRow> {
  const rows = Array.from({ length: articles }, (_, at) => article(at, random));
  for (const row of rows) yield { table: 'article', row };
  // The seeds have rows of the same lists and months, which are added to these.
  for (const row of articleMonthRows(rows))
    yield { table: 'articleMonth', row: { ...row, key: `generated ${row.key}` } };
}
