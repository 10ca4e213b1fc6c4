import type { LoadableState, PushSource, Restorable } from '@lounge/stores';
import { useApp } from './app-context.ts';
import type { Stores } from './compose.ts';

/** Values of stores as JSON by name, as a document carries them. */
export type Snapshots = Readonly<Record<string, LoadableState>>;

/** Something whose values a document can carry from the server to the browser. */
export interface Restorables {
  snapshot(): Snapshots;
  /** Restores the values of its own names and ignores the others, which belong to other modules. */
  restore(snapshots: Snapshots): void;
}

/** Combines values under the names that they have in a document. */
export const restorables = (parts: Readonly<Record<string, Restorable>>): Restorables => ({
  snapshot: () => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.snapshot()])),
  restore: (snapshots) => {
    for (const [name, part] of Object.entries(parts)) {
      const state = snapshots[name];
      // The server wrote the document from the same parts, so the state of a name has the type of its part.
      if (state !== undefined) part.restore(state as LoadableState<never>);
    }
  },
});

/** How the stores of a module are cache and connected. */
interface ModuleOptions<M> {
  /** The module's name, unique within the site. */
  readonly key: string;
  readonly create: (stores: Stores) => M;
  /** Subscribes to pushes; not called where there is no socket, as on the server. */
  readonly listen?: (module: M, pushSource: PushSource) => void;
  /** What a document carries of the module. @default nothing */
  readonly snapshot?: (module: M) => Restorables;
}

/** Access to the stores of a module. */
interface DefinedModule<M> {
  /** The module's stores on a page, for loaders and other stores. */
  readonly of: (stores: Stores) => M;
  /** The module's stores on this page, for connected components. */
  readonly use: () => M;
}

/**
 * Defines the stores of one module. They are cache on first use, restored from the document, subscribed to pushes, and
 * cached for the page's lifetime.
 */
export const defineModule = <M extends object>({
  key,
  create,
  listen,
  snapshot,
}: ModuleOptions<M>): DefinedModule<M> => {
  const cache = new WeakMap<Stores, M>();
  const of = (stores: Stores): M => {
    const existing = cache.get(stores);
    if (existing !== undefined) return existing;
    const module = create(stores);
    cache.set(stores, module);
    stores.attach(key, {
      restorables: snapshot?.(module) ?? restorables({}),
      listen: (pushSource) => listen?.(module, pushSource),
    });
    return module;
  };
  return { of, use: () => of(useApp().stores) };
};
