import type { AnswerOf } from '@lounge/protocol';
import type { guestInitData } from '@lounge/protocol/foundation/guest';
import type { World } from '../../world/world.ts';

/** The status that subscriptions give a guest. */
export type SubscriptionFlags = Pick<
  AnswerOf<typeof guestInitData>,
  'isVXSelect' | 'isTvSubscriber' | 'wasTvSubscriber' | 'cancellationOffer'
>;

type GuestData = AnswerOf<typeof guestInitData>;

/** The facts about a guest that modules above know. */
export interface KnownOfGuests {
  subscriptionFlags(guestId: number, world: Pick<World, 'tx' | 'clock'>): Promise<SubscriptionFlags>;
  /** The number of pinned performers, and how many of them are online. */
  pinned(guestId: number, world: Pick<World, 'tx'>): Promise<{ readonly total: number; readonly online: number }>;
  /** The gifts that the guest owns. */
  gifts(guestId: number, world: Pick<World, 'tx'>): Promise<GuestData['boughtGifts']>;
  /** The sums of the guest's vouchers by type. */
  vouchers(guestId: number, world: Pick<World, 'tx' | 'clock'>): Promise<GuestData['vouchers']>;
  /** Whether the guest's anonymous voice call rings or runs. */
  isInVoiceCall(guestId: number, world: Pick<World, 'tx'>): Promise<boolean>;
  /** Whether the guest can be reminded of a ticket show: no longer once it began or was cancelled, null for one that the guest may not know. */
  canBeReminded(showId: number, guestId: number, world: Pick<World, 'tx' | 'clock'>): Promise<boolean | null>;
  /** The number of items that the guest put into the archive of the library. */
  archived(guestId: number, world: Pick<World, 'tx'>): Promise<number>;
  /** The number of chats and voice calls in the guest's history. */
  pastChats(guestId: number, world: Pick<World, 'tx'>): Promise<number>;
}
