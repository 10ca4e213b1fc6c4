import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  blogPages,
  magazinesOfPage,
  type getMagazines,
  type getRandomMagazine,
  type magazine,
} from '@lounge/protocol/engagement/blog';
import type { ByLanguage } from '../../world/by-language.ts';
import type { Caller, World } from '../../world/world.ts';
import { coverPicture } from './map-article.ts';
import { appearedMonths, monthText, rangeOf } from './months.ts';
import { firstArticle } from './statements.ts';

type Magazine = Infer<typeof magazine>;

/** The articles of a quarter of a year, counted from 1. */
interface Issue {
  readonly id: number;
  readonly year: number;
  readonly quarter: number;
  readonly articles: number;
}

const idsPerYear = 10;
const monthsOfIssue = 3;

const seasons: readonly ByLanguage[] = [
  { de: 'Winter', en: 'Winter', nl: 'Winter', es: 'Invierno' },
  { de: 'Frühling', en: 'Spring', nl: 'Lente', es: 'Primavera' },
  { de: 'Sommer', en: 'Summer', nl: 'Zomer', es: 'Verano' },
  { de: 'Herbst', en: 'Autumn', nl: 'Herfst', es: 'Otoño' },
];

/** The issues that have an article, the newest first. */
const issuesOf = async (world: World): Promise<readonly Issue[]> => {
  const months = (await appearedMonths(['latest'], world))('latest');
  const counted = new Map<number, Issue>();
  for (const [month, total] of months) {
    const [year = 0, number = 1] = month.split('-').map(Number);
    const quarter = Math.ceil(number / monthsOfIssue);
    const id = year * idsPerYear + quarter;
    counted.set(id, { id, year, quarter, articles: (counted.get(id)?.articles ?? 0) + total });
  }
  return [...counted.values()].toSorted((one, other) => other.id - one.id);
};

const magazineOf = async (
  { id, year, quarter, articles }: Issue,
  caller: Caller,
  world: World,
): Promise<Magazine[]> => {
  const last = quarter * monthsOfIssue;
  const month = last - monthsOfIssue + 1;
  const range = rangeOf({ first: monthText(year, month), last: monthText(year, last) }, world);
  const first = await firstArticle.first(world.tx, range);
  if (first === null) return [];
  const season = seasons[quarter - 1]?.[caller.language] ?? '';
  return [
    {
      id,
      title: `${season} ${year}`,
      published: first.publishedAt,
      articles,
      picture: coverPicture(first, 'portrait', caller),
      year,
      month,
    },
  ];
};

/** Reads a page of issues, the newest first. */
export const readMagazines = async (
  { page }: InputOf<typeof getMagazines>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getMagazines>> => {
  const issues = await issuesOf(world);
  const offset = (page - blogPages.first) * magazinesOfPage;
  const shown = issues.slice(offset, offset + magazinesOfPage);
  const found = await Promise.all(shown.map((issue) => magazineOf(issue, caller, world)));
  return { magazines: found.flat(), total: issues.length, page };
};

/** Reads another issue at random. */
export const readRandomMagazine = async (
  { excludeId }: InputOf<typeof getRandomMagazine>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getRandomMagazine>> => {
  const others = (await issuesOf(world)).filter(({ id }) => id !== excludeId);
  const issue = others[Math.floor(world.random() * others.length)];
  const [other = null] = issue === undefined ? [] : await magazineOf(issue, caller, world);
  return { magazine: other };
};
