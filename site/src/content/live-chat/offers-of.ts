import type { ChatGuest, ChatProgress, PerformerOffers } from '@lounge/kit/chat-button-group';
import type { ActorData } from '@lounge/stores/content/actors';
import type { LiveChat } from '@lounge/stores/content/live-chat';
import type { Guest } from '@lounge/stores/foundation/guest';
import { kitKindOf } from './kit-kind.ts';
import { textChatTerms } from './text-chat-terms.ts';

/** Where a performer is now. */
export const presenceOf = (
  actor: Pick<ActorData, 'isOnline' | 'isCurrentlyTicketShow' | 'isVoyeurMode'>,
): NonNullable<PerformerOffers['presence']> => {
  if (!actor.isOnline) return 'offline';
  if (actor.isCurrentlyTicketShow) return 'inShow';
  return actor.isVoyeurMode ? 'inChat' : 'here';
};

/**
 * The performer's offers for the chat buttons; `freeUntil` is the end of her free chat, `nextTextChat` the time of the guest's next text
 * chat, as text, undefined if unknown.
 */
export const performerOffersOf = (
  actor: ActorData,
  { freeUntil, nextTextChat }: { freeUntil: string | undefined; nextTextChat: string | undefined },
  show: PerformerOffers['show'],
): PerformerOffers => {
  const { prices } = actor;
  return {
    presence: presenceOf(actor),
    isBanned: actor.isCountryBanned,
    videoPrice: prices.video,
    videoPriceBefore: prices.basePriceVideo,
    voyeurPrice: actor.isVoyeurChatAvailable ? prices.voyeur : null,
    toyPrice: prices.toyControl,
    toy: actor.isToyControlAvailable ? 'ready' : 'notConnected',
    // An anonymous call costs nothing.
    voicePrice: actor.isVoiceCallAvailable ? 0 : null,
    textChat: { ...textChatTerms, next: nextTextChat },
    messagePrice: prices.message,
    freeChat: actor.freeChat ? { until: freeUntil, needsLogin: true } : null,
    show,
  };
};

/** The facts about the guest for the chat buttons. A balance that was not read yet is no obstacle. */
export const chatGuestOf = (
  guest: Guest,
  balance: number | null,
  actor: ActorData,
  welcome: ChatGuest['welcome'] = null,
): ChatGuest => ({
  isLoggedIn: guest.isLoggedIn,
  isLocked: guest.isLocked,
  barredFrom: guest.isBarredFromSpending ? 'spending' : guest.isBarredFromWriting ? 'writing' : undefined,
  isBlocked: actor.isBlocked,
  needsAgeCheck: guest.data.value?.hasAvs === false,
  balance: balance ?? Infinity,
  voucherSeconds: actor.voucherChatSeconds,
  freeMessages: actor.prices.freeMessages,
  welcome,
});

/** The state of the guest's chat with this performer; undefined if there is none. */
export const progressOf = (chat: LiveChat, actorId: number): ChatProgress | undefined => {
  const { state } = chat;
  if (chat.actorId !== actorId || state.kind === 'idle' || state.kind === 'ended') return undefined;
  if (state.kind === 'failed') return { kind: kitKindOf[state.request.kind], state: 'failed' };
  if (state.kind === 'starting') return { kind: kitKindOf[state.request.kind], state: 'starting' };
  return { kind: kitKindOf[state.chat.kind], state: state.chat.status === 'running' ? 'running' : 'starting' };
};
