import * as z from 'zod/mini';
import { definitionOf, metaOf, type Definitions, type Infer, type Schema } from './schema.ts';

const stringOf = ({ minLength, maxLength, pattern }: Definitions['string']) =>
  z
    .string()
    .check(
      ...(minLength === undefined ? [] : [z.minLength(minLength)]),
      ...(maxLength === undefined ? [] : [z.maxLength(maxLength)]),
      ...(pattern === undefined ? [] : [z.regex(pattern)]),
    );

const numberOf = ({ isInteger, minimum, maximum }: Definitions['number']) =>
  (isInteger ? z.int() : z.number()).check(
    ...(minimum === undefined ? [] : [z.minimum(minimum)]),
    ...(maximum === undefined ? [] : [z.maximum(maximum)]),
  );

const compile = (of: Schema): z.ZodMiniType => {
  const definition = definitionOf(of);
  switch (definition.type) {
    case 'string':
      return stringOf(definition);
    case 'boolean':
      return z.boolean();
    case 'number':
      return numberOf(definition);
    case 'literal':
      return z.literal(definition.value);
    case 'enum':
      return z.enum(definition.values);
    case 'array':
      return z.array(zodOf(definition.element));
    case 'nullable':
      return z.nullable(zodOf(definition.innerType));
    case 'optional':
      return z.optional(zodOf(definition.innerType));
    case 'object':
      return z.strictObject(
        Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, zodOf(field)])),
      );
    case 'union':
      return z.union(definition.options.map(zodOf));
    // Zod's records would double the code of objects.
    case 'record':
      return z.looseObject({});
    case 'bytes':
      return z.instanceof(Uint8Array);
  }
};

const compiled = new WeakMap<Schema, z.ZodMiniType>();

/** Returns Zod's form of a schema, with its name and description in Zod's registry; made once for each schema. */
export const zodOf = (of: Schema): z.ZodMiniType => {
  const known = compiled.get(of);
  if (known !== undefined) return known;
  const made = compile(of);
  const meta = metaOf(of);
  // A wrapper would inherit an empty entry's place in documents.
  if (of.meta !== undefined) z.globalRegistry.add(made, { ...meta });
  compiled.set(of, made);
  return made;
};

/** Parses a value with a schema. A failure names the first field that does not match, or null for the value itself. */
export const parse = <S extends Schema>(
  of: S,
  value: unknown,
): { ok: true; value: Infer<S> } | { ok: false; field: string | null; unknownFieldsOnly: boolean } => {
  const result = z.safeParse(zodOf(of), value);
  if (result.success) return { ok: true, value: result.data as Infer<S> };
  const first = result.error.issues[0];
  const path = first?.path.join('.') ?? '';
  const extra = first?.code === 'unrecognized_keys' ? first.keys[0] : undefined;
  return {
    ok: false,
    field: [path, extra].filter((part) => part !== undefined && part !== '').join('.') || null,
    unknownFieldsOnly: result.error.issues.every(({ code }) => code === 'unrecognized_keys'),
  };
};
