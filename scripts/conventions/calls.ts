interface WithId {
  readonly id: string;
}

/** Returns calls that do not have exactly one handler, and handlers of undeclared calls. */
export const handlerMismatches = (
  calls: readonly WithId[],
  table: readonly { readonly call: WithId }[],
): readonly string[] => {
  const ids = new Set(calls.map(({ id }) => id));
  const counts = calls.map(({ id }) => ({ id, times: table.filter(({ call }) => call.id === id).length }));
  return [
    ...counts.filter(({ times }) => times !== 1).map(({ id, times }) => `${id}: ${times} handlers`),
    ...table.filter(({ call }) => !ids.has(call.id)).map(({ call }) => `${call.id}: not declared`),
  ];
};

/** Returns declarations whose purpose is not one sentence with a capital and a full stop. */
export const withoutPurpose = (all: readonly (WithId & { readonly purpose: string })[]): readonly string[] =>
  all.filter(({ purpose }) => !/^[A-Z][^.]*[^.\s]\.$/.test(purpose)).map(({ id }) => id);

/** Returns the placeholder calls that `npm run module -- --new` writes and that the first real call replaces. */
export const placeholders = (all: readonly WithId[]): readonly string[] =>
  all.map(({ id }) => id).filter((id) => id.endsWith('Placeholder'));
