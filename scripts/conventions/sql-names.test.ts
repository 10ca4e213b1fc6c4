import { expect, test } from 'vitest';
import { sourcesBelow } from './repository.ts';
import { snakeCaseIdentifiers, unquotedSqlNames } from './sql-names.ts';

/** The names with an upper-case letter in the declarations of tables. */
const names = new Set(
  sourcesBelow('mock-api/src/world')
    .filter(({ path }) => path.includes('/tables'))
    .flatMap(({ text }) => text.match(/\b[a-z]+[A-Z]\w*(?=:)/g) ?? []),
);

/** Upgrades of stored worlds hold the names of earlier versions. */
const isUpgrade = ({ path }: { readonly path: string }) => /\/upgrade(s|s\.test|-\d+)\.ts$/.test(path);

test('the reference server uses camelCase, but for names on the wire', () => {
  const files = sourcesBelow('mock-api').filter((file) => !isUpgrade(file));
  expect(snakeCaseIdentifiers(files, sourcesBelow('packages/protocol/src'))).toEqual([]);
});

test('camelCase names of tables and columns are quoted in SQL', () => {
  const files = sourcesBelow('mock-api', 'packages', 'site', 'stories', 'scripts').filter(
    ({ path }) => path !== 'scripts/conventions/sql-names.test.ts',
  );
  expect(unquotedSqlNames(files, names)).toEqual([]);
});

test('names are found in the declarations of tables', () => {
  for (const name of ['actorId', 'ledgerEntry', 'toyBackAt']) expect(names).toContain(name);
});

const on = (text: string) => [{ path: 'mock-api/src/a.ts', text }];

test.each(['const { actor_id } = row;', 'row.actor_id;', 'const row = { actor_id: 1 };', 'type A = { actor_id: 1 };'])(
  'reports snake_case in "%s"',
  (text) => {
    expect(snakeCaseIdentifiers(on(text), [])).toEqual(['mock-api/src/a.ts:1: actor_id is not camelCase']);
  },
);

test.each(['input.guest_id;', 'api.sqlite3_open();', 'parameters._HLS_msn;', `run('select json_set(a)');`, 'actorId;'])(
  'accepts "%s"',
  (text) => {
    expect(snakeCaseIdentifiers(on(text), on('s.object({ guest_id: s.entityId })'))).toEqual([]);
  },
);

test.each([
  `run('select actorId from album');`,
  'run(`update album set price = ${price} where actorId = 1`);',
  'run(`delete from album where actorId = ${id}`);',
  'sql`actorId desc`;',
  `const where = 'actorId = ?';`,
  `const where = 'album.actorId is null';`,
  `const where = '(actorId, at)';`,
])('reports the name that is not quoted in "%s"', (text) => {
  expect(unquotedSqlNames(on(text), names)).toEqual(['mock-api/src/a.ts:1: actorId is not quoted']);
});

test.each([
  `run('select "actorId" from album');`,
  `run("select 'actorId' from album");`,
  `db.selectFrom('album').select('album.actorId as id').orderBy('actorId');`,
  `test('a guest without actorId gets none');`,
  'sql`${column} desc`;',
])('accepts "%s"', (text) => {
  expect(unquotedSqlNames(on(text), names)).toEqual([]);
});
