import { useEffect, useEffectEvent } from 'react';

interface MarkedState {
  /** Marks the entry of an overlay. */
  readonly kitOverlay?: true;
}

const isMarked = (): boolean => (history.state as MarkedState | null)?.kitOverlay === true;

const onStep = (act: () => void, options: AddEventListenerOptions): void =>
  // The options end it.
  // oxlint-disable-next-line no-restricted-properties
  window.addEventListener('popstate', act, options);

/** The overlays that share the entry, for which it is removed once. */
const open = new Set<AbortController>();

/** The step back that removes an entry is under way; what opens meanwhile gets an entry after it. */
let removal: Promise<void> = Promise.resolve();

const remove = (): void => {
  removal = new Promise((resolve) => onStep(resolve, { once: true }));
  history.back();
};

/** Gives an overlay an entry of the browser's history, so that back closes it and stays on the page. To a router the entry is the page itself. */
export const useHistoryEntry = (isOn: boolean, onBack: () => void): void => {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOn) return undefined;
    const mounted = new AbortController();
    const begin = (): void => {
      if (mounted.signal.aborted) return;
      open.add(mounted);
      // One that is left from before a reload, or by a way forward, serves again.
      if (!isMarked()) history.pushState({ ...(history.state as object | null), kitOverlay: true }, '');
      const act = (): void => {
        if (isMarked()) return;
        open.delete(mounted);
        mounted.abort();
        back();
      };
      onStep(act, { signal: mounted.signal });
    };
    // After the effects of a mount that React takes back at once in development.
    const begun = removal.then(begin);
    return () => {
      mounted.abort();
      // Not an entry that a step has left: that of another page is above it, or it is below.
      void begun.then(() => open.delete(mounted) && open.size === 0 && isMarked() && remove());
    };
  }, [isOn]);
};
