const protectedSeed = /-album-\d+-(?:[3-9]|\d{2,})$|-closed-\d+-\d+$/;

/**
 * Whether not everybody sees the picture of a seed sharp: an album's from number 3 on, and those of a post that costs coins or is rated 18.
 * Only the seed says so, for contents and pictures alike.
 */
export const isProtectedSeed = (seed: string): boolean => protectedSeed.test(seed);
