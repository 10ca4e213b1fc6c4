import type { TextStorage } from '@lounge/stores';

/** The storage of this tab, which outlives its pages; looked up when it is used: some browsers throw where it is disabled. */
export const pageStorage: TextStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};
