import { s } from '@lounge/protocol';
import { event, state } from '../../world/state.ts';
import { setEpoch } from '../../world/outbox.ts';

/** The provider numbers its pushes, as the reference server always does; the streams have this epoch. */
export const pushesAreNumbered = state('the server numbers its pushes', {
  description:
    'The server numbers the pushes to everybody and those to each guest, and stores them for two minutes. Its streams have this epoch. Leave the interactions with this state out for a server without numbers: clients read everything again after a lost connection.',
  params: s.object({ epoch: s.boundedString(64) }),
  setUp: ({ epoch }, { database }) => database.change((tx) => setEpoch.all(tx, { epoch })),
});

/** A connection on which nothing happens. The reference server's own timer sends the beat. */
export const connectionIsQuiet = event('nothing happens for eight seconds', {
  description:
    'The connection has a session, and nothing is published on it for eight seconds. Let the verification wait longer than that (`--wait-ms 9000`), or leave the interactions with this event out for a server without beats.',
  params: s.empty,
  setUp: async () => undefined,
});

/** The states of this module. */
export const realtimeStates = [pushesAreNumbered, connectionIsQuiet];
