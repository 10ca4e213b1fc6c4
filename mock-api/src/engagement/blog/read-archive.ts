import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  blogListCategory,
  blogPages,
  type blogYear,
  type getBlogArchives,
  type getBlogOverview,
} from '@lounge/protocol/engagement/blog';
import { toJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { idOfList } from './lists.ts';
import { postOf } from './map-article.ts';
import { appearedMonths, monthText, rangeOf, sumOf, untilNow, type Months } from './months.ts';
import { articlePage, foundBy, type PostRow } from './statements.ts';

type Archive = AnswerOf<typeof getBlogArchives>;
type Input = InputOf<typeof getBlogArchives>;
type Year = Infer<typeof blogYear>;

/** The years of a list and their months, the newest first. */
const yearsOf = (months: Months): Year[] => {
  const newestFirst = [...months].toSorted(([one], [other]) => (one < other ? 1 : -1));
  const byYear = Map.groupBy(newestFirst, ([month]) => Number(month.slice(0, 4)));
  return [...byYear].map(([year, own]) => ({
    year,
    total: own.reduce((sum, [, total]) => sum + total, 0),
    months: own.map(([month, total]) => ({ month: Number(month.slice(5)), total })),
  }));
};

/** A page of the archive of a list whose months are known. */
const pageOf = async (
  { category, page = blogPages.first, pageSize = blogPages.archiveSize, month, months: count = 1, ...input }: Input,
  months: Months,
  caller: Caller,
  world: World,
): Promise<Archive> => {
  const years = yearsOf(months);
  const year = input.year ?? years[0]?.year ?? null;
  const ofYear = years.find((each) => each.year === year);
  const first = month ?? 1;
  const last = month === undefined ? 12 : Math.min(12, month + count - 1);
  const shown = ofYear?.months.filter((each) => each.month >= first && each.month <= last) ?? [];
  const total = shown.reduce((sum, each) => sum + each.total, 0);
  const offset = (page - blogPages.first) * pageSize;
  const isEmpty = year === null || offset >= total;
  const rows: readonly PostRow[] = isEmpty
    ? []
    : await articlePage(foundBy(category)).all(world.tx, {
        category,
        ...rangeOf({ first: monthText(year, first), last: monthText(year, last) }, world),
        exclude: '[]',
        first: pageSize,
        offset,
      });
  return { years, year, posts: rows.map((row) => postOf(row, caller)), total, page };
};

/** Reads the articles of a year or a month; of the newest year that has any without one. */
export const readArchive = async (input: Input, caller: Caller, world: World): Promise<Archive> => {
  const monthsOf = await appearedMonths([input.category], world);
  return pageOf(input, monthsOf(input.category), caller, world);
};

/** Reads the start of the magazine. */
export const readOverview = async (caller: Caller, world: World): Promise<AnswerOf<typeof getBlogOverview>> => {
  const newest = (list: 'featured' | 'latest', first: number, exclude: readonly number[]) =>
    articlePage(foundBy(list)).all(world.tx, {
      category: list,
      ...untilNow(world),
      exclude: toJson(exclude),
      first,
      offset: 0,
    });
  const [monthsOf, [featured]] = await Promise.all([
    appearedMonths(blogListCategory.values, world),
    newest('featured', 1, []),
  ]);
  const latest = monthsOf('latest');
  const [posts, archive] = await Promise.all([
    newest('latest', blogPages.size, featured === undefined ? [] : [featured.id]),
    pageOf({ category: 'latest' }, latest, caller, world),
  ]);
  return {
    featured: featured === undefined ? null : postOf(featured, caller),
    posts: posts.map((row) => postOf(row, caller)),
    total: sumOf(latest),
    categories: blogListCategory.values.map((category) => ({
      category,
      categoryId: idOfList(category),
      total: sumOf(monthsOf(category)),
    })),
    archive,
  };
};
