import type { TextStorage } from '@lounge/stores';

/** The storage of this browser, which outlives its tabs; looked up when it is used: the server has none, and some browsers throw. */
export const browserStorage: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
