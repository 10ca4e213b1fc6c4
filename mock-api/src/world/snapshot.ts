import { tables } from './tables.ts';
import type { WorldParts } from './world.ts';

/** Every row of a world, table by table. */
export type Snapshot = readonly (readonly [table: string, rows: readonly Readonly<Record<string, unknown>>[]])[];

type Stored = Pick<WorldParts, 'database'>;

/** SQLite's own book of the numbers it gave comes last: writing the rows before has changed it. */
const allTables = [...Object.keys(tables), 'sqlite_sequence'];

/** Reads a whole world as it is between two changes. */
export const takeSnapshot = ({ database }: Stored): Promise<Snapshot> =>
  database.change(async (tx) => {
    const taken: [string, readonly Readonly<Record<string, unknown>>[]][] = [];
    for (const table of allTables) {
      const rows = await tx.query(`select * from "${table}"`, []);
      taken.push([table, rows as readonly Readonly<Record<string, unknown>>[]]);
    }
    return taken;
  });

/** Makes a world what it was when the snapshot was taken, in one change; clock and faults stay as they are. */
export const putBack = ({ database }: Stored, snapshot: Snapshot): Promise<void> =>
  database.change(async (tx) => {
    for (const [table, rows] of snapshot) {
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
  });
