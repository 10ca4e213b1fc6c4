import { definitionOf, unwrap, type Schema } from '@lounge/protocol';

const wantsText = (of: Schema): boolean => ['string', 'enum'].includes(definitionOf(unwrap(of).bare).type);

const valueIn = (text: string, of: Schema): unknown => {
  if (wantsText(of)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // What is no JSON does not fit its shape either, and is refused by the name of its field.
    return text;
  }
};

/** An action's input from the fields of a form: what was left empty is absent, what is no text is JSON. */
export const inputOfForm = (input: Schema, form: URLSearchParams): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(definitionOf(input).shape ?? {}).flatMap(([name, field]): [string, unknown][] => {
      const text = form.get(name)?.trim() ?? '';
      return text === '' ? [] : [[name, valueIn(text, field)]];
    }),
  );
