/** Compares two texts, as `toSorted` of texts does. */
export const byText = (one, other) => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
