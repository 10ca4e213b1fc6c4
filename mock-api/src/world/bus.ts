import type { Infer, Push, PushStream, Schema } from '@lounge/protocol';

/** Several guests, and anonymous visitors by name. */
export interface Group {
  readonly guests: ReadonlySet<number>;
  readonly visitors: ReadonlySet<string>;
}

/**
 * Who gets a push: everybody, one guest in all sessions, one session (its token's hash), an anonymous visitor by name, a group, or the
 * connections that follow a topic.
 */
export type Audience =
  | { readonly everyone: true }
  | { readonly guestId: number }
  | { readonly session: string }
  | { readonly visitor: string }
  | { readonly group: Group }
  | { readonly topic: string };

/** Whether a visitor belongs to a group; an anonymous visitor without a name belongs to none. */
export const isInGroup = (
  { guests, visitors }: Group,
  { guestId, visitor = null }: { readonly guestId: number | null; readonly visitor?: string | null },
): boolean => (guestId === null ? visitor !== null && visitors.has(visitor) : guests.has(guestId));

/** The topics of a connection that follows others of one kind, in place of those before; `kind` begins their names. */
export const following = (before: ReadonlySet<string>, kind: string, topics: readonly string[]): ReadonlySet<string> =>
  new Set([...[...before].filter((each) => !each.startsWith(kind)), ...topics]);

/** Whether a visitor belongs to the audience of a push. */
export const matchesAudience = (
  audience: Audience,
  who: {
    readonly guestId: number | null;
    readonly session?: string | null;
    readonly visitor?: string | null;
    readonly topics?: ReadonlySet<string>;
  },
): boolean => {
  if ('everyone' in audience) return true;
  if ('topic' in audience) return who.topics?.has(audience.topic) === true;
  if ('session' in audience) return audience.session === who.session;
  if ('visitor' in audience) return who.guestId === null && audience.visitor === who.visitor;
  if ('group' in audience) return isInGroup(audience.group, who);
  return audience.guestId === who.guestId;
};

/** The place of a push in its stream: all pushes to everybody, or all pushes to one guest, numbered from 1. */
export interface StreamPosition {
  readonly stream: PushStream;
  readonly seq: number;
}

/** A push with its audience. */
export interface Delivery {
  readonly to: Audience;
  readonly message: { readonly type: string } & Readonly<Record<string, unknown>>;
  /** Absent for a push that is not in the outbox: to one session, an anonymous visitor, a group or a topic, or from a call that changes nothing. */
  readonly position?: StreamPosition;
  /** Whether it is the same push when it is published again under its key. */
  readonly isIdempotent?: boolean;
  /** When its row was written, in milliseconds of the world's clock; absent without a row. For measuring its delivery. */
  readonly at?: number;
}

/** The message of a delivery as it is sent, with its position. */
export const wireMessage = ({ message, position }: Delivery): object => ({ ...message, ...position });

/** Delivers pushes from handlers to sockets; in process here, replaceable by one that spans processes. */
export interface Bus {
  publish(delivery: Delivery): void;
  /** Subscribes to all pushes. Returns an unsubscribe function. */
  subscribe(listener: (delivery: Delivery) => void): () => void;
}

/** A bus inside one process. A listener that fails is reported; what was published holds for all others. */
export const localBus = (report: (cause: unknown) => void): Bus => {
  const listeners = new Set<(delivery: Delivery) => void>();
  return {
    publish: (delivery) => {
      for (const listener of listeners) {
        try {
          listener(delivery);
        } catch (cause) {
          report(cause);
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The command that a push answers: its key, and whether it is performed once per key. */
export interface Answered {
  readonly key: string | null;
  readonly isIdempotent: boolean;
}

/** Publishes a declared push, or the reply to a command. */
export const publish = <P extends Schema>(
  bus: Pick<Bus, 'publish'>,
  { type }: Push<P>,
  to: Audience,
  payload: Infer<P>,
  { key, isIdempotent }: Answered = { key: null, isIdempotent: false },
): void =>
  bus.publish({
    to,
    message: { ...(payload as Readonly<Record<string, unknown>>), type, ...(key === null ? {} : { key }) },
    ...(isIdempotent ? { isIdempotent } : {}),
  });
