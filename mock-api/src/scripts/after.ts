/** Calls `callback` once after `ms` milliseconds. Returns a cancel function. */
export type After = (ms: number, callback: () => void) => () => void;
