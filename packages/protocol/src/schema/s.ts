/**
 * The schemas of declarations, imported as `s`, with the defaults of this protocol. Every object is strict, and absent values are
 * `null`, never missing.
 */
import type {
  ArrayOf,
  Definitions,
  EnumOf,
  NullableOf,
  ObjectOf,
  OptionalOf,
  Schema,
  SchemaMeta,
  Fields,
  UnionOf,
} from './schema.ts';

// The type of the values exists for the compiler only, so no schema has the field that carries it.
const define = /* @__NO_SIDE_EFFECTS__ */ <S>(definition: object, meta?: SchemaMeta): S =>
  (meta === undefined ? definition : { ...definition, meta }) as S;

const scalar = /* @__NO_SIDE_EFFECTS__ */ <T, K extends keyof Definitions>(
  type: K,
  definition: Definitions[K],
  meta?: SchemaMeta,
) => define<Schema<T> & { readonly type: K }>({ type, ...definition }, meta);

/** An object with exactly these fields. */
export const object = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields>(fields: F, meta?: SchemaMeta) =>
  define<ObjectOf<F>>({ type: 'object', fields }, meta);

/** One of a closed list of strings. */
const enumOf = /* @__NO_SIDE_EFFECTS__ */ <const W extends readonly string[]>(values: W, meta?: SchemaMeta) =>
  define<EnumOf<W[number]>>({ type: 'enum', values }, meta);
export { enumOf as enum };

/** One string. */
export const literal = /* @__NO_SIDE_EFFECTS__ */ <const W extends string>(value: W) =>
  scalar<W, 'literal'>('literal', { value });

/** One of several objects, told apart by their literal in the field `discriminator`. */
export const union = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(discriminator: string, options: readonly S[]) =>
  define<UnionOf<S>>({ type: 'union', options, discriminator });

/** Any string. */
export const string = scalar<string, 'string'>('string', {});
/** A string of 1 to `max` characters. */
export const boundedString = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  scalar<string, 'string'>('string', { minLength: 1, maxLength: max });
/** A string of exactly `length` characters, or of up to `most`. */
export const stringOfLength = /* @__NO_SIDE_EFFECTS__ */ (length: number, most = length) =>
  scalar<string, 'string'>('string', { minLength: length, maxLength: most });
/** A string that matches a pattern, and has at most `max` characters. */
export const matching = /* @__NO_SIDE_EFFECTS__ */ (pattern: RegExp, max?: number) =>
  scalar<string, 'string'>('string', { pattern, ...(max === undefined ? {} : { maxLength: max }) });
/** A day, such as `2026-11-20`. */
export const day = matching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
/** A month of this century, such as `2026-11`: others are typed by nobody, and dates far off cannot be formatted. */
export const month = matching(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
/** True or false. */
export const boolean = scalar<boolean, 'boolean'>('boolean', {});
/** An integer, zero or more. */
export const count = scalar<number, 'number'>('number', { isInteger: true, minimum: 0 });
/** An integer. */
export const integer = scalar<number, 'number'>('number', { isInteger: true });
/** An integer from `minimum` to `maximum`. */
export const integerBetween = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum: number) =>
  scalar<number, 'number'>('number', { isInteger: true, minimum, maximum });
/** A number, possibly with a fraction. */
export const number = scalar<number, 'number'>('number', { isInteger: false });
/** A number from `minimum` to `maximum`, possibly with a fraction. */
export const numberBetween = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum: number) =>
  scalar<number, 'number'>('number', { isInteger: false, minimum, maximum });
/** A positive entity id. */
export const entityId = integerBetween(1, 2_147_483_647);
/** An instant: ISO 8601, UTC, milliseconds, such as `2026-11-20T19:00:00.000Z`. */
export const instant = scalar<string, 'string'>(
  'string',
  { pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/ },
  { description: 'an instant, ISO 8601 in UTC', format: 'date-time' },
);
/** A list of items of one schema. */
export const array = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(element: S) =>
  define<ArrayOf<S>>({ type: 'array', element });
/** A value or `null`. */
export const nullable = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(innerType: S) =>
  define<NullableOf<S>>({ type: 'nullable', innerType });
/** An input field that may be left out. */
export const optional = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(innerType: S) =>
  define<OptionalOf<S>>({ type: 'optional', innerType });
/** The largest page, and the largest offset of one. */
export const maxPageNumber = 500;
/** A page size or offset: 0 to 500. */
export const pageNumber = integerBetween(0, maxPageNumber);
/** Any JSON object, for payloads that the specification leaves open. */
export const record = scalar<Record<string, unknown>, 'record'>('record', {});
/** The bytes of a file, in the field `bytes` of a call whose body is a file. */
export const fileBytes = scalar<Uint8Array<ArrayBuffer>, 'bytes'>('bytes', {});
/** An object without fields. */
export const empty = object({});
