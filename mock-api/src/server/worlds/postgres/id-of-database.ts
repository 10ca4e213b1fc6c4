import type { Executor } from '../../../world/database.ts';

/**
 * Distinguishes a database from all others, also those of the same name on other servers and its restored copies, with which it may share
 * a Redis.
 */
export const idOfDatabase = async (reader: Executor): Promise<string> => {
  const [row] = (await reader.query(
    `select (select system_identifier from pg_control_system())::text as server, oid::text as "database"
      from pg_database where datname = current_database()`,
    [],
  )) as readonly { readonly server: string; readonly database: string }[];
  if (row === undefined) throw new Error('PostgreSQL does not name its database.');
  return `${row.server} ${row.database}`;
};
