import { endOfBerlinDay, languages, performerSlug, type Language } from '@lounge/locale';
import { escapeHtml } from '../wire/escape-html.ts';
import { articleMonthKey, listsOf, monthIn } from '../world/article-lists.ts';
import { inEachLanguage } from '../world/by-language.ts';
import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import { seedMoment, type PerformerRow } from './rows.ts';
import type { Article, ArticlePart } from './texts/articles/article.ts';
import { articles } from './texts/articles/articles.ts';
import { byLanguage, type TranslationTuple } from './translations.ts';

const firstId = 80_001;
const dayMs = 86_400_000;
/** From eight in the morning to the last second of a day; the clocks change earlier. */
const dayFromEightMs = (16 * 3600 - 1) * 1000;
const wordsInMinute = 200;
const pictureSize = { width: 640, height: 360 } as const;

/** The articles that stand out, beside all interviews. */
const featured: ReadonlySet<string> = new Set(['the-blue-hour-announced', 'how-we-count-a-minute']);

const textIn = (text: TranslationTuple, language: Language): string => byLanguage(text)[language];

const wordsOf = ({ parts }: Article, language: Language): number =>
  parts.reduce(
    (sum, part) => sum + textIn(part.kind === 'picture' ? part.caption : part.text, language).split(/\s+/u).length,
    0,
  );

/** The time that the longest translation takes. */
const readingMinutesOf = (article: Article): number =>
  Math.max(1, ...languages.map((language) => Math.ceil(wordsOf(article, language) / wordsInMinute)));

/** The seeds of an article's pictures; people in them have the face of its first performer. */
const seedsOf = ({ name, subject, parts }: Article, id: number, first: PerformerRow | undefined): readonly string[] => {
  const subjects = [subject, ...parts.flatMap((part) => (part.kind === 'picture' ? [part.subject] : []))];
  const person = first === undefined ? name : `${first.pictureSeed}-post-${id}`;
  return subjects.map((each, at) => `${each}-${person}-${at + 1}`);
};

const elements = { lead: 'p', text: 'p', heading: 'h2', question: 'h2' } as const;

const figure = (seed: string, caption: string): string => {
  const { width, height } = pictureSize;
  // The caption says what is in the picture, so that a second text of it would be read twice.
  const img = `<img src="/pictures/{brand}/still/${seed}/w${width}.webp" alt="" width="${width}" height="${height}">`;
  return `<figure>${img}<figcaption>${caption}</figcaption></figure>`;
};

const partHtml = (part: ArticlePart, language: Language, nextSeed: () => string): string => {
  if (part.kind === 'picture') return figure(nextSeed(), escapeHtml(textIn(part.caption, language)));
  const text = escapeHtml(textIn(part.text, language));
  if (part.kind === 'quote') return `<blockquote><p>${text}</p></blockquote>`;
  return `<${elements[part.kind]}>${text}</${elements[part.kind]}>`;
};

/** The text of an article: its lead is the first paragraph; no element has a class. */
const htmlOf = ({ parts }: Article, seeds: readonly string[], language: Language): string => {
  const inText = seeds.slice(1).values();
  const nextSeed = () => inText.next().value ?? '';
  return parts.map((part) => partHtml(part, language, nextSeed)).join('\n');
};

/** The instant at which an article of a day appears, moved with the seeds by whole days: eight in the morning in Berlin. */
const appearsAt = (day: string, moment: string): string => {
  const days = Math.round((Date.parse(moment) - Date.parse(seedMoment)) / dayMs);
  const noon = Date.parse(`${day}T12:00:00.000Z`) + days * dayMs;
  return new Date(endOfBerlinDay(noon) - dayFromEightMs).toISOString();
};

const articleRow = (
  article: Article,
  id: number,
  bySlug: ReadonlyMap<string, PerformerRow>,
  moment: string,
): Row<'article'> => {
  const { category, name, title } = article;
  const performers = article.performers.flatMap((slug) => bySlug.get(slug) ?? []);
  const pictureSeeds = seedsOf(article, id, performers[0]);
  const publishedAt = appearsAt(article.day, moment);
  return {
    id,
    category,
    featured: category === 'interviews' || featured.has(name) ? 1 : 0,
    publishedAt,
    month: monthIn(publishedAt),
    actorIds: toJson(performers.map((performer) => performer.id)),
    pictureSeeds: toJson(pictureSeeds),
    readingMinutes: readingMinutesOf(article),
    slug: toJson(inEachLanguage((language) => performerSlug(textIn(title, language)))),
    title: toJson(byLanguage(title)),
    subtitle: toJson(byLanguage(article.subtitle)),
    excerpt: toJson(byLanguage(article.excerpt)),
    html: toJson(inEachLanguage((language) => htmlOf(article, pictureSeeds, language))),
  };
};

/** How many of some articles each list has of each month. */
export const articleMonthRows = (
  rows: readonly Pick<Row<'article'>, 'category' | 'featured' | 'month'>[],
): readonly Row<'articleMonth'>[] => {
  const counted = new Map<string, Row<'articleMonth'>>();
  for (const row of rows)
    for (const list of listsOf(row)) {
      const key = articleMonthKey(list, row.month);
      const total = (counted.get(key)?.total ?? 0) + 1;
      counted.set(key, { key, list, month: row.month, total });
    }
  return [...counted.values()];
};

/** The articles of the magazine, and how many there are. Ids rise with the days, so that they stay when articles are added. */
export const articleRows = (
  performers: readonly PerformerRow[],
  moment: string,
): { readonly article: readonly Row<'article'>[]; readonly articleMonth: readonly Row<'articleMonth'>[] } => {
  const bySlug = new Map(performers.map((performer) => [performer.slug, performer]));
  const article = articles.toReversed().map((each, at) => articleRow(each, firstId + at, bySlug, moment));
  return { article, articleMonth: articleMonthRows(article) };
};
