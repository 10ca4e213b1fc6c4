import { fieldsOf, s, unwrap, type Schema } from '@lounge/protocol';

const isText = (schema: Schema): boolean => ['string', 'enum'].includes(unwrap(schema).bare.type);

const valueOf = (text: string, schema: Schema): unknown => {
  if (isText(schema)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON, so it does not match the schema either, which rejects it with the name of the field.
    return text;
  }
};

/** Reads the input of an action from a form: empty fields are absent, all others but text are JSON. */
export const inputOfForm = (
  input: Schema,
  form: URLSearchParams,
  openField?: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...fieldsOf(input), ...(openField === undefined ? {} : { [openField]: s.record }) }).flatMap(
      ([name, field]): [string, unknown][] => {
        const text = form.get(name)?.trim() ?? '';
        return text === '' ? [] : [[name, valueOf(text, field)]];
      },
    ),
  );
