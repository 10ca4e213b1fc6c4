import { checkSeeds, collections, type Collection, type UncheckedSeeds } from '@lounge/mock-api/server';

/** A requested change. */
export interface RequestedChange {
  readonly method: string;
  /** The path in the seed editor, such as `/gifts/2`. */
  readonly path: string;
  readonly body: unknown;
}

/** The validated body, or the reason for the rejection. */
export type ValidatedChange =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: 400 | 404; readonly sentence: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (row: unknown): unknown => (isFields(row) ? row['id'] : undefined);

const nextId = (rows: readonly unknown[]): number =>
  rows.reduce<number>((max, row) => Math.max(max, Number(idOf(row)) || 0), 0) + 1;

const error = (status: 400 | 404, sentence: string): ValidatedChange => ({ ok: false, status, sentence });

/** Validates a change before it is applied: all collections must be valid afterwards. */
export const validateChange = (data: UncheckedSeeds, { method, path, body }: RequestedChange): ValidatedChange => {
  const [, name = '', id, ...deeper] = path.replace(/\/$/, '').split('/');
  if (!collections.includes(name as Collection) || deeper.length > 0) return error(404, 'There is no such collection.');
  const rows = data[name as Collection];
  const isNew = method === 'POST';
  if (isNew !== (id === undefined)) return error(404, 'A row is added to a collection, and changed by its id.');
  if (method !== 'DELETE' && !isFields(body)) return error(400, 'A row is sent as a JSON object.');
  const index = rows.findIndex((row) => String(idOf(row)) === id);
  const old = rows[index];
  if (!isNew && !isFields(old)) return error(404, `${name}: there is no row ${id}.`);
  const sent = isFields(body) ? body : {};
  const unchanged = method === 'PATCH' && isFields(old) ? old : {};
  const row = { ...unchanged, ...sent, id: isNew ? (sent['id'] ?? nextId(rows)) : idOf(old) };
  const after =
    method === 'DELETE'
      ? rows.toSpliced(index, 1)
      : isNew
        ? [...rows, row]
        : rows.map((each) => (each === old ? row : each));
  const checked = checkSeeds({ ...data, [name]: after });
  return checked.ok ? { ok: true, body: isNew ? row : body } : error(400, checked.sentence);
};
