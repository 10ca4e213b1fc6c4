const protectedSeed = /-album-\d+-(?:[3-9]|\d{2,})$/;

/**
 * Whether the picture of a seed is shown sharp to buyers only: the album's pictures with number 3 and above are; its cover,
 * which has no number, and its pictures 1 and 2 are not. It follows from the seed alone, so that albums and the pictures' steps
 * cannot disagree.
 */
export const isProtectedSeed = (seed: string): boolean => protectedSeed.test(seed);
