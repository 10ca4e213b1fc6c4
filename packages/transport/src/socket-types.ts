import type { AnswerOf, Command, Infer, InputOf, Push, Schema } from '@lounge/protocol';
import type { streamPositions } from '@lounge/protocol/foundation/realtime';
import type { CallOptions } from './call-options.ts';
import type { Clock } from './clock.ts';
import type { Result } from './failure.ts';
import type { Identity } from './identity.ts';
import type { OnMismatch } from './PushListeners.ts';
import type { Scope } from './scope.ts';

/** The part of a WebSocket that the client uses. */
export interface WebSocketLike {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** Knows whether there is a network. */
export interface Network {
  readonly isOnline: boolean;
  /** Calls the listener once, when there is a network again. Returns a function that cancels it. */
  onOnline(listener: () => void): () => void;
}

/** A close that was an error, as it is logged. */
export interface ConnectionError {
  readonly connectionAttempt: number;
  readonly error: string;
  readonly errorCode: number;
  readonly errorReason: string;
}

/** Options of the socket client. */
export interface SocketOptions {
  readonly open: () => WebSocketLike;
  readonly clock: Clock;
  readonly scope: Scope;
  readonly identity: () => Identity;
  /** The positions of the streams when the page's data was read: the first session brings what was published since. */
  readonly since?: Infer<typeof streamPositions> | undefined;
  /** Called when a connection was lost, and when the first one could not be opened; not for each further attempt. */
  readonly onError: (error: ConnectionError) => void;
  /** Whether there is a network. While there is none, it connects every `offlineRetryMs` only. @default always */
  readonly network?: Network | undefined;
  /** Called once for each type that never had a listener and is no reply, for each payload that does not match its schema, and with an empty type for a frame that is no message. */
  readonly onSchemaMismatch: OnMismatch;
}

/** The state of the connection. `ready`: the session is acknowledged. `waiting`: until it opens again. `ended` is final. */
export type SocketState = 'idle' | 'connecting' | 'open' | 'ready' | 'waiting' | 'ended';

/** The realtime connection. */
export interface Socket {
  readonly state: SocketState;
  /** Opens the connection; calling it again does nothing. */
  connect(): void;
  /**
   * Calls a command. While it waits, it is sent again after a reconnect, under its key. Ends with the reply, a named failure, or `offline`
   * at the timeout and the scope's end; without a reply, once it is sent.
   */
  call<C extends Command>(command: C, input: InputOf<C>, options?: CallOptions): Promise<Result<AnswerOf<C>>>;
  /** Subscribes to a push. Returns an unsubscribe function. */
  on<P extends Schema>(push: Push<P>, listener: (payload: Infer<P>) => void): () => void;
  /** Subscribes to changes of the state. Returns an unsubscribe function. */
  onState(listener: (state: SocketState) => void): () => void;
  /**
   * Subscribes to the loss of pushes: the connection is ready, but some were missed for good, so that what they would have changed
   * is read again. Returns an unsubscribe function.
   */
  onResync(listener: () => void): () => void;
}
