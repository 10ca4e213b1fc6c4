import type { Executor } from '../world/database.ts';
import type { DatabaseSchema } from '../world/tables.ts';
import type { WorldParts } from '../world/world.ts';

/** How a table is broken. */
export interface Break {
  readonly table: keyof DatabaseSchema;
  /** @default 'insert' */
  readonly on?: 'insert' | 'update';
  /** A condition on `new`, in SQL. @default every row */
  readonly when?: string;
  /** Rows are skipped without an error, instead of failing with "crash". @default false */
  readonly isSilent?: boolean;
}

const sqliteTrigger = ({ table, on = 'insert', when, isSilent = false }: Break): readonly string[] => [
  `create trigger broken before ${on} on "${table}" ${when === undefined ? '' : `when ${when}`}
    begin select ${isSilent ? 'raise(ignore)' : `raise(abort, 'crash')`}; end`,
];

const postgresTrigger = ({ table, on = 'insert', when, isSilent = false }: Break): readonly string[] => [
  `create function break() returns trigger language plpgsql as
    $$ begin ${isSilent ? 'return null' : `raise exception 'crash'`}; end $$`,
  `create trigger broken before ${on} on "${table}" for each row
    ${when === undefined ? '' : `when (${when})`} execute function break()`,
];

/** Makes writes to a table fail by a trigger of the database. Returns how to mend it. */
export const breakTable = async ({ database }: WorldParts, broken: Break): Promise<() => Promise<void>> => {
  const runAll = (sqlsOf: (dialect: Executor['dialect']['name']) => readonly string[]) =>
    database.change(async (tx) => {
      for (const sql of sqlsOf(tx.dialect.name)) await tx.query(sql, []);
    });
  await runAll((name) => (name === 'sqlite' ? sqliteTrigger(broken) : postgresTrigger(broken)));
  return () =>
    runAll((name) =>
      name === 'sqlite'
        ? ['drop trigger broken']
        : [`drop trigger broken on "${broken.table}"`, 'drop function break()'],
    );
};
