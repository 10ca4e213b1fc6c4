import type { StoreContext, PushSource, LoadableState } from '@lounge/stores';
import { Presence } from '@lounge/stores/content/actors/presence';
import { Guest } from '@lounge/stores/foundation/guest';
import { PageReloads } from '@lounge/stores/foundation/session';
import {
  createClient,
  createScope,
  type CallTransport,
  type Clock,
  type Scope,
  type Socket,
  type WebSocketLike,
} from '@lounge/transport';
import { lazySocket } from './lazy-socket.ts';
import type { PageConfig } from './page-config.ts';

/** What the stores are put together from. */
export interface Environment {
  readonly config: PageConfig;
  readonly transport: CallTransport;
  readonly clock: Clock;
  /** Opens the socket; null where there is none, as on the server. */
  readonly openSocket: (() => WebSocketLike) | null;
  readonly reload: () => void;
  readonly report: (message: string) => void;
}

/** What a module's stores hold, as JSON by name. */
export type Snapshots = Readonly<Record<string, LoadableState>>;

/** The stores of one module, which come with the module's screens. */
export interface ModuleStores {
  /** Starts hearing the pushes that the module reacts to. */
  listen?(ears: PushSource): void;
  /** What they hold, for a document. */
  snapshot(): Snapshots;
  /** Takes over what a document carried for them; the rest is other modules'. */
  restore(carried: Snapshots): void;
}

/** The stores of the site: those of every page, and those of the modules that were opened. */
export interface Stores {
  /** When the server drew the page, in milliseconds since 1970. */
  readonly renderedAt: number;
  readonly scope: Scope;
  readonly socket: Socket | null;
  readonly guest: Guest;
  /** Loads the page anew, now or when nothing holds it any more. */
  readonly reloads: PageReloads;
  readonly presence: Presence;
  /** The stores of a module, made when the module is opened first. */
  module<R extends ModuleStores>(name: string, make: (context: StoreContext) => R): R;
  /** What all stores hold, for a document. */
  snapshot(): Snapshots;
  /** Takes over what a document carried, also for modules that are opened later. */
  restore(carried: Snapshots): void;
}

/** Opens modules on demand, and carries what they hold. */
const openModules = (
  context: StoreContext,
  guest: Guest,
  listen: (store: ModuleStores) => unknown,
): Pick<Stores, 'module' | 'snapshot' | 'restore'> => {
  const open = new Map<string, ModuleStores>();
  let waiting: Snapshots = {};
  return {
    module: <R extends ModuleStores>(name: string, make: (context: StoreContext) => R): R => {
      const known = open.get(name);
      if (known !== undefined) return known as R;
      const made = make(context);
      open.set(name, made);
      made.restore(waiting);
      listen(made);
      return made;
    },
    snapshot: () =>
      Object.assign(
        { guest: guest.data.snapshot() },
        ...[...open.values()].map((module) => module.snapshot()),
      ) as Snapshots,
    restore: (carried) => {
      waiting = carried;
      const { guest: known } = carried;
      if (known !== undefined) guest.data.restore(known);
      for (const module of open.values()) module.restore(carried);
    },
  };
};

/** Puts the stores together: one set for a page in the browser, one for a request on the server. */
export const compose = ({ config, transport, clock, openSocket, reload, report }: Environment): Stores => {
  const scope = createScope();
  const identity = () => ({ token: config.token, guestId: config.guestId, language: config.language });
  const client = createClient({
    transport,
    clock,
    identity,
    version: config.version,
    strict: config.strict,
    report: ({ message }) => report(message),
  });
  const context = { scope, client, clock };
  const socket =
    openSocket === null
      ? null
      : lazySocket({
          identity,
          clock,
          make: async () =>
            (await import('./live.ts')).openLive(stores, {
              open: openSocket,
              clock,
              scope,
              identity,
              onSchemaMismatch: (type, field) =>
                report(`socket message ${type || 'without a type'} does not fit at ${field}`),
            }),
        });
  const presence = new Presence();
  const guest = new Guest(context);
  const listen = (store: Pick<ModuleStores, 'listen'>) => socket !== null && store.listen?.({ scope, socket });
  const reloads = new PageReloads(reload);
  for (const store of [presence, reloads]) listen(store);
  const stores: Stores = {
    renderedAt: config.now,
    scope,
    socket,
    presence,
    guest,
    reloads,
    ...openModules(context, guest, listen),
  };
  return stores;
};
