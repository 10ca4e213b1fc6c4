import type { ActorData } from '@lounge/stores/content/actors';
import type { ChatBillData } from '@lounge/stores/content/live-chat';
import { presenceOf } from './offers-of.ts';

/** Dependencies of a next chat. */
export type NextChatActor = Pick<
  ActorData,
  | 'isOnline'
  | 'isBlocked'
  | 'isCurrentlyTicketShow'
  | 'isVoyeurMode'
  | 'isVoyeurChatAvailable'
  | 'isToyControlAvailable'
  | 'freeChat'
> & { readonly prices: Pick<ActorData['prices'], 'video' | 'voyeur' | 'toyControl'> };

/** A kind of chat that can follow another. */
type NextKind = 'videoChat' | 'voyeurChat' | 'toyControl' | 'freeChat';

/**
 * The guest's next chat with the performer: the same again if it is possible now, otherwise look in while she is in a private chat,
 * otherwise the video chat; null if nothing is.
 */
export const kindAfter = (actor: NextChatActor, ended: ChatBillData['kind']): NextKind | null => {
  const presence = presenceOf(actor);
  if (actor.isBlocked || presence === 'offline' || presence === 'inShow') return null;
  const { prices } = actor;
  if (presence === 'inChat') return actor.isVoyeurChatAvailable && prices.voyeur !== null ? 'voyeurChat' : null;
  if (ended === 'toyControl' && actor.isToyControlAvailable && prices.toyControl !== null) return 'toyControl';
  if (ended === 'freeChat' && actor.freeChat) return 'freeChat';
  return prices.video === null ? null : 'videoChat';
};
