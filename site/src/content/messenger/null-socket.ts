import type { CommandSocket } from '@lounge/stores';

/** The socket where there is no connection, as on the server: it never publishes and drops commands. */
export const nullSocket: CommandSocket = {
  state: 'idle',
  on: () => () => undefined,
  onState: () => () => undefined,
  send: () => false,
};
