import type { PushSource, Restorable } from '@lounge/stores';
import { restorables, type Restorables, type Snapshots } from './snapshots.ts';

/** A store of one entity, opened by its id. */
interface OpenedStore {
  listen(pushSource: PushSource): void;
}

/** The stores of one kind that a page has opened. */
export interface OpenedStores<S extends OpenedStore, Id extends string | number> extends Restorables {
  /** Returns the store of an id, the same one for the page's lifetime. */
  open(id: Id): S;
  /** Whether the store of an id was opened. */
  has(id: Id): boolean;
  listen(pushSource: PushSource): void;
}

/** Creates a store for each id that is opened; `partsOf` returns what documents carry of a store, by name. */
export const openedStores = <S extends OpenedStore, Id extends string | number = number>(
  create: (id: Id) => S,
  partsOf: (store: S, id: Id) => Readonly<Record<string, Restorable>>,
): OpenedStores<S, Id> => {
  const opened = new Map<Id, S>();
  let pushSource: PushSource | null = null;
  let pending: Snapshots = {};
  const open = (id: Id): S => {
    const existing = opened.get(id);
    if (existing !== undefined) return existing;
    const store = create(id);
    opened.set(id, store);
    restorables(partsOf(store, id)).restore(pending);
    if (pushSource !== null) store.listen(pushSource);
    return store;
  };
  return {
    open,
    has: (id) => opened.has(id),
    listen: (source) => {
      pushSource = source;
      opened.forEach((store) => store.listen(source));
    },
    snapshot: () =>
      Object.assign({}, ...[...opened].map(([id, store]) => restorables(partsOf(store, id)).snapshot())) as Snapshots,
    restore: (snapshots) => {
      pending = snapshots;
    },
  };
};
