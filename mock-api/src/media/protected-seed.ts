const protectedSeed = /-album-\d+-(?:[3-9]|\d{2,})$/;

/**
 * Whether only buyers see the picture of a seed sharp: an album's pictures from number 3 on, not its cover. It follows from the seed alone,
 * so that albums and the steps of pictures cannot disagree.
 */
export const isProtectedSeed = (seed: string): boolean => protectedSeed.test(seed);
