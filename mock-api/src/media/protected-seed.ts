const protectedSeed = /-album-\d+-(?:[3-9]|\d{2,})$/;

/**
 * Whether the picture of a seed is shown sharp to buyers only: the third picture of an album after its cover and all later
 * ones. It follows from the seed alone, so that albums and the picture adapter cannot disagree.
 */
export const isProtectedSeed = (seed: string): boolean => protectedSeed.test(seed);
