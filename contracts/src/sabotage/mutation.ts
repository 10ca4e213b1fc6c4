/** One deliberate damage to an answer or a push. Fields are paths such as `items.0.id`. */
export type Mutation =
  | { readonly kind: 'rename'; readonly field: string; readonly to: string }
  | { readonly kind: 'missing'; readonly field: string }
  | { readonly kind: 'type'; readonly field: string }
  | { readonly kind: 'status'; readonly to: number }
  | { readonly kind: 'silent' };

type Fields = Record<string, unknown>;

const holderOf = (value: unknown, path: readonly string[]): Fields | null => {
  let holder = value;
  for (const name of path) holder = (holder as Fields | undefined)?.[name];
  return typeof holder === 'object' && holder !== null ? (holder as Fields) : null;
};

const otherType = (value: unknown): unknown => (typeof value === 'string' ? 1 : String(value));

/** A damaged copy of a JSON value; throws when the field is not there, for such a sabotage would prove nothing. */
export const damaged = (value: unknown, mutation: Mutation): unknown => {
  if (!('field' in mutation)) return value;
  const copy = structuredClone(value);
  const path = mutation.field.split('.');
  const name = path.pop() ?? '';
  const holder = holderOf(copy, path);
  if (holder === null || !Object.hasOwn(holder, name)) throw new Error(`There is no ${mutation.field} to damage.`);
  const was = holder[name];
  if (mutation.kind === 'type') holder[name] = otherType(was);
  else delete holder[name];
  if (mutation.kind === 'rename') holder[mutation.to] = was;
  return copy;
};
