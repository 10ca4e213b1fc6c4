import type { WorldParts } from '@lounge/mock-api';
import { ackSession, ping, pong, sessionRequest } from '@lounge/protocol/foundation/realtime';
import type { WebSocketLike } from '@lounge/transport';

/** The life of a session after a ping, in seconds. */
const sessionTtl = 120;

/** A connection to a world in the same page. */
export interface WorldSocket extends WebSocketLike {
  /** Breaks off as a lost network does. */
  drop(): void;
}

/** Connects to a world: answers the session's own commands and hands on every push that is for everybody. */
export const openWorldSocket = (world: WorldParts): WorldSocket => {
  let leave = (): void => undefined;
  const say = (message: object): void => void socket.onmessage?.({ data: JSON.stringify(message) } as never);
  const hear = (type: unknown): void => {
    if (type === ping.type) say({ type: pong.type, ttl: sessionTtl });
    if (type !== sessionRequest.type) return;
    leave();
    leave = world.bus.subscribe(({ to, message }) => {
      if ('everyone' in to) say(message);
    });
    say({ type: ackSession.type });
  };
  const socket: WorldSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    // Answers come later, as they do over a network.
    send: (text) => queueMicrotask(() => hear((JSON.parse(text) as { type?: unknown }).type)),
    close: () => leave(),
    drop: () => {
      leave();
      socket.onclose?.({ code: 1006, reason: '' } as never);
    },
  };
  queueMicrotask(() => socket.onopen?.({} as never));
  return socket;
};
