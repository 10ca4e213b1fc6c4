import type { Caller, World } from '../../world/world.ts';

/** The part of a performer's profile about ticket shows. */
export interface ActorShows {
  /** Whether she is in a show now, also in one that others may not know. */
  readonly isCurrentlyTicketShow: boolean;
  /** Whether the guest has a ticket to the show that runs, or while none does to the next one. */
  readonly guestHasTicket: boolean;
  readonly nextShowAt: string | null;
}

/** The part of a performer's profile about live chats and messages. */
export interface ActorLive {
  /** Whether she is in a private chat, which voyeurs may watch. */
  readonly isVoyeurMode: boolean;
  /** Minutes of a video chat with her that the guest's vouchers pay, rounded up. */
  readonly voucherChatMinutes: number;
  readonly voucherChatSeconds: number;
  /** Whether she shows visitors a live preview. */
  readonly isLivePreviewEnabled: boolean;
  /** The free messages that the guest has left; null before their first conversation. */
  readonly freeMessagesLeft: number | null;
  /** Whether the conversation with the guest is blocked. */
  readonly isBlocked: boolean;
}

/** Reads a part of a performer's profile for a visitor. */
type ReadPart<T> = (
  actorId: number,
  visitor: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx' | 'clock'>,
) => Promise<T>;

/** Counts something of a guest's and a performer's. */
type CountOf = (guestId: number, actorId: number, world: Pick<World, 'tx'>) => Promise<number>;

/** The facts about performers' content that modules above know: new videos, and what a guest bought. */
export interface ContentOfActors {
  /** The numbers of the performers' new videos; those without any are left out. */
  readonly newVideosOf: (
    actorIds: readonly number[],
    world: Pick<World, 'tx' | 'clock'>,
  ) => Promise<ReadonlyMap<number, number>>;
  readonly bought: { readonly videos: CountOf; readonly albums: CountOf; readonly tickets: CountOf };
}

/** The facts about a performer's present that modules above know. */
export interface PresentOfActors {
  readonly showsOf: ReadPart<ActorShows>;
  readonly liveOf: ReadPart<ActorLive>;
  /** The next public shows that start until an instant, milliseconds since 1970: the start of the first one of each performer. */
  readonly showsUntil: (until: number, world: Pick<World, 'tx' | 'clock'>) => Promise<ReadonlyMap<number, string>>;
  /** Counts who watches each of some performers now. */
  readonly watchersAmong: (
    actorIds: readonly number[],
    world: Pick<World, 'tx' | 'clock'>,
  ) => Promise<ReadonlyMap<number, number>>;
}
