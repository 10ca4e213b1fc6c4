import { createWorld, memoryWorld, readSeeds, seededRandom, tables, templateOf } from '@lounge/mock-api/server';
import { states, type ProviderStateKind } from '@lounge/mock-api/states';
import type { Fixture } from './state-list.ts';
import { readPacts, type StatedState } from '../verify/pact-files.ts';

type World = ReturnType<typeof createWorld>;
type Row = Readonly<Record<string, unknown>>;

const types: Readonly<Record<string, string>> = {
  id: 'integer',
  key: 'text',
  int: 'integer',
  flag: 'boolean',
  real: 'number',
  text: 'text',
  json: 'json',
  instant: 'instant',
};

/** Tables that follow from others, or are only of the reference server. */
const derived: ReadonlySet<string> = new Set(['meta', 'searchDocument', 'searchWord', 'outbox', 'pushStream']);

const names = Object.keys(tables).filter((name) => !derived.has(name));

const query = (world: World, sql: string): Promise<readonly Row[]> =>
  // SQL without a declared statement has rows of any columns.
  world.database.change((tx) => tx.query(sql, []) as Promise<readonly Row[]>);

/** Notes every row that is inserted or changed from now on. */
const watch = async (world: World): Promise<void> => {
  await query(world, 'create temp table touched (record text, at integer)');
  for (const name of names)
    for (const event of ['insert', 'update'])
      await query(
        world,
        `create temp trigger "touched_${name}_${event}" after ${event} on main."${name}" begin insert into touched values ('${name}', new.rowid); end`,
      );
};

/** A value as documents show it; ids that are drawn at random are cut, so that a second export is the same. */
const valueOf = (kind: string, value: unknown): unknown => {
  if (value === null) return null;
  if (kind === 'flag') return value === 1;
  if (typeof value !== 'string') return value;
  return kind === 'json' ? (JSON.parse(value) as unknown) : value.replaceAll(/[0-9a-f]{16,}/g, '…');
};

const fixtureOf = (name: string, row: Row, others: number): Fixture => {
  const specs = Object.entries((tables as Readonly<Record<string, Readonly<Record<string, string>>>>)[name] ?? {});
  const fields = specs.map(([field, spec]) => {
    const [kind = '', ...rest] = spec.split(' ');
    const type = `${types[kind] ?? kind}${rest.includes('null') ? ' | null' : ''}`;
    return [field, { type, value: valueOf(kind, row[field]) }] as const;
  });
  return { record: name, fields: Object.fromEntries(fields), others };
};

const touchedIn = async (world: World): Promise<readonly Fixture[]> => {
  const touched = await query(world, 'select distinct record from touched order by record');
  const made: Fixture[] = [];
  for (const { record } of touched) {
    const name = String(record);
    const sql = `select * from "${name}" where rowid in (select at from touched where record = '${name}') order by rowid`;
    const [row, ...others] = await query(world, sql);
    // A row can be gone again.
    if (row !== undefined) made.push(fixtureOf(name, row, others.length));
  }
  return made;
};

/** The states of the first interaction that has one, up to it. */
const leadingTo = (sentence: string): readonly StatedState[] => {
  for (const { interactions } of readPacts())
    for (const { providerStates = [] } of interactions) {
      const at = providerStates.findIndex(({ name }) => name === sentence);
      if (at !== -1) return providerStates.slice(0, at + 1);
    }
  return [];
};

const now = Date.parse('2026-11-20T19:00:00.000Z');

const fixturesOf = async ({ sentence }: ProviderStateKind, template: Buffer): Promise<readonly Fixture[]> => {
  const world = createWorld('fixtures', memoryWorld(template), { now: () => now }, seededRandom(1));
  const setUp = async ({ name, params = {} }: StatedState) =>
    states.find((each) => each.sentence === name)?.setUp(params, world);
  const leading = leadingTo(sentence);
  for (const each of leading.slice(0, -1)) await setUp(each);
  await watch(world);
  for (const each of leading.slice(-1)) await setUp(each);
  const made = await touchedIn(world);
  world.database.close();
  return made;
};

/** The records that each state makes or changes in the reference server, by its sentence; events make none of their own. */
export const readFixtures = async (): Promise<Readonly<Record<string, readonly Fixture[]>>> => {
  const template = templateOf(readSeeds());
  const made: [string, readonly Fixture[]][] = [];
  for (const each of states.filter(({ isEvent }) => !isEvent))
    made.push([each.sentence, await fixturesOf(each, template)]);
  return Object.fromEntries(made);
};
