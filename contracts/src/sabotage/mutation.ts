/** A deliberate change to an answer or push. Fields are paths such as `items.0.id`. */
export type Mutation =
  | { readonly kind: 'rename'; readonly field: string; readonly to: string }
  | { readonly kind: 'missing'; readonly field: string }
  | { readonly kind: 'type'; readonly field: string }
  | { readonly kind: 'status'; readonly to: number }
  | { readonly kind: 'silent' };

type Fields = Record<string, unknown>;

const parentOf = (value: unknown, path: readonly string[]): Fields | null => {
  let parent = value;
  for (const name of path) parent = (parent as Fields | undefined)?.[name];
  return typeof parent === 'object' && parent !== null ? (parent as Fields) : null;
};

const otherType = (value: unknown): unknown => (typeof value === 'string' ? 1 : String(value));

/** Returns a changed copy of a JSON value. Throws if the field does not exist, because the change would prove nothing. */
export const mutated = (value: unknown, mutation: Mutation): unknown => {
  if (!('field' in mutation)) return value;
  const copy = structuredClone(value);
  const path = mutation.field.split('.');
  const name = path.pop() ?? '';
  const parent = parentOf(copy, path);
  if (parent === null || !Object.hasOwn(parent, name))
    throw new Error(`There is no field ${mutation.field} to change.`);
  const original = parent[name];
  if (mutation.kind === 'type') parent[name] = otherType(original);
  else delete parent[name];
  if (mutation.kind === 'rename') parent[mutation.to] = original;
  return copy;
};
