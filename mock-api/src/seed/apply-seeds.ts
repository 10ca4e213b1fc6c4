import { pageReload } from '@lounge/protocol/foundation/session';
import { publish } from '../world/bus.ts';
import { seedRows, moveSeedsTo, type Seeds } from './fill.ts';
import { runInWorld, type WorldParts } from '../world/world.ts';

type Values = Readonly<Record<string, string | number | null>>;

interface Change {
  readonly sql: string;
  readonly values: readonly (string | number | null | undefined)[];
}

const keyColumn = (row: Values): string => ('id' in row ? 'id' : 'key');
const keyOf = (row: Values): string | number | null | undefined => row[keyColumn(row)];

const deletion = (table: string, row: Values): Change => ({
  sql: `delete from "${table}" where "${keyColumn(row)}" = ?`,
  values: [keyOf(row)],
});

const insertion = (table: string, row: Values): Change => {
  const columns = Object.keys(row);
  const names = columns.map((each) => `"${each}"`).join(', ');
  const placeholders = columns.map(() => '?').join(', ');
  return { sql: `replace into "${table}" (${names}) values (${placeholders})`, values: Object.values(row) };
};

/** Writes changed columns only, so that counters which the world has increased keep their values. */
const update = (table: string, before: Values, after: Values): Change | null => {
  const columns = Object.keys(after).filter((each) => after[each] !== before[each]);
  if (columns.length === 0) return null;
  const sets = columns.map((each) => `"${each}" = ?`).join(', ');
  const values = [...columns.map((each) => after[each]), keyOf(after)];
  return { sql: `update "${table}" set ${sets} where "${keyColumn(after)}" = ?`, values };
};

const changesOf = (table: string, before: readonly Values[], after: readonly Values[]): readonly Change[] => {
  const previous = new Map(before.map((row) => [keyOf(row), row]));
  const remaining = new Set(after.map(keyOf));
  const deletions = before.filter((row) => !remaining.has(keyOf(row))).map((row) => deletion(table, row));
  const writes = after.flatMap((row) => {
    const old = previous.get(keyOf(row));
    const change = old === undefined ? insertion(table, row) : update(table, old, row);
    return change === null ? [] : [change];
  });
  return [...deletions, ...writes];
};

/**
 * Applies an edit of the seeds to a world that was created from them: inserted, changed and deleted rows. If there are any,
 * `pageReload` is published to everyone. Returns the number of rows without those of words.
 */
export const applySeeds = async (before: Seeds, after: Seeds, world: WorldParts): Promise<number> => {
  const now = world.clock.now();
  const [old, fresh] = [seedRows(moveSeedsTo(before, now)), seedRows(moveSeedsTo(after, now))];
  const tables = Object.keys(fresh) as (keyof typeof fresh)[];
  // Rows of every table hold text, numbers and null only.
  const valuesIn = (rows: typeof old, table: keyof typeof old) => rows[table] as unknown as readonly Values[];
  const changed = tables.map((table) => ({
    isOfWords: table === 'searchWord',
    changes: changesOf(table, valuesIn(old, table), valuesIn(fresh, table)),
  }));
  const changes = changed.flatMap((each) => each.changes);
  if (changes.length === 0) return 0;
  await runInWorld(world, true, async ({ tx, bus }) => {
    for (const { sql, values } of changes) await tx.query(sql, values);
    publish(bus, pageReload, { everyone: true }, {});
  });
  return changed.reduce((sum, each) => sum + (each.isOfWords ? 0 : each.changes.length), 0);
};
