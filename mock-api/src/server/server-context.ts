import type { FactorCipher } from '../foundation/accounts/account-parts.ts';
import type { MediaContext } from './media/media-context.ts';
import type { Metrics } from './metrics/metrics.ts';

/** The dependencies that all parts of the server share. */
export interface ServerContext extends MediaContext {
  /** Encrypts the secrets of second factors. */
  readonly factorCipher: FactorCipher;
  /** Enables introspection and the explorer. */
  readonly development: boolean;
  readonly metrics: Metrics | null;
  /** Each forgets what a part of the server keeps of its answers. */
  readonly caches: Set<() => void>;
}
