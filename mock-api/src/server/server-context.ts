import type { HandledCall } from '../dispatch/handler.ts';
import type { RunOptions } from '../dispatch/run-call.ts';
import type { Hosting } from './http/hosting.ts';
import type { RequestLimit } from './http/request-limit.ts';
import type { LogRecord } from './log.ts';
import type { AddressCipher } from './media/address-cipher.ts';
import type { FactorCipher } from './accounts/factor-cipher.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { Worlds } from './worlds/worlds.ts';

/** What all parts of the server share. */
export interface ServerContext {
  readonly handlers: readonly HandledCall[];
  readonly worlds: Worlds;
  readonly tokens: Tokens;
  /** Encrypts and decrypts addresses of protected media. */
  readonly addressCipher: AddressCipher;
  /** Encrypts the secrets of second factors. */
  readonly factorCipher: FactorCipher;
  readonly hosting: Hosting;
  readonly run: RunOptions;
  readonly limit: RequestLimit;
  /** Counts the bytes of an upload before they are read. */
  readonly limitUpload: RequestLimit;
  log(record: LogRecord): void;
  newRequestId(): string;
  /** Enables introspection and the explorer. */
  readonly development: boolean;
}
