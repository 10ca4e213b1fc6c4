import type { Infer, Push, Schema } from '@lounge/protocol';

/** Who a push is for: everybody, one guest wherever logged in, or one session (its token's hash). */
export type Audience = { readonly everyone: true } | { readonly guestId: number } | { readonly session: string };

/** Whether a push for `to` is for this visitor. */
export const isFor = (
  to: Audience,
  who: { readonly guestId: number | null; readonly session?: string | null },
): boolean => 'everyone' in to || ('session' in to ? to.session === who.session : to.guestId === who.guestId);

/** A push on its way to the sockets of one world. */
export interface Delivery {
  readonly to: Audience;
  readonly message: { readonly type: string } & Readonly<Record<string, unknown>>;
}

/** Carries pushes from handlers to sockets; in process here, replaceable by one that spans processes. */
export interface Bus {
  publish(delivery: Delivery): void;
  /** Hears every push; the answer ends the hearing. */
  subscribe(hear: (delivery: Delivery) => void): () => void;
}

/** A bus inside one process. */
export const localBus = (): Bus => {
  const listeners = new Set<(delivery: Delivery) => void>();
  return {
    publish: (delivery) => {
      for (const hear of listeners) hear(delivery);
    },
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};

/** Publishes a declared push. */
export const publish = <P extends Schema>(bus: Bus, push: Push<P>, to: Audience, payload: Infer<P>): void =>
  bus.publish({ to, message: { ...(payload as Readonly<Record<string, unknown>>), type: push.type } });
