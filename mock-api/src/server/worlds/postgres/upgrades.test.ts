import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { earlierSchema } from '../../../testing/earlier-schema.ts';
import { connectTo, createEmpty } from '../../../testing/postgres/test-databases.ts';
import { migrations } from '../../../world/migrate.ts';
import { upgradeFrom } from '../../../world/upgrades.ts';
import { postgresDialect } from './postgres-dialect.ts';

const columns = `select table_name, column_name, data_type, is_nullable, is_identity, collation_name
  from information_schema.columns where table_schema = 'public' order by 1, 2`;
// The names of the indexes of keys and unique columns are PostgreSQL's own.
const indexes = `select tablename, regexp_replace(indexdef, 'INDEX \\S+ ON', 'INDEX ON') as definition
  from pg_indexes where schemaname = 'public' order by 1, 2`;

const filledBy = async (name: string, statements: readonly string[]): Promise<pg.Client> => {
  const client = await connectTo(await createEmpty(inject('postgresRun'), name));
  onTestFinished(() => client.end());
  for (const sql of statements) await client.query(sql);
  return client;
};

// Worlds on PostgreSQL exist since version 17.
test.each(['17', '18', '19'])(
  'a world of version %s is upgraded to the tables and indexes of a new one',
  async (version) => {
    const before = earlierSchema('postgres', version);
    const old = await filledBy(`from-${version}`, [
      before,
      `insert into meta (key, value) values ('schema', '${version}')`,
      ...(upgradeFrom(version, postgresDialect) ?? []),
    ]);
    const fresh = await filledBy(`of-today-${version}`, migrations(postgresDialect));
    for (const sql of [columns, indexes]) expect((await old.query(sql)).rows).toEqual((await fresh.query(sql)).rows);
  },
);
