import type { AnswerOf, Command, InputOf } from '@lounge/protocol';
import {
  callTimeoutMs,
  loginNeeded,
  noConnection,
  type CallOptions,
  type Clock,
  type Identity,
  type Result,
  type Socket,
} from '@lounge/transport';

const retryAfterMs = 2_000;

/** Options of lazySocket. */
export interface LazySocketOptions {
  /** Loads the code and creates the socket. */
  readonly create: () => Promise<Socket>;
  readonly identity: () => Identity;
  readonly clock: Clock;
}

/**
 * A socket whose code is loaded on `connect`, as no page needs it before its first render. Earlier listeners and commands are
 * queued and passed on in order; if loading fails, it is retried.
 */
export const lazySocket = ({ create, identity, clock }: LazySocketOptions): Socket => {
  let real: Socket | null = null;
  let isConnecting = false;
  const queue: ((socket: Socket) => void)[] = [];
  const whenCreated = (action: (socket: Socket) => void): void => {
    if (real === null) queue.push(action);
    else action(real);
  };
  /** Subscribes now or when the socket exists. The returned function unsubscribes at any time. */
  const subscribe = (subscribeTo: (socket: Socket) => () => void): (() => void) => {
    let unsubscribe: (() => void) | null = null;
    let isUnsubscribed = false;
    whenCreated((socket) => {
      if (!isUnsubscribed) unsubscribe = subscribeTo(socket);
    });
    return () => {
      isUnsubscribed = true;
      unsubscribe?.();
    };
  };
  const connect = (): void => {
    if (isConnecting) return;
    isConnecting = true;
    create().then(
      (socket) => {
        real = socket;
        for (const action of queue.splice(0)) action(socket);
        socket.connect();
      },
      () => {
        isConnecting = false;
        clock.after(retryAfterMs, connect);
      },
    );
  };
  /** Calls a command now or when the socket exists, which may not be in time. */
  const call = <C extends Command>(
    command: C,
    input: InputOf<C>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<C>>> => {
    if (real !== null) return real.call(command, input, options);
    if (command.needs === 'guest' && identity().guestId === null) return Promise.resolve(loginNeeded(command));
    const { promise, resolve } = Promise.withResolvers<Result<AnswerOf<C>>>();
    let hasEnded = false;
    const until = clock.now() + callTimeoutMs;
    const cancelTimeout = clock.after(callTimeoutMs, () => {
      hasEnded = true;
      resolve(noConnection(command));
    });
    whenCreated((socket) => {
      if (hasEnded) return;
      cancelTimeout();
      resolve(socket.call(command, input, { ...options, timeoutMs: until - clock.now() }));
    });
    return promise;
  };
  return {
    get state() {
      return real?.state ?? 'idle';
    },
    connect,
    call,
    on: (push, listener) => subscribe((socket) => socket.on(push, listener)),
    onState: (listener) => subscribe((socket) => socket.onState(listener)),
    onResync: (listener) => subscribe((socket) => socket.onResync(listener)),
  };
};
