import type { Line } from '@lounge/stores';

/** Where there is no connection, as on the server, nothing is heard and nothing goes out. */
export const noLine: Line = {
  state: 'idle',
  on: () => () => undefined,
  onState: () => () => undefined,
  send: () => false,
};
