import { ackSession, ping, pong, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { commandHandlers } from '../commands.ts';
import { inProcessCommands } from '../dispatch/run-command.ts';
import { sessionTtl } from '../wire/session-ttl.ts';
import { isFor } from '../world/bus.ts';
import type { Caller, WorldParts } from '../world/world.ts';

/** A connection to a world in the same page, as the site's transport takes one. */
export interface WorldSocket {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  /** Breaks off as a lost network does. */
  drop(): void;
}

const act = inProcessCommands(commandHandlers);

/** Who is connected, and where errors go. */
export interface WorldVisitor {
  readonly caller: Omit<Caller, 'key'>;
  readonly report: (cause: unknown) => void;
}

/** Connects to a world: answers the session's own commands, runs the modules', hands on the pushes that the visitor may hear. */
export const openWorldSocket = (world: WorldParts, { caller, report }: WorldVisitor): WorldSocket => {
  let leave = (): void => undefined;
  const say = (message: object): void => void socket.onmessage?.({ data: JSON.stringify(message) } as never);
  const begin = (): void => {
    leave();
    leave = world.bus.subscribe(({ to, message }) => {
      if (isFor(to, caller)) say(message);
    });
    say({ type: ackSession.type });
  };
  const run = async (type: string, payload: object): Promise<void> => {
    const outcome = await act(type, payload, { ...caller, key: null }, world);
    if (outcome.ok) return;
    if (outcome.cause !== undefined) report(outcome.cause);
    say({ type: refused.type, of: type, code: outcome.code, field: outcome.field });
  };
  const hear = (text: string): void => {
    const { type, accessToken: _token, guestId: _guest, ...payload } = JSON.parse(text) as Record<string, unknown>;
    if (type === ping.type) say({ type: pong.type, ttl: sessionTtl });
    else if (type === sessionRequest.type) begin();
    else run(String(type), payload).catch(report);
  };
  const socket: WorldSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    // Answers come later, as they do over a network.
    send: (text) => queueMicrotask(() => hear(text)),
    close: () => leave(),
    drop: () => {
      leave();
      socket.onclose?.({ code: 1006, reason: '' } as never);
    },
  };
  queueMicrotask(() => socket.onopen?.({} as never));
  return socket;
};
