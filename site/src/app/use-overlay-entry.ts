import { useEffect, useState } from 'react';

/** An entry of the browser's history: the router counts its own by `idx`, and an overlay shares that of its page. */
interface HistoryState {
  idx?: number;
  overlay?: { name: string; shown: number };
}

const stateOf = (state: unknown): HistoryState => (state ?? {}) as HistoryState;

/**
 * What an overlay over the whole page shows, as an entry of the browser's history: back closes the overlay and stays on the
 * page, forward opens it again, and closing it goes back, so that no entry is left over. The router does not see these entries.
 * @returns What is shown, null while it is closed, and a function that shows something or closes the overlay.
 */
export const useOverlayEntry = (name: string): [number | null, (shown: number | null) => void] => {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const shownIn = (state: unknown): number | null => {
      const { overlay } = stateOf(state);
      return overlay?.name === name ? overlay.shown : null;
    };
    const { idx } = stateOf(history.state);
    const handleMove = (event: PopStateEvent): void => {
      if (stateOf(event.state).idx !== idx) return;
      event.stopImmediatePropagation();
      setCurrent(shownIn(event.state));
    };
    // A reloaded page, or one that is gone back to, shows what its entry showed.
    setCurrent(shownIn(history.state));
    addEventListener('popstate', handleMove, { capture: true });
    return () => removeEventListener('popstate', handleMove, { capture: true });
  }, [name]);
  const show = (shown: number | null): void => {
    setCurrent(shown);
    const state = stateOf(history.state);
    const isOpen = state.overlay?.name === name;
    if (shown === null) {
      if (isOpen) history.back();
    } else if (isOpen) history.replaceState({ ...state, overlay: { name, shown } }, '');
    else history.pushState({ ...state, overlay: { name, shown } }, '');
  };
  return [current, show];
};
