/** The key of an entry on the wire. */
export const entryHash = ({ contestId, id }: { readonly contestId: number; readonly id: number }): string =>
  `${contestId}-${id}`;
