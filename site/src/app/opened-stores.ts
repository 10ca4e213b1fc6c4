import type { PushSource, Restorable } from '@lounge/stores';
import type { Snapshots, ModuleStores } from './compose.ts';

/** A store of one thing that was opened by its id. */
interface OpenedStore {
  listen(pushSource: PushSource): void;
}

/** The things of a kind that were opened on a page. */
export interface OpenedStores<S extends OpenedStore> extends ModuleStores {
  open(id: number): S;
}

/** Keeps a store for each id that is opened; `partsOf` names what documents carry of one. */
export const openedStores = <S extends OpenedStore>(
  make: (id: number) => S,
  partsOf: (store: S, id: number) => Readonly<Record<string, Restorable>>,
): OpenedStores<S> => {
  const opened = new Map<number, S>();
  let pushSource: PushSource | null = null;
  let carried: Snapshots = {};
  const open = (id: number): S => {
    const known = opened.get(id);
    if (known !== undefined) return known;
    const made = make(id);
    opened.set(id, made);
    for (const [name, part] of Object.entries(partsOf(made, id))) {
      const kept = carried[name];
      if (kept !== undefined) part.restore(kept);
    }
    if (pushSource !== null) made.listen(pushSource);
    return made;
  };
  return {
    open,
    listen: (heard) => {
      pushSource = heard;
      opened.forEach((store) => store.listen(heard));
    },
    snapshot: () =>
      Object.fromEntries(
        [...opened].flatMap(([id, store]) =>
          Object.entries(partsOf(store, id)).map(([name, part]) => [name, part.snapshot()]),
        ),
      ),
    restore: (from) => {
      carried = from;
    },
  };
};
