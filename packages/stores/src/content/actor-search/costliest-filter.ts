import { withoutCondition } from './search-query.ts';
import type { SearchRequests, SearchSubject } from './SearchRequests.ts';

/** A filter without which there are performers. */
export interface CostlyFilter {
  readonly condition: string;
  readonly hits: number;
}

/** How many filters are tried where nobody fits all of them. @assumed */
const mostFiltersTried = 6;

/** Searches without each of the first filters of a search that finds nobody. Resolves to null where each of them leaves nobody. */
export const findCostliest = async (
  requests: Pick<SearchRequests, 'page'>,
  { query, position }: SearchSubject,
): Promise<CostlyFilter | null> => {
  const tried = query.conditions.slice(0, mostFiltersTried);
  const found = await Promise.all(
    tried.map(async (condition): Promise<CostlyFilter> => {
      const result = await requests.page({ query: withoutCondition(query, condition), position }, 1);
      return { condition, hits: result.ok ? (result.value.totalHits ?? 0) : 0 };
    }),
  );
  const [best] = found.toSorted((one, other) => other.hits - one.hits);
  return best === undefined || best.hits === 0 ? null : best;
};
