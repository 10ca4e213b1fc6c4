import { memo, Suspense, useState, type ComponentType, type NamedExoticComponent } from 'react';
import { lazyOrServerRendered } from './lazy-or-server-rendered.ts';

/** A part of a page whose code loads later. */
interface LazySlot<P extends object, M> {
  readonly Slot: NamedExoticComponent<P>;
  /** Loads the code. */
  readonly load: () => Promise<M>;
}

/**
 * Creates the slot of a part whose code is no part of the first load. A page loads the code before it appears; in the browser's first render
 * the server's markup stays until the code is there.
 */
export const lazySlot = <P extends object, M extends object>(
  load: () => Promise<M>,
  viewOf: (code: M) => ComponentType<P>,
): LazySlot<P, M> => {
  let loaded: { readonly code: M; readonly View: ComponentType<P> } | null = null;
  const loadView = async () => {
    const code = await load();
    return (loaded ??= { code, View: viewOf(code) });
  };
  const Lazy = lazyOrServerRendered(async () => ({ default: (await loadView()).View }));
  // A slot that is rendered again before its code is there would lose the server's markup.
  const Slot = memo(function Slot(props: P) {
    // Another component in its place once the code is there would lose what the part has in its state, as a try under way.
    const [View] = useState<ComponentType<P>>(() => loaded?.View ?? Lazy);
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    );
  });
  return { Slot, load: async () => (await loadView()).code };
};
