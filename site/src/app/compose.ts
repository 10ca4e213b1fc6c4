import type { Caller, Ears, LoadableState } from '@lounge/stores';
import { Presence } from '@lounge/stores/content/actors/presence';
import { Guest } from '@lounge/stores/foundation/guest';
import { PageReloads } from '@lounge/stores/foundation/session';
import {
  createClient,
  createScope,
  type Carrier,
  type Clock,
  type Scope,
  type Socket,
  type WebSocketLike,
} from '@lounge/transport';
import { lateSocket } from './late-socket.ts';
import type { PageConfig } from './page-config.ts';

/** What the stores are put together from. */
export interface Surroundings {
  readonly config: PageConfig;
  readonly carrier: Carrier;
  readonly clock: Clock;
  /** Opens the socket; null where there is none, as on the server. */
  readonly openSocket: (() => WebSocketLike) | null;
  readonly reload: () => void;
  readonly report: (message: string) => void;
}

/** What a room's stores hold, as JSON by name. */
export type Carried = Readonly<Record<string, LoadableState>>;

/** The stores of one room, which come with the room's screens. */
export interface RoomStores {
  /** Starts hearing the pushes that the room reacts to. */
  listen?(ears: Ears): void;
  /** What they hold, for a document. */
  snapshot(): Carried;
  /** Takes over what a document carried for them; the rest is other rooms'. */
  restore(carried: Carried): void;
}

/** The stores of the site: those of every page, and those of the rooms that were opened. */
export interface Stores {
  /** When the server drew the page, in milliseconds since 1970. */
  readonly drawnAt: number;
  readonly scope: Scope;
  readonly socket: Socket | null;
  readonly guest: Guest;
  /** Loads the page anew, now or when nothing holds it any more. */
  readonly reloads: PageReloads;
  readonly presence: Presence;
  /** The stores of a room, made when the room is opened first. */
  room<R extends RoomStores>(name: string, make: (caller: Caller) => R): R;
  /** What all stores hold, for a document. */
  snapshot(): Carried;
  /** Takes over what a document carried, also for rooms that are opened later. */
  restore(carried: Carried): void;
}

let keys = 0;

/** Opens rooms on demand, and carries what they hold. */
const openRooms = (
  caller: Caller,
  guest: Guest,
  listen: (store: RoomStores) => unknown,
): Pick<Stores, 'room' | 'snapshot' | 'restore'> => {
  const open = new Map<string, RoomStores>();
  let waiting: Carried = {};
  return {
    room: <R extends RoomStores>(name: string, make: (caller: Caller) => R): R => {
      const known = open.get(name);
      if (known !== undefined) return known as R;
      const made = make(caller);
      open.set(name, made);
      made.restore(waiting);
      listen(made);
      return made;
    },
    snapshot: () =>
      Object.assign({ guest: guest.data.snapshot() }, ...[...open.values()].map((room) => room.snapshot())) as Carried,
    restore: (carried) => {
      waiting = carried;
      const { guest: known } = carried;
      if (known !== undefined) guest.data.restore(known as never);
      for (const room of open.values()) room.restore(carried);
    },
  };
};

/** Puts the stores together: one set for a page in the browser, one for a request on the server. */
export const compose = ({ config, carrier, clock, openSocket, reload, report }: Surroundings): Stores => {
  const scope = createScope();
  const identity = () => ({ token: config.token, guestId: config.guestId, language: config.language });
  const client = createClient({
    carrier,
    clock,
    identity,
    version: config.version,
    strict: config.strict,
    report: ({ message }) => report(message),
    newKey: () => `${config.now.toString(36)}-${(keys += 1)}`,
  });
  const caller = { scope, client, clock };
  const socket =
    openSocket === null
      ? null
      : lateSocket({
          identity,
          clock,
          make: async () =>
            (await import('./live.ts')).openLive(stores, {
              open: openSocket,
              clock,
              scope,
              identity,
              onMisfit: (type, field) => report(`socket message ${type || 'without a type'} does not fit at ${field}`),
            }),
        });
  const presence = new Presence();
  const guest = new Guest(caller);
  const listen = (store: Pick<RoomStores, 'listen'>) => socket !== null && store.listen?.({ scope, socket });
  const reloads = new PageReloads(reload);
  for (const store of [presence, reloads]) listen(store);
  const stores: Stores = {
    drawnAt: config.now,
    scope,
    socket,
    presence,
    guest,
    reloads,
    ...openRooms(caller, guest, listen),
  };
  return stores;
};
