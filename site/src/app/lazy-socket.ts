import type { Clock, Identity, Socket } from '@lounge/transport';

const retryAfterMs = 2_000;

/** What a late socket is made of. */
export interface LazySocketOptions {
  /** Fetches and makes the connection. */
  readonly make: () => Promise<Socket>;
  readonly identity: () => Identity;
  readonly clock: Clock;
}

/**
 * A connection whose code is fetched when it connects: no page needs it before its first render. Who listens or speaks
 * before is passed on in order once it is there; a fetch that failed is tried again.
 */
export const lazySocket = ({ make, identity, clock }: LazySocketOptions): Socket => {
  let real: Socket | null = null;
  let hasBegun = false;
  const waiting: ((socket: Socket) => void)[] = [];
  const act = (what: (socket: Socket) => void): void => {
    if (real === null) waiting.push(what);
    else what(real);
  };
  /** Something that is ended by its answer, also before it has begun. */
  const listening = (begin: (socket: Socket) => () => void): (() => void) => {
    let end: (() => void) | null = null;
    let isOver = false;
    act((socket) => {
      if (!isOver) end = begin(socket);
    });
    return () => {
      isOver = true;
      end?.();
    };
  };
  const connect = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    make().then(
      (socket) => {
        real = socket;
        for (const what of waiting.splice(0)) what(socket);
        socket.connect();
      },
      () => {
        hasBegun = false;
        clock.after(retryAfterMs, connect);
      },
    );
  };
  return {
    get state() {
      return real?.state ?? 'idle';
    },
    connect,
    send: (command, payload) => {
      if (real !== null) return real.send(command, payload);
      if (command.needs === 'guest' && identity().guestId === null) return false;
      waiting.push((socket) => void socket.send(command, payload));
      return true;
    },
    on: (push, hear) => listening((socket) => socket.on(push, hear)),
    onState: (hear) => listening((socket) => socket.onState(hear)),
  };
};
