import type { Brand } from '@lounge/locale';
import type { Handled } from '../pipeline/handler.ts';
import type { Heard } from '../pipeline/hear.ts';
import type { RunOptions } from '../pipeline/run.ts';
import type { LogRecord } from './log.ts';
import type { Seal } from './media/seal.ts';
import type { Tokens } from './tokens.ts';
import type { Worlds } from './worlds.ts';

/** What every transport of the server shares. */
export interface Shell {
  readonly handlers: readonly Handled[];
  /** What acts on the rooms' commands. */
  readonly commands: readonly Heard[];
  readonly worlds: Worlds;
  readonly tokens: Tokens;
  /** Closes and opens addresses that only this server can read. */
  readonly seal: Seal;
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
