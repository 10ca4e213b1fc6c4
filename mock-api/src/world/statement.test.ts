import { expect, test } from 'vitest';
import { aWorld, onSqlite } from '../testing/a-world.ts';
import type { Executor } from './database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { statement, type Bind } from './statement.ts';
import { seedCounts } from '../testing/seed-counts.ts';

const recording = (): Executor & { readonly ran: [string, readonly unknown[]][] } => {
  const ran: [string, readonly unknown[]][] = [];
  return { dialect: sqliteDialect, ran, query: async (sql, parameters) => (ran.push([sql, parameters]), []) };
};

test('parameters are bound by name in the order of the SQL; constants are part of it', async () => {
  const between = statement((db, $: Bind<{ from: number; to: number }>) =>
    db
      .selectFrom('actor')
      .select('id')
      .where('age', '>=', $('from'))
      .where('city', '=', 'Lisbon')
      .where('age', '<=', $('to'))
      .where('id', '!=', $('from')),
  );
  const on = recording();
  await between.all(on, { to: 40, from: 30 });
  await between.all(on, { from: 1, to: 2 });
  expect(on.ran.map(([, parameters]) => parameters)).toEqual([
    [30, 40, 30],
    [1, 2, 1],
  ]);
  expect(on.ran[0]?.[0]).toContain(`"city" = 'Lisbon'`);
});

test('a statement is compiled once and runs on any executor', async () => {
  let compiled = 0;
  const all = statement((db) => {
    compiled += 1;
    return db.selectFrom('video').select('id');
  });
  const [one, other] = [recording(), recording()];
  await all.all(one);
  await all.first(other);
  expect(compiled).toBe(1);
  expect(one.ran).toEqual(other.ran);
});

test('`first` returns the first row, or null without rows', async () => {
  const { world } = aWorld();
  const byName = statement((db, $: Bind<{ slug: string }>) =>
    db.selectFrom('actor').select('id').where('slug', '=', $('slug')),
  );
  expect(await byName.first(world.database.reader, { slug: 'nobody' })).toBeNull();
  const all = statement((db) => db.selectFrom('actor').select('id').orderBy('id'));
  const rows = await all.all(world.database.reader);
  expect(await all.first(world.database.reader)).toEqual(rows[0]);
  expect(rows).toHaveLength(seedCounts.performers);
});

test('a missing binding does not compile and throws at run time', async () => {
  const { world } = aWorld();
  const byId = statement((db, $: Bind<{ id: number }>) =>
    db.selectFrom('actor').select('id').where('id', '=', $('id')),
  );
  // @ts-expect-error the binding is misspelt
  await expect(byId.all(world.database.reader, { ident: 1 })).rejects.toThrow('The parameter id');
  // @ts-expect-error the bindings are missing
  await expect(byId.all(world.database.reader)).rejects.toThrow('The parameter id');
  // @ts-expect-error an id is a number
  const wrong = byId.all(world.database.reader, { id: 'one' });
  if (onSqlite()) expect(await wrong).toEqual([]);
  else await expect(wrong).rejects.toThrow('bigint');
});
