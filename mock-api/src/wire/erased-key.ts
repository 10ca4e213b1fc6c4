import { fingerprint } from './fingerprint.ts';

/**
 * The rest of a key with an address or number whose account was deleted: what is given once is not given again. A hash without the
 * world's secret, which is not at hand inside a change.
 */
export const erasedKey = (key: string): string => `erased ${fingerprint('erased key', key)}`;
