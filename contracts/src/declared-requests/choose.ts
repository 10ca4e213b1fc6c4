import * as fc from 'fast-check';
import type { RequestKind } from './kinds.ts';

/** At most `most` requests, in an order that the seed determines: of each kind one before any has two. */
export const chosenRequests = <R extends { readonly kind: RequestKind }>(
  all: readonly R[],
  { most, seed }: { readonly most: number; readonly seed: number },
): readonly R[] => {
  const length = { minLength: all.length, maxLength: all.length };
  const [shuffled = []] = fc.sample(fc.shuffledSubarray([...all], length), { seed, numRuns: 1 });
  const byKind = [...Map.groupBy(shuffled, ({ kind }) => kind).values()];
  const rounds = Math.max(0, ...byKind.map(({ length: count }) => count));
  return Array.from({ length: rounds }, (_, round) => byKind.flatMap((each) => each.slice(round, round + 1)))
    .flat()
    .slice(0, most);
};
