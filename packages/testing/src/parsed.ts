import { parse, type Infer, type Schema } from '@lounge/protocol';

/** Parses an example with its schema. Throws with the first field that does not match, so that examples follow the declarations. */
export const parsed = <S extends Schema>(schema: S, value: unknown): Infer<S> => {
  const result = parse(schema, value);
  if (result.ok) return result.value;
  throw new Error(`This example does not match its schema at ${result.field ?? 'its root'}: ${JSON.stringify(value)}`);
};
