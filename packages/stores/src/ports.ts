import type { Client, Clock, Scope, Socket } from '@lounge/transport';

/** What a store needs to make calls: its lifetime, the client, the time. */
export interface Caller {
  readonly scope: Scope;
  readonly client: Client;
  readonly clock: Clock;
}

/** What a store needs to hear pushes. */
export interface Ears {
  readonly scope: Scope;
  readonly socket: Pick<Socket, 'on' | 'onState' | 'state'>;
}

/** Something that knows who is online right now. */
export interface KnowsPresence {
  isOnline(actorId: number, otherwise: boolean): boolean;
}
