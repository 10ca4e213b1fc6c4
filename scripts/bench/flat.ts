import { fileURLToPath } from 'node:url';
import type { ListTimes } from './processes/flat.ts';
import { measuredBy, type Row } from './measure.ts';

const flatFile = fileURLToPath(new URL('./processes/flat.ts', import.meta.url));

/** In a world a hundred times as large, and on PostgreSQL, a list takes at most this many times as long. */
const mostGrowth = 1.3;

const ms = (value: number): string => `${value.toFixed(2)} ms`;

const growthRow = ({ database, name, hasGoal, small, large }: ListTimes): Row => ({
  name: `${name}: its first pages in a large world on ${database}`,
  value: ms(large),
  reference: `a small one, ${ms(small)}`,
  ratio: small / large,
  minRatio: hasGoal ? 1 / mostGrowth : null,
});

const databaseRow = (onPostgres: ListTimes, onSqlite: ListTimes): Row => ({
  name: `${onPostgres.name}: a large world on PostgreSQL`,
  value: ms(onPostgres.large),
  reference: `SQLite, ${ms(onSqlite.large)}`,
  ratio: onSqlite.large / onPostgres.large,
  minRatio: null,
});

/** The time of each list in a large world, compared with a small one, and of PostgreSQL, compared with SQLite. */
export const flatRows = async (): Promise<Row[]> => {
  const times = await measuredBy<readonly ListTimes[]>(flatFile);
  const onSqlite = new Map(times.flatMap((each) => (each.database === 'SQLite' ? [[each.name, each] as const] : [])));
  const compared = times.flatMap((each) => {
    const other = onSqlite.get(each.name);
    return each.database === 'SQLite' || other === undefined ? [] : [databaseRow(each, other)];
  });
  return [...times.map(growthRow), ...compared];
};
