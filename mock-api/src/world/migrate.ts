import { indexes } from './indexes.ts';
import { schemaVersion, tables } from './tables.ts';

const sqliteTypes: Readonly<Record<string, string>> = {
  id: 'integer primary key autoincrement',
  key: 'text primary key',
  int: 'integer',
  flag: 'integer',
  real: 'real',
  text: 'text',
  json: 'text',
  instant: 'text',
};

const column = (name: string, spec: string): string => {
  const [kind = '', ...rest] = spec.split(' ');
  const bounds = [rest.includes('null') ? '' : 'not null', rest.includes('unique') ? 'unique' : ''];
  return [`"${name}"`, sqliteTypes[kind], ...(kind === 'id' || kind === 'key' ? [] : bounds)].filter(Boolean).join(' ');
};

/** The statements that create an empty world. Tables are strict: a wrong type fails as it would in other databases. */
export const migrations = (): readonly string[] => [
  ...Object.entries(tables).map(
    ([name, columns]) =>
      `create table "${name}" (${Object.entries(columns)
        .map(([each, spec]) => column(each, spec))
        .join(', ')}) strict`,
  ),
  ...indexes.map(
    ([table, columns, condition]) =>
      `create index "${table}_${columns.join('_')}" on "${table}" (${columns.map((each) => `"${each}"`).join(', ')})${condition === undefined ? '' : ` where ${condition}`}`,
  ),
  `insert into meta (key, value) values ('schema', '${schemaVersion}')`,
  // Distinguishes the streams of pushes from those of an earlier world with the same address.
  `insert into meta (key, value) values ('epoch', lower(hex(randomblob(8))))`,
];
