import * as z from 'zod/mini';

/** Any runtime schema. */
export type Schema = z.core.$ZodType;
/** The value that a schema describes. */
export type Infer<S extends Schema> = z.core.output<S>;
/** A schema of an object. */
export type ObjectSchema = z.ZodMiniObject;

/** Parses a value with a schema. A failure names the first field that does not match, or null for the value itself. */
export const parse = <S extends Schema>(
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
