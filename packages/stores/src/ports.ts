import type { Infer, money } from '@lounge/protocol';
import type { Client, Clock, Scope, Socket } from '@lounge/transport';

type Money = Infer<typeof money>;

/** What a store needs to make calls: its lifetime, the client, the time. */
export interface StoreContext {
  readonly scope: Scope;
  readonly client: Client;
  readonly clock: Clock;
}

/** What a store needs to hear pushes. */
export interface PushSource {
  readonly scope: Scope;
  readonly socket: Pick<Socket, 'on' | 'onState' | 'state'>;
}

/** What a store needs to send commands and hear what becomes of them. */
export type CommandSocket = Pick<Socket, 'on' | 'onState' | 'send' | 'state'>;

/** Something that knows who is online right now. */
export interface PresenceSource {
  isOnline(actorId: number, otherwise: boolean): boolean;
}

/** Something that knows what the visitor owned when the first data came; null before, and its balance null for anonymous visitors. */
export interface BalanceSource {
  readonly data: {
    readonly value: {
      readonly isLoggedIn: boolean;
      readonly balance: Money | null;
      readonly balanceFormatted: string | null;
      readonly isPayingCustomer: boolean;
    } | null;
  };
}
