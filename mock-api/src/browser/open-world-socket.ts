import { parse } from '@lounge/protocol';
import { ping, pong, refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { commandTable } from '../dispatch/command-table.ts';
import { PushFeed } from '../dispatch/PushFeed.ts';
import { handlers } from '../handlers.ts';
import { keyFrom } from '../wire/idempotency-key.ts';
import { sessionTtl } from '../wire/session-ttl.ts';
import { randomHex } from '../world/random-hex.ts';
import { following, matchesAudience, wireMessage } from '../world/bus.ts';
import type { Caller, WorldParts } from '../world/world.ts';

/** A connection to a world in the same page, compatible with the `WebSocket` of the site's transport. */
export interface WorldSocket {
  onopen: ((event: object) => unknown) | null;
  onmessage: ((event: { readonly data: string }) => unknown) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => unknown) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  /** Closes with 1006, like a lost network. */
  drop(): void;
}

const commands = commandTable(handlers);

/** The caller of a connection, and the listener of unexpected errors. */
export interface WorldVisitor {
  readonly caller: Omit<Caller, 'key'>;
  readonly report: (cause: unknown) => void;
}

/** Connects to a world: replies to the built-in commands, runs those of modules, and delivers the caller's pushes. */
export const openWorldSocket = ({ caller: named, report }: WorldVisitor, world: WorldParts): WorldSocket => {
  // Replies find the connection of a visitor by its name.
  const caller = named.guestId === null ? { visitor: randomHex(8), ...named } : named;
  let isOpen = true;
  let topics: ReadonlySet<string> = new Set();
  const follow = (kind: string, followed: readonly string[]): void => void (topics = following(topics, kind, followed));
  const reply = (message: object): void => {
    if (isOpen) socket.onmessage?.({ data: JSON.stringify(message) });
  };
  const onLost = (): void => socket.drop();
  const feed = new PushFeed({ deliver: (delivery) => reply(wireMessage(delivery)), send: reply, onLost });
  const unsubscribe = world.bus.subscribe((delivery) => {
    if (matchesAudience(delivery.to, { ...caller, topics })) feed.deliver(delivery);
  });
  const startSession = async (payload: object, key: string | null): Promise<void> => {
    const input = parse(sessionRequest.input, payload);
    if (input.ok) await feed.start(caller.guestId, input.value, key, world);
    else reply({ type: refused.type, of: sessionRequest.type, code: 'malformed', field: input.field });
  };
  const run = async (type: string, key: string | null, payload: object): Promise<void> => {
    const outcome = await commands.run({ type, payload, key }, { ...caller, follow }, { parseAnswers: false }, world);
    if (outcome.ok) return;
    if (outcome.cause !== undefined) report(outcome.cause);
    const { code, field } = outcome;
    reply({ type: refused.type, of: type, code, field, ...(key === null ? {} : { key }) });
  };
  const receive = (text: string): void => {
    const { type, accessToken: _token, guestId: _guest, key, ...payload } = JSON.parse(text) as Record<string, unknown>;
    if (type === ping.type) reply({ type: pong.type, ttl: sessionTtl });
    else if (type === sessionRequest.type) startSession(payload, keyFrom(key)).catch(report);
    else run(String(type), keyFrom(key), payload).catch(report);
  };
  const socket: WorldSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    // Asynchronous, like a network.
    send: (text) => queueMicrotask(() => receive(text)),
    close: () => {
      isOpen = false;
      unsubscribe();
    },
    drop: () => {
      isOpen = false;
      unsubscribe();
      socket.onclose?.({ code: 1006, reason: '' });
    },
  };
  queueMicrotask(() => {
    if (isOpen) socket.onopen?.({});
  });
  return socket;
};
