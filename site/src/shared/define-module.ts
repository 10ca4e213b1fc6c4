import type { PushSource, Read } from '@lounge/stores';
import { useApp } from './app-context.ts';
import type { Stores } from './stores.ts';
import { restorables, type Restorables } from './snapshots.ts';

/** How the stores of a module are created and connected. */
interface ModuleOptions<M> {
  /** The module's name, unique within the site. */
  readonly key: string;
  readonly create: (stores: Stores) => M;
  /** Subscribes to pushes; not called where there is no socket, as on the server. */
  readonly listen?: (module: M, pushSource: PushSource) => void;
  /** The module's data in a document. @default nothing */
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
 * Defines the stores of one module. They are created on first use, restored from the document, subscribed to pushes, and
 * cached for the page's lifetime.
 * @spec error:unknown-store
 * @deviates error:unknown-store docs/decisions/0111
 * @deviates feature:shell.failure 4 docs/decisions/0111
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

/** Defines a value or a list of one page that is read: pushes reach it, and a document carries it. `key` is unique within the site. */
export const defineRead = <R extends Pick<Read<unknown>, 'listen' | 'snapshot' | 'restore'>>(
  key: string,
  create: (stores: Stores) => R,
): DefinedModule<R> =>
  defineModule({
    key,
    create,
    listen: (read, pushSource) => read.listen(pushSource),
    snapshot: (read) => restorables({ [key]: read }),
  });
