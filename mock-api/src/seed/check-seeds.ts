import { parse } from '@lounge/protocol';
import { rowSchemas } from './row-schemas.ts';
import type { AgeRating, AlbumRow, PerformerRow, Seeds, VideoRow } from './rows.ts';

/** The name of a seed file, without its ending. */
export type Collection = keyof Seeds;

/** The names of all seed files. */
export const collections = Object.keys(rowSchemas) as readonly Collection[];

/** Rows that are not checked yet. */
export type UncheckedSeeds = Readonly<Record<Collection, readonly unknown[]>>;

/** Valid seeds, or a sentence about the first error. */
export type CheckedSeeds =
  | { readonly ok: true; readonly seeds: Seeds }
  | { readonly ok: false; readonly sentence: string };

/** The minimum age of performers. */
const minAge = 21;
const ageRatings: readonly AgeRating[] = [12, 16, 18];

const nameOf = (row: unknown, at: number): string => {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'number' ? `row ${id}` : `row number ${at + 1}`;
};

const parseRows = (name: Collection, rows: readonly unknown[]): { rows: { readonly id: number }[] } | string => {
  const parsedRows: { readonly id: number }[] = [];
  for (const [at, row] of rows.entries()) {
    const parsed = parse(rowSchemas[name], row);
    if (!parsed.ok) return `${name}: ${nameOf(row, at)} does not fit at ${parsed.field ?? 'its fields'}.`;
    parsedRows.push(parsed.value);
  }
  return { rows: parsedRows };
};

const repeated = (values: readonly (string | number)[]): string | number | undefined =>
  values.find((value, at) => values.indexOf(value) !== at);

const isWeek = (hours: PerformerRow['hours']): boolean =>
  hours.length === 7 && hours.every((day) => day.length === 24 && day.every((hour) => hour <= 4));

const performerFault = ({ performers }: Seeds): string | null => {
  const slug = repeated(performers.map((each) => each.slug));
  if (slug !== undefined) return `performers: two have the slug ${slug}.`;
  const young = performers.find(({ age }) => age < minAge);
  if (young !== undefined) return `performers: row ${young.id} is younger than ${minAge}.`;
  const withoutWeek = performers.find(({ hours }) => !isWeek(hours));
  return withoutWeek === undefined ? null : `performers: row ${withoutWeek.id} needs 7 days of 24 hours from 0 to 4.`;
};

const ratingFault = (name: Collection, rows: readonly (AlbumRow | VideoRow)[]): string | null => {
  const wrong = rows.find(({ ageRating }) => ageRating !== undefined && !ageRatings.includes(ageRating));
  return wrong === undefined ? null : `${name}: row ${wrong.id} has an ageRating that is not 12, 16 or 18.`;
};

const showFault = ({ shows }: Seeds): string | null => {
  const wrong = shows.find(({ startAt, endAt }) => endAt <= startAt);
  return wrong === undefined ? null : `shows: row ${wrong.id} ends before it starts.`;
};

const referenceFault = ({ performers, albums, videos, jumbotron, shows }: Seeds): string | null => {
  const ids = new Set(performers.map(({ id }) => id));
  for (const [name, rows] of Object.entries({ albums, videos, jumbotron, shows })) {
    const dangling = rows.find(({ actorId }) => !ids.has(actorId));
    if (dangling !== undefined)
      return `${name}: row ${dangling.id} is of performer ${dangling.actorId}, who is not there.`;
  }
  const dangling = performers.find(({ recommendedIds }) => recommendedIds.some((id) => !ids.has(id)));
  return dangling === undefined ? null : `performers: row ${dangling.id} recommends somebody who is not there.`;
};

/** Checks rows: each by its schema, then unique ids, ages, and references to performers. */
export const checkSeeds = (unchecked: UncheckedSeeds): CheckedSeeds => {
  const parsed: Record<string, unknown[]> = {};
  for (const name of collections) {
    const result = parseRows(name, unchecked[name]);
    if (typeof result === 'string') return { ok: false, sentence: result };
    const id = repeated(result.rows.map((row) => row.id));
    if (id !== undefined) return { ok: false, sentence: `${name}: two rows have the id ${id}.` };
    parsed[name] = result.rows;
  }
  // Every collection was parsed by the schema of its rows above.
  const seeds = parsed as unknown as Seeds;
  const fault =
    performerFault(seeds) ??
    ratingFault('albums', seeds.albums) ??
    ratingFault('videos', seeds.videos) ??
    showFault(seeds) ??
    referenceFault(seeds);
  return fault === null ? { ok: true, seeds } : { ok: false, sentence: fault };
};
