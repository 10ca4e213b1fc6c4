import type { AnswerOf, Infer, money } from '@lounge/protocol';
import type { guestInitData } from '@lounge/protocol/foundation/guest';
import type { Client, Clock, Scope, Socket } from '@lounge/transport';

type Money = Infer<typeof money>;

/** Dependencies of a store that makes calls: its lifetime, the client and the clock. */
export interface StoreContext {
  readonly scope: Scope;
  readonly client: Client;
  readonly clock: Clock;
  /** Whether the visitor now lets use of the site be counted. @default never */
  readonly hasAnalyticsConsent?: () => boolean;
}

/** The part of the socket that stores use beside the client's commands: pushes, their loss and the state of the connection. */
export type PushSocket = Pick<Socket, 'on' | 'onState' | 'onResync' | 'state'>;

/** Dependencies of a store that subscribes to pushes. */
export interface PushSource {
  readonly scope: Scope;
  readonly clock: Clock;
  readonly socket: PushSocket;
}

/** Knows which performers are online. */
export interface PresenceSource {
  /** `fallback` is returned for a performer without a change since the page was rendered. */
  isOnline(actorId: number, fallback: boolean): boolean;
}

/** Knows the visitor's balance at the first load: `value` is null until loaded, `balance` null for anonymous visitors. */
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

type GuestData = AnswerOf<typeof guestInitData>;

/** Knows which legal texts are new to the guest, reads it again, and takes over what was answered. */
export interface LegalNoticeSource {
  readonly data: { readonly value: Pick<GuestData, 'isLoggedIn' | 'legalNotices'> | null };
  load(): Promise<unknown>;
  update(changes: Partial<GuestData>): void;
}

/** Knows until when a guest can have a conversion chat, and takes over whether the guest wants it. */
export interface ConversionSource {
  readonly data: {
    readonly value: Pick<
      GuestData,
      'conversionChatEnd' | 'conversionChatCandidateEnd' | 'isConversionChatEnabled'
    > | null;
  };
  update(changes: Partial<GuestData>): void;
}

/** Knows what the guest was asked about already, reads it again, and takes over that one more question was answered. */
export interface FeedbackSource {
  readonly data: { readonly value: Pick<GuestData, 'isLoggedIn' | 'featureFeedbackIds'> | null };
  load(): Promise<unknown>;
  update(changes: Partial<GuestData>): void;
}

/** Takes over the fields of the guest's data that a push of a module above changes. */
export interface GuestChanges {
  update(changes: Partial<GuestData>): void;
}
