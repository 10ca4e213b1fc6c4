import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from './tables.ts';

/**
 * The most rows that a list counts: where there are more, this is the answer, which pages show as "1,000 and more".
 * @assumed The documents say nothing of totals that nobody pages to: an offset is at most 500, and a count of all takes longer with each row.
 */
export const mostCounted = 1000;

/** Rows that are counted, of any tables. */
type Counted<T extends keyof DatabaseSchema> = SelectQueryBuilder<DatabaseSchema, T, object>;

/** Counts rows up to a number of them, so that the count takes no longer the more there are. */
export const countUpTo = <T extends keyof DatabaseSchema>(
  db: Kysely<DatabaseSchema>,
  rows: Counted<T>,
  most: number = mostCounted,
) =>
  db
    .selectFrom(
      rows
        .select((e) => e.lit(1).as('one'))
        .limit(most)
        .as('counted'),
    )
    .select((e) => e.fn.countAll<number>().as('total'));

/** The number that a count read. */
export const totalOf = async (counted: Promise<{ readonly total: number } | null>): Promise<number> =>
  (await counted)?.total ?? 0;
