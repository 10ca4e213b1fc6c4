import type { ClientBase } from 'pg';
import { moveSeedsTo, seedRows, type Seeds } from '../../../seed/fill.ts';
import { migrations } from '../../../world/migrate.ts';
import { tables } from '../../../world/tables.ts';
import { idsContinued, postgresDialect } from './postgres-dialect.ts';

/** The tables whose ids the database assigns. */
const tablesWithIds = Object.entries(tables)
  .filter(([, columns]) => 'id' in columns && columns.id === 'id')
  .map(([name]) => name);

/** Rows that bring their ids do not move the sequence that assigns them. */
export const continueIds = idsContinued(tablesWithIds);

/** Creates the tables of a world and fills them with the seeds, in the open transaction of a client. */
export const createTables = async (client: Pick<ClientBase, 'query'>, seeds: Seeds, now?: number): Promise<void> => {
  for (const sql of migrations(postgresDialect)) await client.query(sql);
  for (const [table, rows] of Object.entries(seedRows(now === undefined ? seeds : moveSeedsTo(seeds, now)))) {
    const names = Object.keys(tables[table as keyof typeof tables]);
    const columns = names.map((each) => `"${each}"`).join(', ');
    await client.query(
      `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query(continueIds);
};
