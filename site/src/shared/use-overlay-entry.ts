import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeRouter } from './history-steps.ts';

/** An entry of the browser's history: the router counts its own by `idx`, and an overlay shares that of its page. */
interface HistoryState {
  idx?: number;
  overlay?: { name: string; shown: number };
}

const stateOf = (state: unknown): HistoryState => (state ?? {}) as HistoryState;

class OverlayEntry {
  readonly #name: string;
  /** The page in the history on which the overlay stands. */
  #page: number | undefined;
  /** Whether the way back is under way: a second press to close the overlay must not leave the page. */
  #isClosing = false;
  #notify: () => void = () => {};

  constructor(name: string) {
    this.#name = name;
  }

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#notify = notify;
    return beforeRouter((event) => {
      this.#isClosing = false;
      notify();
      // The router has nothing to do for a move within its page.
      return stateOf(event.state).idx === this.#page;
    });
  };

  /** The router has come to a page, which may be another one with the same overlay. */
  readonly arrive = (): void => {
    this.#page = stateOf(history.state).idx;
  };

  readonly shown = (): number | null => {
    const { overlay } = stateOf(history.state);
    return overlay?.name === this.#name && !this.#isClosing ? overlay.shown : null;
  };

  readonly show = (shown: number | null): void => {
    const isOpen = this.shown() !== null;
    if (shown === null) {
      if (!isOpen) return;
      this.#isClosing = true;
      history.back();
    } else {
      const state = { ...stateOf(history.state), overlay: { name: this.#name, shown } };
      if (isOpen) history.replaceState(state, '');
      else history.pushState(state, '');
    }
    this.#notify();
  };
}

/**
 * An overlay over the whole page as an entry of the browser's history, which the router does not see: back closes it and stays on the page,
 * forward opens it again, and closing it goes back.
 * @returns What is shown, null while it is closed, and a function that shows something or closes the overlay.
 */
export const useOverlayEntry = (name: string): [number | null, (shown: number | null) => void] => {
  const [entry] = useState(() => new OverlayEntry(name));
  const { key } = useLocation();
  useEffect(() => entry.arrive(), [entry, key]);
  const current = useSyncExternalStore(entry.subscribe, entry.shown, () => null);
  return [current, entry.show];
};
