import type { CommandSocket } from '@lounge/stores';

/** Where there is no connection, as on the server, nothing is heard and nothing goes out. */
export const nullSocket: CommandSocket = {
  state: 'idle',
  on: () => () => undefined,
  onState: () => () => undefined,
  send: () => false,
};
