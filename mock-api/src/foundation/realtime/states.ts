import { s } from '@lounge/protocol';
import { state } from '../../world/state.ts';

/** The provider reads the keys of commands, as the reference server always does. */
export const keysAreRead = state('the server reads the keys of commands', {
  description:
    'The server repeats the key of a command in its reply and in its rejection. Leave the interactions with this state out for a server without keys: clients do without them.',
  params: s.empty,
  setUp: async () => undefined,
});

/** The states of this module. */
export const realtimeStates = [keysAreRead];
