import { parse } from '@lounge/protocol';
import { rowSchemas } from './row-schemas.ts';
import type { AgeRating, AlbumRow, PerformerRow, Seeds, VideoRow } from './rows.ts';

/** The name of a seed file, without its ending. */
export type Collection = keyof Seeds;

/** The names of all seed files. */
export const collections = Object.keys(rowSchemas) as readonly Collection[];

/** Rows that were read and not looked at yet. */
export type UncheckedSeeds = Readonly<Record<Collection, readonly unknown[]>>;

/** Seeds that fit, or the one sentence that says why they do not. */
export type CheckedSeeds =
  { readonly ok: true; readonly seeds: Seeds } | { readonly ok: false; readonly sentence: string };

/** Nobody younger is shown. */
const leastAge = 21;
const ageRatings: readonly AgeRating[] = [12, 16, 18];

const nameOf = (row: unknown, at: number): string => {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'number' ? `row ${id}` : `row number ${at + 1}`;
};

const shaped = (name: Collection, rows: readonly unknown[]): { rows: unknown[] } | string => {
  const fitting: unknown[] = [];
  for (const [at, row] of rows.entries()) {
    const parsed = parse(rowSchemas[name], row);
    if (!parsed.ok) return `${name}: ${nameOf(row, at)} does not fit at ${parsed.field ?? 'its fields'}.`;
    fitting.push(parsed.value);
  }
  return { rows: fitting };
};

const repeated = (values: readonly (string | number)[]): string | number | undefined =>
  values.find((value, at) => values.indexOf(value) !== at);

const isWeek = (hours: PerformerRow['hours']): boolean =>
  hours.length === 7 && hours.every((day) => day.length === 24 && day.every((hour) => hour <= 4));

const performerFault = ({ performers }: Seeds): string | null => {
  const slug = repeated(performers.map((each) => each.slug));
  if (slug !== undefined) return `performers: two have the slug ${slug}.`;
  const young = performers.find(({ age }) => age < leastAge);
  if (young !== undefined) return `performers: row ${young.id} is younger than ${leastAge}.`;
  const restless = performers.find(({ hours }) => !isWeek(hours));
  return restless === undefined ? null : `performers: row ${restless.id} needs 7 days of 24 hours from 0 to 4.`;
};

const ratingFault = (name: Collection, rows: readonly (AlbumRow | VideoRow)[]): string | null => {
  const wrong = rows.find(({ ageRating }) => !ageRatings.includes(ageRating));
  return wrong === undefined ? null : `${name}: row ${wrong.id} has an ageRating that is not 12, 16 or 18.`;
};

const strangerFault = ({ performers, albums, videos, jumbotron }: Seeds): string | null => {
  const ids = new Set(performers.map(({ id }) => id));
  for (const [name, rows] of Object.entries({ albums, videos, jumbotron })) {
    const lost = rows.find(({ actorId }) => !ids.has(actorId));
    if (lost !== undefined) return `${name}: row ${lost.id} is of performer ${lost.actorId}, who is not there.`;
  }
  const lost = performers.find(({ recommendedIds }) => recommendedIds.some((id) => !ids.has(id)));
  return lost === undefined ? null : `performers: row ${lost.id} recommends somebody who is not there.`;
};

/** Whether rows may be seeds: each by its shape, then ids, people's ages, and whom they speak of. */
export const checkSeeds = (given: UncheckedSeeds): CheckedSeeds => {
  const fitting: Record<string, unknown[]> = {};
  for (const name of collections) {
    const result = shaped(name, given[name]);
    if (typeof result === 'string') return { ok: false, sentence: result };
    const id = repeated((result.rows as { id: number }[]).map((row) => row.id));
    if (id !== undefined) return { ok: false, sentence: `${name}: two rows have the id ${id}.` };
    fitting[name] = result.rows;
  }
  // Every collection was parsed by the shape of its rows just above.
  const seeds = fitting as unknown as Seeds;
  const fault =
    performerFault(seeds) ??
    ratingFault('albums', seeds.albums) ??
    ratingFault('videos', seeds.videos) ??
    strangerFault(seeds);
  return fault === null ? { ok: true, seeds } : { ok: false, sentence: fault };
};
