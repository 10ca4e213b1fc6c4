declare const jsonType: unique symbol;

/** JSON text of a column, with the type of its value. */
export type Json<T> = string & { readonly [jsonType]: T };

/** A value as JSON text for a column. */
export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** The value of a JSON column. Only this server writes such columns, so their type is trusted. */
export const parseJson = <T>(text: Json<T>): T => JSON.parse(text) as T;

const parsed = new Map<string, unknown>();
const maxParsed = 500;

/** The same type without `readonly`, as the answers of calls have it. */
type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };

/**
 * The value of a JSON column of which few texts exist; each is parsed once. It is for answers only, whose types are writable: all
 * answers share it, so nobody may change it.
 */
export const parseSharedJson = <T>(text: Json<T>): Writable<T> => {
  const known = parsed.get(text);
  if (known !== undefined) return known as Writable<T>;
  if (parsed.size >= maxParsed) parsed.clear();
  const value = parseJson(text) as Writable<T>;
  parsed.set(text, value);
  return value;
};
