import type { PushSocket } from '@lounge/stores';

/** The socket where there is no connection, as on the server: it never publishes. */
export const nullSocket: PushSocket = {
  state: 'idle',
  on: () => () => undefined,
  onState: () => () => undefined,
  onResync: () => () => undefined,
};
