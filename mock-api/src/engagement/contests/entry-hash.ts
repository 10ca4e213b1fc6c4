/** The key of an entry on the wire. */
export const entryHash = ({ contestId, id }: { readonly contestId: number; readonly id: number }): string =>
  `${contestId}-${id}`;

/** The id of the entry of a contest that a key names; null for any other text. */
export const idOfHash = (hash: string, contestId: number): number | null => {
  const [, id] = /^\d+-([1-9]\d{0,8})$/.exec(hash) ?? [];
  return id !== undefined && entryHash({ contestId, id: Number(id) }) === hash ? Number(id) : null;
};
