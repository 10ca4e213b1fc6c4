import type { ClientBase } from 'pg';
import { addedColumnsSince } from '../../../fill-added.ts';
import { addedSince } from '../../../seed/added-since.ts';
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

/** Fills in what the seeds have since a version: new tables, and new columns of rows that are there. */
export const fillAdded = async (
  client: Pick<ClientBase, 'query'>,
  version: string,
  seeds: Seeds,
  now: number,
): Promise<void> => {
  const rows: Partial<Record<string, readonly unknown[]>> = seedRows(moveSeedsTo(seeds, now));
  const added = addedColumnsSince(version);
  for (const { table, columns, isNew } of added) {
    const seeded = `json_populate_recordset(null::"${table}", $1)`;
    const names = columns.map((each) => `"${each}"`).join(', ');
    const sets = columns.map((each) => `"${each}" = seed."${each}"`).join(', ');
    await client.query(
      isNew
        ? `insert into "${table}" (${names}) select ${names} from ${seeded} on conflict do nothing`
        : `update "${table}" set ${sets} from ${seeded} as seed where "${table}"."id" = seed."id"`,
      [JSON.stringify(rows[table] ?? [])],
    );
  }
  for (const sql of addedSince(version).flatMap(({ afterwards }) => afterwards)) await client.query(sql);
  if (added.length > 0) await client.query(continueIds);
};

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
