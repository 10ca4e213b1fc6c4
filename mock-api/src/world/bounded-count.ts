import { mostCounted } from '@lounge/protocol';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from './tables.ts';

/** Rows that are counted, of any tables. */
type Counted<T extends keyof DatabaseSchema> = SelectQueryBuilder<DatabaseSchema, T, object>;

/** Counts rows up to a number of them, as lists count by default, so that the count takes no longer the more there are. */
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
