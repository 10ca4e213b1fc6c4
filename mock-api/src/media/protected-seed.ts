const keptSeed = /-album-\d+-(?:[3-9]|\d{2,})$/;

/**
 * Whether a seed names a picture that nobody sees sharp without a right to it: the third picture of an album after its
 * cover and every later one. The name alone says so, so that the album and whoever serves pictures cannot disagree.
 */
export const isProtectedSeed = (seed: string): boolean => keptSeed.test(seed);
