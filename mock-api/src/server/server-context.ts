import type { Brand } from '@lounge/locale';
import type { Handled } from '../dispatch/handler.ts';
import type { HandledCommand } from '../dispatch/run-command.ts';
import type { RunOptions } from '../dispatch/run-call.ts';
import type { LogRecord } from './log.ts';
import type { AddressCipher } from './media/address-cipher.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { Worlds } from './worlds/worlds.ts';

/** What every transport of the server shares. */
export interface ServerContext {
  readonly handlers: readonly Handled[];
  /** What acts on the modules' commands. */
  readonly commands: readonly HandledCommand[];
  readonly worlds: Worlds;
  readonly tokens: Tokens;
  /** Closes and opens addresses that only this server can read. */
  readonly addressCipher: AddressCipher;
  /** The brand of a host that names none. */
  readonly brand: Brand;
  readonly run: RunOptions;
  /** Whether one more request from there is within the limit. */
  limit(request: { readonly socket: { readonly remoteAddress?: string | undefined } }): Promise<boolean>;
  log(record: LogRecord): void;
  newRequestId(): string;
  /** Introspection and the explorer are for development only. */
  readonly development: boolean;
}
