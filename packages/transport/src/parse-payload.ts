import { parse, type Infer, type Schema } from '@lounge/protocol';

/** Parses the payload of a push. Unknown fields are accepted, as a newer server may add some. */
export const parsePayload = <S extends Schema>(
  schema: S,
  payload: unknown,
): { readonly ok: true; readonly value: Infer<S> } | { readonly ok: false; readonly field: string | null } => {
  const parsed = parse(schema, payload);
  return parsed.ok || !parsed.unknownFieldsOnly ? parsed : { ok: true, value: payload as Infer<S> };
};
