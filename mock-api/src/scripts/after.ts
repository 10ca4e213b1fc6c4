/** Runs `act` once after `ms`; the answer takes it back. */
export type After = (ms: number, act: () => void) => () => void;
