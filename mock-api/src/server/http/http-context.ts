import type { IncomingMessage } from 'node:http';
import type { HandledCall } from '../../dispatch/handler.ts';
import type { RunOptions } from '../../dispatch/run-call.ts';
import type { Bearer } from '../../wire/bearer.ts';
import type { WorldParts } from '../../world/world.ts';
import type { LogRecord } from '../log.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { Hosting } from './hosting.ts';
import type { RequestLimit } from './request-limit.ts';
import type { Turn } from './turns.ts';

/** Reads the tokens of requests. */
export interface CallTokens {
  /** The bearer of a token, or null if it is unknown or its session has ended. */
  read(token: string, world: WorldParts): Promise<Bearer | null>;
  /** A token for an anonymous visitor of a world. */
  anonymous(world: WorldParts): string;
}

/** The part of the server that calls over HTTP use. */
export interface HttpContext {
  readonly handlers: readonly HandledCall[];
  readonly worlds: Worlds;
  readonly tokens: CallTokens;
  readonly hosting: Hosting;
  readonly run: RunOptions;
  readonly limit: RequestLimit;
  /** Counts the bytes of an upload before they are read. */
  readonly limitUpload: RequestLimit;
  /** Lets the calls of clients, which their addresses name, begin in turns. */
  readonly turn: Turn;
  /** Notes that a session is used, for its end without use. */
  noteUse(session: string, world: WorldParts): Promise<void>;
  /** Whether a request carries the server's admin token. */
  isAdmin(request: IncomingMessage): boolean;
  log(record: LogRecord): void;
  newRequestId(): string;
}
