/** Places by votes: a tie shares the place, the next one follows by how many are before it. Entries without votes have none. */
export const placesOf = (
  entries: readonly { readonly id: number; readonly votes: number }[],
): ReadonlyMap<number, number> => {
  const places = new Map<number, number>();
  let before: { readonly votes: number; readonly place: number } | null = null;
  for (const [at, { id, votes }] of entries.toSorted((a, b) => b.votes - a.votes).entries()) {
    if (votes === 0) break;
    const place: number = before !== null && before.votes === votes ? before.place : at + 1;
    before = { votes, place };
    places.set(id, place);
  }
  return places;
};
