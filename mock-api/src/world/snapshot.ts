import type { Executor } from './database.ts';
import { tables } from './tables.ts';
import type { WorldParts } from './world.ts';

/** Every row of a world, table by table. */
export type Snapshot = readonly (readonly [table: string, rows: readonly Readonly<Record<string, unknown>>[]])[];

type Stored = Pick<WorldParts, 'database'>;

/** Published pushes stay published: a sequence that went back would repeat numbers. */
const notRestored: ReadonlySet<string> = new Set(['meta', 'pushStream', 'outbox']);

/** The ids that were assigned, which are no table in every database. They come last, as inserting the other rows changes them. */
const assignedIds = 'assigned ids';

const allTables = Object.keys(tables).filter((each) => !notRestored.has(each));

/** Reads a whole world as it is between two changes. */
export const takeSnapshot = ({ database }: Stored): Promise<Snapshot> =>
  database.change(async (tx) => {
    const snapshot: [string, readonly Readonly<Record<string, unknown>>[]][] = [];
    for (const table of allTables) {
      const rows = await tx.query(`select * from "${table}" order by 1`, []);
      snapshot.push([table, rows as readonly Readonly<Record<string, unknown>>[]]);
    }
    const ids = (await tx.dialect.assignedIds.read(tx)) as Snapshot[number][1];
    snapshot.push([assignedIds, ids.filter(({ name }) => !notRestored.has(String(name)))]);
    return snapshot;
  });

/** Restores all rows of a world within a change. Clock and faults do not change. */
export const restoreRows = async (tx: Executor, snapshot: Snapshot): Promise<void> => {
  for (const [table, rows] of snapshot) {
    if (table === assignedIds) {
      await tx.dialect.assignedIds.restore(tx, rows);
      continue;
    }
    await tx.query(`delete from "${table}"`, []);
    const columns = Object.keys(rows[0] ?? {});
    const names = columns.map((each) => `"${each}"`).join(', ');
    const sql = `insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`;
    for (const row of rows)
      await tx.query(
        sql,
        columns.map((each) => row[each]),
      );
  }
};

/** Restores all rows of a world in one change. */
export const restoreSnapshot = ({ database }: Stored, snapshot: Snapshot): Promise<void> =>
  database.change((tx) => restoreRows(tx, snapshot));
