import { expect, test } from 'vitest';
import performers from '../../../../data/performers.json' with { type: 'json' };
import type { TranslationTuple } from '../../translations.ts';
import type { Article, ArticlePart } from './article.ts';
import { articles } from './articles.ts';

const joined = new Map(performers.rows.map(({ slug, createdAt }) => [slug, createdAt.slice(0, 10)]));
const named = articles.map((article) => [article.name, article] as const);

const textOf = (part: ArticlePart): TranslationTuple => (part.kind === 'picture' ? part.caption : part.text);
const textsOf = ({ title, subtitle, excerpt, parts }: Article): readonly TranslationTuple[] => [
  title,
  subtitle,
  excerpt,
  ...parts.map(textOf),
];
const wordsIn = (text: string): number => text.split(/\s+/u).length;

test('the newest article is the first one', () => {
  const days = articles.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('articles have names and titles of their own', () => {
  for (const texts of [
    articles.map(({ name }) => name),
    ...[0, 1, 2, 3].map((at) => articles.map(({ title }) => title[at])),
  ])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test.each(named)('%s has 200 to 500 words in each language, one lead and at most one quote', (name, article) => {
  expect(name).toMatch(/^[a-z\d]+(?:-[a-z\d]+)+$/);
  expect(article.day).toMatch(/^202[4-6]-\d\d-\d\d$/);
  expect(article.parts[0]?.kind).toBe('lead');
  expect(article.parts.filter(({ kind }) => kind === 'lead')).toHaveLength(1);
  expect(article.parts.filter(({ kind }) => kind === 'quote').length).toBeLessThanOrEqual(1);
  for (const language of [0, 1, 2, 3]) {
    const words = [article.title, ...article.parts.map(textOf)].reduce(
      (sum, text) => sum + wordsIn(text[language] ?? ''),
      0,
    );
    expect(words, `language ${language}`).toBeGreaterThanOrEqual(200);
    expect(words, `language ${language}`).toBeLessThanOrEqual(500);
  }
});

test.each(named)('%s is about performers, the one beside it had joined, an interview is about one', (_, article) => {
  const { performers: about, category, day } = article;
  expect(about.filter((slug) => !joined.has(slug))).toEqual([]);
  for (const slug of about.slice(0, 1)) expect(joined.get(slug)?.localeCompare(day)).toBeLessThanOrEqual(0);
  if (category === 'interviews') expect(about).toHaveLength(1);
});

test.each(named)('%s says the same in four languages, without markup, and quotes its own words', (_, article) => {
  for (const text of textsOf(article)) {
    expect(new Set(text).size, text[1]).toBe(4);
    for (const each of text) expect(each).toMatch(/^[^\s<>&][^<>&]*[^\s<>&]$/);
  }
  for (const part of article.parts.filter(({ kind }) => kind === 'quote'))
    for (const [at, line] of textOf(part).entries()) {
      const texts = article.parts.filter(({ kind }) => kind === 'text').map((each) => textOf(each)[at] ?? '');
      expect(
        texts.some((each) => each.includes(line)),
        line,
      ).toBe(true);
    }
});
