/** The value of a JSON text; undefined, which no JSON has, if it is none. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A value of JSON in which every leaf is changed, at any depth. */
export const mapLeaves = (value: unknown, change: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapLeaves(each, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapLeaves(each, change)]));
};

/** The part of a value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let found = value;
  for (const name of path) found = (found as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[name];
  return found;
};
