import { distance } from 'fastest-levenshtein';

/** A name may differ in this part of its letters. */
const mostOfLength = 0.4;

/** The known name that is most like an unknown one; null if none is alike. */
const nearestOf = (name: string, known: readonly string[]): string | null => {
  const lastOf = (id: string) => id.slice(id.lastIndexOf('/') + 1);
  // Ids may be given by their last part.
  const steps = (each: string) =>
    Math.min(...[each, lastOf(each)].map((text) => distance(name.toLowerCase(), text.toLowerCase())));
  const [nearest] = known
    .map((each) => ({ each, by: steps(each) }))
    .filter(({ by }) => by <= Math.ceil(name.length * mostOfLength))
    .toSorted((one, other) => one.by - other.by);
  return nearest?.each ?? null;
};

/** A sentence that proposes a known name in place of an unknown one, to be appended; empty if none is alike. */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const nearest = nearestOf(name, known);
  return nearest === null || nearest === name ? '' : ` Did you mean "${nearest}"?`;
};
