import type { ColumnKind } from './column-specs.ts';
import type { Dialect } from './database.ts';
import { indexes } from './indexes.ts';
import { randomHex } from './random-hex.ts';
import { oldestVersion, schemaVersion, tables } from './tables.ts';

const isNullable = (spec: string): boolean => spec.split(' ').includes('null');

const column = (name: string, spec: string, { columnTypes }: Dialect): string => {
  const [kind, ...rest] = spec.split(' ') as [ColumnKind, ...string[]];
  const bounds = [isNullable(spec) ? '' : 'not null', rest.includes('unique') ? 'unique' : ''];
  return [`"${name}"`, columnTypes[kind], ...(kind === 'id' || kind === 'key' ? [] : bounds)].filter(Boolean).join(' ');
};

/** The statements that create an empty world. */
export const migrations = (dialect: Dialect): readonly string[] => [
  ...Object.entries(tables).map(
    ([name, columns]) =>
      `create table "${name}" (${Object.entries(columns)
        .map(([each, spec]) => column(each, spec, dialect))
        .join(', ')})${dialect.tableOptions}`,
  ),
  ...indexes.map(([table, terms, condition]) => {
    const specs: Readonly<Record<string, string>> = tables[table];
    const nulls = (each: string) => (dialect.indexesNameNulls && isNullable(specs[each] ?? '') ? ' nulls first' : '');
    const ordered = terms.map((each) => (typeof each === 'string' ? `"${each}"${nulls(each)}` : each.sql)).join(', ');
    const names = terms.map((each) => (typeof each === 'string' ? each : each.name));
    const where = condition === undefined ? '' : ` where ${condition}`;
    return `create index "${table}_${names.join('_')}" on "${table}" (${ordered})${where}`;
  }),
  ...dialect.textSearch.index,
  `insert into meta (key, value) values ('schema', '${schemaVersion}'), ('oldest', '${oldestVersion}')`,
  // Distinguishes the streams of pushes from those of an earlier world with the same address.
  `insert into meta (key, value) values ('epoch', '${randomHex(8)}')`,
];
