/** Brings rows into the order of their ids; ids without a row are left out, and one that is there twice has its row twice. */
export const inOrderOf = <R extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly R[],
): readonly R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
