import { startOfBerlinMonth } from '@lounge/locale';
import { listsOf, type ArticleList } from '../../world/article-lists.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { articlesToCome, monthsOfLists } from './statements.ts';

/** How many articles of a list have appeared in each month that has any, by the month as `2026-11`. */
export type Months = ReadonlyMap<string, number>;

/**
 * Counts the articles of lists by month: the stored numbers without the articles to come. It reads a row for each month and list, so that it
 * costs the same however many articles there are.
 */
export const appearedMonths = async (
  lists: readonly ArticleList[],
  world: Pick<World, 'tx' | 'clock'>,
): Promise<(list: ArticleList) => Months> => {
  const [rows, toCome] = await Promise.all([
    monthsOfLists.all(world.tx, { lists: toJson(lists) }),
    articlesToCome.all(world.tx, { now: nowIso(world) }),
  ]);
  const counted = new Map(lists.map((list) => [list, new Map<string, number>()]));
  const add = (list: ArticleList, month: string, by: number): void => {
    const months = counted.get(list);
    months?.set(month, (months.get(month) ?? 0) + by);
  };
  for (const { list, month, total } of rows) add(list, month, total);
  for (const row of toCome) for (const list of listsOf(row)) add(list, row.month, -row.total);
  return (list) => new Map([...(counted.get(list) ?? [])].filter(([, total]) => total > 0));
};

/** The sum of months. */
export const sumOf = (months: Months): number => [...months.values()].reduce((sum, total) => sum + total, 0);

const startOf = (month: string): number => startOfBerlinMonth(`${month}-15T12:00:00.000Z`);

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** A month as text. */
export const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** The first and the last instant of some months that has passed, for statements. */
export const rangeOf = (
  { first, last }: { readonly first: string; readonly last: string },
  { clock }: Pick<World, 'clock'>,
): { readonly from: string; readonly until: string } => ({
  from: new Date(startOf(first)).toISOString(),
  until: new Date(Math.min(startOf(monthAfter(last)) - 1, clock.now())).toISOString(),
});

/** All that has appeared, for statements. */
export const untilNow = (world: Pick<World, 'clock'>) => ({ from: '', until: nowIso(world) });
