import type { FactorCipher } from './accounts/factor-cipher.ts';
import type { MediaContext } from './media/media-context.ts';

/** What all parts of the server share. Parts below take their own part of it, so that none imports this file. */
export interface ServerContext extends MediaContext {
  /** Encrypts the secrets of second factors. */
  readonly factorCipher: FactorCipher;
  /** Enables introspection and the explorer. */
  readonly development: boolean;
}
