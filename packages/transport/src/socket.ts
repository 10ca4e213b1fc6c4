import {
  clientMessage,
  parse,
  type AnswerOf,
  type Command,
  type FailureCode,
  type Infer,
  type InputOf,
  type Push,
  type Schema,
} from '@lounge/protocol';
import {
  ackSession,
  beat,
  ping,
  pong,
  refused,
  resync,
  sessionEnded,
  sessionRequest,
  type streamPositions,
} from '@lounge/protocol/foundation/realtime';
import { sessionExpired } from '@lounge/protocol/foundation/session';
import type { CallOptions } from './call-options.ts';
import { CommandCalls } from './command-calls.ts';
import type { Result } from './failure.ts';
import { beatMissing, Heartbeat, pongMissing, sessionMissing } from './heartbeat.ts';
import { PushListeners } from './PushListeners.ts';
import { parseFrame, type Fields } from './socket-frame.ts';
import type { Socket, SocketOptions, SocketState, WebSocketLike } from './socket-types.ts';
import { StreamTracker } from './StreamTracker.ts';

export type * from './socket-types.ts';

/** Time between a close and the next attempt to connect. @spec constant:realtime.reconnectDelayMs */
export const reconnectDelayMs = 1_000;
/** Time between two attempts while the browser says that there is no network; some say so on machines that have one. @assumed */
export const offlineRetryMs = 10_000;
/** The close code of a protocol error. @spec constant:realtime.code.protocolError */
export const protocolError = 1002;

/** The close code of a session that was rejected for now. @assumed */
export const sessionRefused = 4003;
/** Failures of a session request after which the next one may succeed. */
const passingCodes: ReadonlySet<string> = new Set<FailureCode>(['tooMany', 'failed', 'unavailable']);

/** Ignores further events of a connection that was closed: a late pong must not cancel the next attempt. */
const detach = (socket: WebSocketLike): void => {
  socket.onopen = null;
  socket.onmessage = null;
  socket.onclose = null;
};

/** The error of each close code; others are `closed`. */
const errorByCode: Readonly<Record<number, string>> = {
  [pongMissing]: 'pong missing',
  [beatMissing]: 'beat missing',
  [sessionMissing]: 'session missing',
  [protocolError]: 'protocol error',
};

/**
 * Requests a session on open, closes when the connection does not live any more, and reconnects 1 s after a close, unless the
 * first connection closed with 1002. A session after a lost connection resumes the streams of pushes.
 * @spec socket:connection, feature:shell.realtime, entity:enum.socketCode, state:realtime-connection, state:realtime-outgoing-queue, rule:realtime-commands-login
 */
class SocketClient implements Socket {
  state: SocketState = 'idle';
  readonly #options: SocketOptions;
  readonly #listeners: PushListeners;
  readonly #resyncListeners = new Set<() => void>();
  readonly #stateListeners = new Set<(state: SocketState) => void>();
  readonly #calls: CommandCalls;
  readonly #heartbeat: Heartbeat;
  readonly #streams: StreamTracker;
  #socket: WebSocketLike | null = null;
  #attempts = 0;
  /** Whether the server acknowledged a session, on this connection or an earlier one. */
  #hadSession = false;
  #cancelReconnect = (): void => undefined;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#listeners = new PushListeners(options.onSchemaMismatch);
    this.#streams = new StreamTracker(options.since, options.clock);
    const { clock, identity } = options;
    const send = (command: Command, input: unknown, key: string) =>
      this.#socket?.send(this.#frame(command, input as Fields, key));
    this.#calls = new CommandCalls({ clock, identity, isReady: () => this.state === 'ready', send });
    this.#heartbeat = new Heartbeat({
      clock,
      sendPing: () => this.#socket?.send(this.#frame(ping, {})),
      onLost: (code, reason) => this.#closeLost(code, reason),
    });
    this.on(ackSession, ({ positions }) => this.#onSession(positions));
    this.on(refused, () => undefined);
    this.on(pong, () => this.#heartbeat.onPong());
    this.on(beat, () => this.#heartbeat.onBeat());
    this.on(resync, () => this.#streams.onResync());
    options.scope.onEnd(() => this.#end());
  }

  connect(): void {
    if (this.state !== 'idle' || this.#options.scope.isEnded) return;
    this.#open();
  }

  call<C extends Command>(command: C, input: InputOf<C>, options?: CallOptions): Promise<Result<AnswerOf<C>>> {
    const result = this.#calls.call(command, input, options);
    if (this.state === 'ended') this.#calls.end();
    return result as Promise<Result<AnswerOf<C>>>;
  }

  on<P extends Schema>(push: Push<P>, listener: (payload: Infer<P>) => void): () => void {
    return this.#listeners.add(push, listener);
  }

  onState(listener: (state: SocketState) => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  onResync(listener: () => void): () => void {
    this.#resyncListeners.add(listener);
    return () => this.#resyncListeners.delete(listener);
  }

  #frame(command: Command, payload: Fields, key?: string): string {
    return JSON.stringify(clientMessage(command, payload, this.#options.identity(), key));
  }

  #setState(state: SocketState): void {
    this.state = state;
    for (const listener of this.#stateListeners) listener(state);
  }

  #open(): void {
    this.#attempts += 1;
    this.#setState('connecting');
    const socket = this.#options.open();
    this.#socket = socket;
    this.#heartbeat.awaitSession();
    socket.onopen = () => {
      this.#setState('open');
      const lastSeen = this.#streams.lastSeen();
      const { language } = this.#options.identity();
      socket.send(this.#frame(sessionRequest, lastSeen === undefined ? { language } : { language, lastSeen }));
      this.#heartbeat.start();
    };
    socket.onmessage = ({ data }: { data: unknown }) => this.#receive(data);
    socket.onclose = ({ code, reason }: { code: number; reason: string }) => this.#onClose(code, reason);
  }

  #openOnline(): void {
    const { network } = this.#options;
    if (network === undefined || network.isOnline) return this.#open();
    const open = (): void => {
      this.#cancelReconnect();
      this.#open();
    };
    const cancels = [network.onOnline(open), this.#options.clock.after(offlineRetryMs, open)];
    this.#cancelReconnect = () => cancels.forEach((cancel) => cancel());
  }

  #receive(data: unknown): void {
    const frame = parseFrame(data);
    if (frame === null) return this.#options.onSchemaMismatch('', null);
    const { type, key, position, payload } = frame;
    this.#heartbeat.onFrame();
    const isNew = this.#streams.admit(position);
    // Before the push is delivered: it is newer than what is read again now.
    this.#notifyMissed();
    // Also for a push that is not new: the call may have been repeated after the page loaded again.
    const isReply = type !== refused.type && this.#calls.onPush(type, payload, key);
    if (isNew) this.#listeners.dispatch(type, payload, isReply);
    if (this.state === 'ready') this.#streams.onMessage();
    this.#notifyMissed();
    // Reconnecting with the ended session's token would be rejected.
    if (type === sessionExpired.type) return this.#end();
    if (type !== refused.type) return;
    const rejection = parse(refused.payload, payload);
    if (!rejection.ok) return;
    const { of, code, field } = rejection.value;
    const isOwn = of === sessionRequest.type || of === ping.type;
    if (code === 'needLogin' && isOwn) return this.#endSession();
    if (of === sessionRequest.type && this.#mayRetry(code)) return this.#closeLost(sessionRefused, `session ${code}`);
    this.#calls.onRejection(code, field, key);
  }

  /** Whether another session request may succeed; after a malformed one, without what was seen last. */
  #mayRetry(code: string): boolean {
    return passingCodes.has(code) || (code === 'malformed' && this.#streams.forget());
  }

  #notifyMissed(): void {
    if (this.state === 'ready' && this.#streams.takeMissed()) for (const listener of this.#resyncListeners) listener();
  }

  /**
   * The token was rejected: the session has ended unnoticed, and reconnecting would be rejected again. The page of a guest loads
   * anew without it; but not if there never was a session, as it might load again and again.
   */
  #endSession(): void {
    this.#end();
    const { guestId } = this.#options.identity();
    if (this.#hadSession && guestId !== null) this.#listeners.dispatch(sessionExpired.type, {}, true);
  }

  #onSession(positions: Infer<typeof streamPositions> | undefined): void {
    this.#streams.onSession(positions);
    this.#heartbeat.onSession();
    // Calls under way go before those that listeners of the state make.
    this.state = 'ready';
    this.#hadSession = true;
    this.#calls.onReady();
    this.#setState('ready');
  }

  /** Does not wait for the server's close, which may never arrive on a broken connection. */
  #closeLost(code: number, reason: string): void {
    const socket = this.#socket;
    if (socket === null) return;
    detach(socket);
    socket.close(code, reason);
    this.#onClose(code, reason);
  }

  #onClose(code: number, reason: string): void {
    this.#heartbeat.stop();
    // Frames that still arrive belong to no session: an acknowledgement must not make a closed connection ready.
    if (this.#socket !== null) detach(this.#socket);
    this.#socket = null;
    this.#calls.onLost();
    if (this.#options.scope.isEnded) return;
    const error = errorByCode[code] ?? 'closed';
    const isFailedAttempt = this.state === 'connecting' && this.#attempts > 1;
    if (!isFailedAttempt)
      this.#options.onError({ connectionAttempt: this.#attempts, error, errorCode: code, errorReason: reason });
    if (code === sessionEnded) return this.#endSession();
    if (code === protocolError && this.#attempts === 1) {
      this.#setState('ended');
      return this.#calls.end();
    }
    this.#setState('waiting');
    this.#cancelReconnect = this.#options.clock.after(reconnectDelayMs, () => this.#openOnline());
  }

  #end(): void {
    this.#heartbeat.stop();
    this.#cancelReconnect();
    const socket = this.#socket;
    this.#socket = null;
    this.#setState('ended');
    this.#calls.end();
    if (socket === null) return;
    detach(socket);
    socket.close(1000);
  }
}

/** Creates the realtime connection; it opens with `connect` and ends with its scope. */
export const createSocket = (options: SocketOptions): Socket => new SocketClient(options);
