import * as z from 'zod/mini';

/** Any runtime shape. */
export type Shape = z.core.$ZodType;
/** The value that a shape describes. */
export type Infer<S extends Shape> = z.core.output<S>;
/** A shape of named fields. */
export type ObjectShape = z.ZodMiniObject;

/** Fields that must all be there, and no others. Absent values are `null`, never missing. */
export const shape = /* @__NO_SIDE_EFFECTS__ */ <const F extends z.core.$ZodShape>(fields: F) => z.strictObject(fields);

/** A shape with a name that GraphQL, OpenAPI and AsyncAPI documents share. */
export const named = /* @__NO_SIDE_EFFECTS__ */ <const F extends z.core.$ZodShape>(
  id: string,
  description: string,
  fields: F,
) => z.strictObject(fields).register(z.globalRegistry, { id, description });

/** One of a closed list of words, with a name. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const W extends readonly string[]>(
  id: string,
  description: string,
  words: W,
) => z.enum(words).register(z.globalRegistry, { id, description });

/** Free text. */
export const text = z.string();
/** Text of at most `max` characters that is not empty. */
export const boundedText = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max));
/** True or false. */
export const flag = z.boolean();
/** A whole number, zero or more. */
export const count = z.int().check(z.nonnegative());
/** A whole number. */
export const whole = z.int();
/** A number with a fraction. */
export const real = z.number();
/** A positive entity id. */
export const entityId = z.int().check(z.positive(), z.maximum(2_147_483_647));
/** An instant: ISO 8601, UTC, milliseconds, such as `2026-11-20T19:00:00.000Z`. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/))
  .register(z.globalRegistry, { description: 'an instant, ISO 8601 in UTC', format: 'date-time' });
/** A list of one shape. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <S extends Shape>(item: S) => z.array(item);
/** A value or `null`. */
export const orNull = /* @__NO_SIDE_EFFECTS__ */ <S extends Shape>(inner: S) => z.nullable(inner);
/** An input field that may be left out. */
export const maybe = /* @__NO_SIDE_EFFECTS__ */ <S extends Shape>(inner: S) => z.optional(inner);
/** A page size or offset: 0 to 500. */
export const pageNumber = z.int().check(z.minimum(0), z.maximum(500));
/** Any JSON object, for payloads that the documents leave open. */
export const anyObject = z.record(z.string(), z.unknown());
/** The bytes of a file, in the field `bytes` of a call whose body is one. */
export const fileBytes = z.instanceof(Uint8Array);
/** No fields at all. */
export const nothing = z.strictObject({});

/** Parses a value by a shape; `ok` tells which side was returned. */
export const parse = <S extends Shape>(
  of: S,
  value: unknown,
): { ok: true; value: Infer<S> } | { ok: false; field: string | null; unknownFieldsOnly: boolean } => {
  const result = z.safeParse(of, value);
  if (result.success) return { ok: true, value: result.data };
  const first = result.error.issues[0];
  const path = first?.path.join('.') ?? '';
  const extra = first?.code === 'unrecognized_keys' ? first.keys[0] : undefined;
  return {
    ok: false,
    field: [path, extra].filter((part) => part !== undefined && part !== '').join('.') || null,
    unknownFieldsOnly: result.error.issues.every(({ code }) => code === 'unrecognized_keys'),
  };
};
