import {
  clientMessage,
  parse,
  type Command,
  type Infer,
  type PayloadOf,
  type Push,
  type Schema,
} from '@lounge/protocol';
import { ackSession, ping, pong, sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { Identity } from './client.ts';
import type { Clock } from './clock.ts';
import type { Scope } from './scope.ts';

/** The part of a WebSocket that the client uses. */
export interface WebSocketLike {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** A close that was an error, as the log call takes it. */
export interface ConnectionError {
  readonly connectionAttempt: number;
  readonly error: string;
  readonly errorCode: number;
  readonly errorReason: string;
}

/** What the socket client is made of. */
export interface SocketOptions {
  readonly open: () => WebSocketLike;
  readonly clock: Clock;
  readonly scope: Scope;
  readonly identity: () => Identity;
  /** Hears of closes that were errors. */
  readonly onError: (error: ConnectionError) => void;
  /** Hears once of each type that nothing declares, and of payloads that do not fit. */
  readonly onSchemaMismatch: (type: string, field: string | null) => void;
}

/** Where the connection stands. `ended` does not come back. */
export type SocketState = 'idle' | 'connecting' | 'open' | 'ready' | 'waiting' | 'ended';

/** The realtime connection. */
export interface Socket {
  readonly state: SocketState;
  /** Opens the connection; opening twice does nothing. */
  connect(): void;
  /** Sends a command, or keeps it until the session stands; false where nobody is logged in or the queue is full. */
  send<C extends Command>(command: C, payload: PayloadOf<C>): boolean;
  /** Hears a push; the answer ends the hearing. */
  on<P extends Schema>(push: Push<P>, hear: (payload: Infer<P>) => void): () => void;
  /** Hears of changes of the state; the answer ends the hearing. */
  onState(hear: (state: SocketState) => void): () => void;
}

/** How often the client pings. @spec constant:realtime.pingIntervalMs */
export const pingIntervalMs = 50_000;
/** How long after a close it opens again. @spec constant:realtime.reconnectDelayMs */
export const reconnectDelayMs = 1_000;
/** How long a pong may be missing. @assumed 10 seconds. */
export const pongTimeoutMs = 10_000;
/** The close code of a protocol error. @spec constant:realtime.code.protocolError */
export const protocolError = 1002;
/** The close code of a missing pong. @spec constant:realtime.code.pongMissing */
export const pongMissing = 4000;
/** Messages that wait for a session at most. @assumed The documents state no limit. */
export const queueLimit = 200;

interface Listener {
  readonly push: Push;
  readonly hear: (payload: never) => void;
}

type Fields = Readonly<Record<string, unknown>>;

const openedFrame = (data: unknown): { type: string; payload: Fields } | null => {
  try {
    const { type, ...payload } = JSON.parse(String(data)) as { type?: unknown };
    return typeof type === 'string' ? { type, payload } : null;
  } catch {
    return null;
  }
};

/** What a connection that was given up still says no longer counts: a late pong must not stop the next opening. */
const silence = (socket: WebSocketLike): void => {
  socket.onmessage = null;
  socket.onclose = null;
};

/** Who hears which push. */
class Listeners {
  readonly #all = new Map<string, Set<Listener>>();
  readonly #unknown = new Set<string>();
  readonly #onMisfit: SocketOptions['onSchemaMismatch'];

  constructor(onMisfit: SocketOptions['onSchemaMismatch']) {
    this.#onMisfit = onMisfit;
  }

  add(listener: Listener): () => void {
    const { type } = listener.push;
    const set = this.#all.get(type) ?? new Set();
    this.#all.set(type, set.add(listener));
    return () => set.delete(listener);
  }

  dispatch(type: string, payload: Fields): void {
    const set = this.#all.get(type);
    if (set === undefined) {
      if (!this.#unknown.has(type)) this.#onMisfit(type, 'type');
      this.#unknown.add(type);
      return;
    }
    for (const { push, hear } of set) {
      const parsed = parse(push.payload, payload);
      if (parsed.ok || parsed.unknownFieldsOnly) hear((parsed.ok ? parsed.value : payload) as never);
      else this.#onMisfit(type, parsed.field);
    }
  }
}

/**
 * One connection's life: session on open, ping every 50 s, 4000 after a missing pong, again 1 s after a close, except
 * when the very first connection closed with 1002.
 * @spec socket:connection, state:realtime-connection, state:realtime-outgoing-queue, rule:realtime-commands-login
 */
class SocketClient implements Socket {
  state: SocketState = 'idle';
  readonly #options: SocketOptions;
  readonly #listeners: Listeners;
  readonly #states = new Set<(state: SocketState) => void>();
  readonly #queue: string[] = [];
  #socket: WebSocketLike | null = null;
  #attempts = 0;
  #cancels: (() => void)[] = [];

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#listeners = new Listeners(options.onSchemaMismatch);
    this.on(ackSession, () => this.#flush());
    this.on(pong, () => this.#expectPing());
    options.scope.onEnd(() => this.#end());
  }

  connect(): void {
    if (this.state !== 'idle' || this.#options.scope.isEnded) return;
    this.#open();
  }

  send<C extends Command>(command: C, payload: PayloadOf<C>): boolean {
    if (command.needs === 'guest' && this.#options.identity().guestId === null) return false;
    const frame = this.#frame(command, payload as Fields);
    if (this.state === 'ready') this.#socket?.send(frame);
    else if (this.#queue.length >= queueLimit || this.state === 'ended') return false;
    else this.#queue.push(frame);
    return true;
  }

  on<P extends Schema>(push: Push<P>, hear: (payload: Infer<P>) => void): () => void {
    return this.#listeners.add({ push, hear });
  }

  onState(hear: (state: SocketState) => void): () => void {
    this.#states.add(hear);
    return () => this.#states.delete(hear);
  }

  #frame(command: Command, payload: Fields): string {
    return JSON.stringify(clientMessage(command, payload, this.#options.identity()));
  }

  #become(state: SocketState): void {
    this.state = state;
    for (const hear of this.#states) hear(state);
  }

  #after(ms: number, act: () => void): void {
    this.#cancels.push(this.#options.clock.after(ms, act));
  }

  #stopTimers(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }

  #open(): void {
    this.#attempts += 1;
    this.#become('connecting');
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#become('open');
      socket.send(this.#frame(sessionRequest, { language: this.#options.identity().language }));
      this.#expectPing();
    };
    socket.onmessage = ({ data }: { data: unknown }) => this.#receive(data);
    socket.onclose = ({ code, reason }: { code: number; reason: string }) => this.#closed(code, reason);
  }

  #receive(data: unknown): void {
    const frame = openedFrame(data);
    if (frame === null) this.#options.onSchemaMismatch('', null);
    else this.#listeners.dispatch(frame.type, frame.payload);
  }

  #flush(): void {
    this.#become('ready');
    for (const frame of this.#queue.splice(0)) this.#socket?.send(frame);
  }

  #expectPing(): void {
    this.#stopTimers();
    this.#after(pingIntervalMs, () => {
      this.#socket?.send(this.#frame(ping, {}));
      this.#after(pongTimeoutMs, () => this.#giveUp());
    });
  }

  /** The client closes by itself: waiting for the other side's close could take as long as the pong did. */
  #giveUp(): void {
    const socket = this.#socket;
    if (socket === null) return;
    silence(socket);
    socket.close(pongMissing, 'pong missing');
    this.#closed(pongMissing, 'pong missing');
  }

  #closed(code: number, reason: string): void {
    this.#stopTimers();
    this.#socket = null;
    if (this.#options.scope.isEnded) return;
    const error = code === pongMissing ? 'pong missing' : code === protocolError ? 'protocol error' : 'closed';
    this.#options.onError({ connectionAttempt: this.#attempts, error, errorCode: code, errorReason: reason });
    if (code === protocolError && this.#attempts === 1) return this.#become('ended');
    this.#become('waiting');
    this.#after(reconnectDelayMs, () => this.#open());
  }

  #end(): void {
    this.#stopTimers();
    this.#queue.length = 0;
    const socket = this.#socket;
    this.#socket = null;
    this.#become('ended');
    if (socket === null) return;
    silence(socket);
    socket.close(1000);
  }
}

/** Makes the realtime connection; it opens with `connect` and ends with its scope. */
export const createSocket = (options: SocketOptions): Socket => new SocketClient(options);
