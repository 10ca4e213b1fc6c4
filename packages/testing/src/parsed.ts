import { parse, type Infer, type Schema } from '@lounge/protocol';

/** The value if it fits its shape; throws with the first field that does not, so that no example drifts from its call. */
export const parsed = <S extends Schema>(of: S, value: unknown): Infer<S> => {
  const result = parse(of, value);
  if (result.ok) return result.value;
  throw new Error(`This example does not fit its shape at ${result.field ?? 'its root'}: ${JSON.stringify(value)}`);
};
