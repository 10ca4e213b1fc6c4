import type { StatementFilter } from '@lounge/stores/foundation/wallet';

/** The filters of the statement, in their order on the page. */
export const statementFilters: readonly StatementFilter[] = ['everything', 'added', 'spent', 'refunds', 'vouchers'];

/** The filter that an address names. */
export const filterIn = (search: URLSearchParams): StatementFilter | undefined =>
  statementFilters.find((filter) => filter === search.get('filter'));
