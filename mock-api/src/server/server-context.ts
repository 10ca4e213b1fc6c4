import type { Brand } from '@lounge/locale';
import type { HandledCall } from '../dispatch/handler.ts';
import type { RunOptions } from '../dispatch/run-call.ts';
import type { LogRecord } from './log.ts';
import type { AddressCipher } from './media/address-cipher.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { Worlds } from './worlds/worlds.ts';

/** What all parts of the server share. */
export interface ServerContext {
  readonly handlers: readonly HandledCall[];
  readonly worlds: Worlds;
  readonly tokens: Tokens;
  /** Encrypts and decrypts addresses of protected media. */
  readonly addressCipher: AddressCipher;
  /** The brand for host names without one. */
  readonly brand: Brand;
  readonly run: RunOptions;
  /** Counts a request of this address. Returns false if it exceeds the rate limit. */
  limit(request: { readonly socket: { readonly remoteAddress?: string | undefined } }): Promise<boolean>;
  log(record: LogRecord): void;
  newRequestId(): string;
  /** Enables introspection and the explorer. */
  readonly development: boolean;
}
