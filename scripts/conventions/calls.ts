interface Named {
  readonly id: string;
}

/** Calls that are not answered exactly once, and handlers of calls that nobody declared. */
export const unanswered = (calls: readonly Named[], table: readonly { readonly call: Named }[]): readonly string[] => {
  const ids = new Set(calls.map(({ id }) => id));
  const counts = calls.map(({ id }) => ({ id, times: table.filter(({ call }) => call.id === id).length }));
  return [
    ...counts.filter(({ times }) => times !== 1).map(({ id, times }) => `${id}: ${times} handlers`),
    ...table.filter(({ call }) => !ids.has(call.id)).map(({ call }) => `${call.id}: not declared`),
  ];
};

/** Declared things whose purpose is not one sentence with a capital and a full stop. */
export const withoutPurpose = (all: readonly (Named & { readonly purpose: string })[]): readonly string[] =>
  all.filter(({ purpose }) => !/^[A-Z][^.]*[^.\s]\.$/.test(purpose)).map(({ id }) => id);

/** Calls that a new module begins with and that its first real call replaces. */
export const placeholders = (all: readonly Named[]): readonly string[] =>
  all.map(({ id }) => id).filter((id) => id.endsWith('Placeholder'));
