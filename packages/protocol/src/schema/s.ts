/**
 * The schemas of declarations, imported as `s`: zod's names with the defaults of this protocol. Every object is
 * strict, and absent values are `null`, never missing.
 */
import * as z from 'zod/mini';
import type { Schema } from './schema.ts';

/** The name that GraphQL, OpenAPI and AsyncAPI documents share, and one sentence about the schema. */
export interface SchemaMeta {
  readonly id: string;
  readonly description: string;
}

const described = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(schema: S, meta: SchemaMeta | undefined): S => {
  if (meta !== undefined) z.globalRegistry.add(schema, { id: meta.id, description: meta.description });
  return schema;
};

/** An object with exactly these fields. */
export const object = /* @__NO_SIDE_EFFECTS__ */ <const F extends z.core.$ZodShape>(fields: F, meta?: SchemaMeta) =>
  described(z.strictObject(fields), meta);

/** One of a closed list of strings. */
const enumOf = /* @__NO_SIDE_EFFECTS__ */ <const W extends readonly string[]>(values: W, meta?: SchemaMeta) =>
  described(z.enum(values), meta);
export { enumOf as enum };

/** Any string. */
export const string = z.string();
/** A string of 1 to `max` characters. */
export const boundedString = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max));
/** True or false. */
export const boolean = z.boolean();
/** An integer, zero or more. */
export const count = z.int().check(z.nonnegative());
/** An integer. */
export const integer = z.int();
/** A number, possibly with a fraction. */
export const number = z.number();
/** A positive entity id. */
export const entityId = z.int().check(z.positive(), z.maximum(2_147_483_647));
/** An instant: ISO 8601, UTC, milliseconds, such as `2026-11-20T19:00:00.000Z`. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/))
  .register(z.globalRegistry, { description: 'an instant, ISO 8601 in UTC', format: 'date-time' });
/** A list of items of one schema. */
export const array = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(item: S) => z.array(item);
/** A value or `null`. */
export const nullable = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(inner: S) => z.nullable(inner);
/** An input field that may be left out. */
export const optional = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(inner: S) => z.optional(inner);
/** A page size or offset: 0 to 500. */
export const pageNumber = z.int().check(z.minimum(0), z.maximum(500));
/** Any JSON object, for payloads that the specification leaves open; Zod’s records would double the code of objects. */
export const record = z.looseObject({});
/** The bytes of a file, in the field `bytes` of a call whose body is a file. */
export const fileBytes = z.instanceof(Uint8Array);
/** An object without fields. */
export const empty = z.strictObject({});
