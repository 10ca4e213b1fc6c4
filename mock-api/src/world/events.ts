import { parseJson, toJson, type Json } from './json.ts';
import type { EventPayload } from './tables/events.ts';
import type { Listener, World } from './world.ts';

/** Something that happens in a world, which modules above the one that declares it may listen to. */
export interface WorldEvent<P extends EventPayload> {
  /** `area/module` and what happened; stored with each event. */
  readonly name: string;
  /** Never set: it carries the type of the payload. */
  readonly '~payload'?: P;
}

/** Declares an event, in the `events.ts` of the module in which it happens. */
export const worldEvent = <P extends EventPayload>(name: string): WorldEvent<P> => ({ name });

/** Raises an event within a change: it is stored with it, and handled after the commit. */
export const raise = <P extends EventPayload>(
  { events }: Pick<World, 'events'>,
  { name }: WorldEvent<P>,
  payload: P,
): void => events.raise({ event: name, payload: toJson<EventPayload>(payload) });

/**
 * Declares how a module handles an event: in a transaction of its own, in which the event is done as well. It may run again where
 * that fails, so it does nothing but through its world.
 */
export const listen = <P extends EventPayload>(
  module: string,
  { name }: WorldEvent<P>,
  handle: (payload: P, world: World) => Promise<void>,
): Listener => ({
  key: `${module} < ${name}`,
  event: name,
  // `raise` takes the declared payload only.
  handle: (payload, world) => handle(parseJson(payload as Json<P>), world),
});
