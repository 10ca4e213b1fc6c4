import { chatOffersOf, type ChatOffer } from '@lounge/kit/chat-button-group';
import type { Channel } from '@lounge/stores/content/messenger';
import { useMemo } from 'react';
import { useApp } from '../shared/app-context.ts';
import { useRead } from '../shared/use-read.ts';
import { useWallet } from '../foundation/wallet/wallet-stores.ts';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { chatGuestOf, performerOffersOf, progressOf } from '../content/live-chat/offers-of.ts';
import { useRunningChat } from '../content/live-chat/use-running-chat.ts';

/** The further chats that a channel announces without their prices, and without whether they are possible now. */
const announced = ({ canVoyeurChat, isDildocontrolAvailable }: Channel): readonly ChatOffer[] => [
  ...(canVoyeurChat ? [{ kind: 'voyeurChat', state: 'available' } as const] : []),
  ...(isDildocontrolAvailable ? [{ kind: 'toyControl', state: 'available' } as const] : []),
];

/**
 * The chats that the performer of a channel offers the guest, by the rule of the profile, which is read when the channel can have chats.
 * None until then; where the read fails, those that the channel announces.
 */
export const useChannelOffers = (channel: Channel, canChat: boolean): readonly ChatOffer[] => {
  const { stores } = useApp();
  const { coins } = useWallet().wallet;
  const performers = usePerformers();
  const chat = useRunningChat();
  const performer = useMemo(() => performers.open(channel.actorSlug), [performers, channel.actorSlug]);
  useRead(performer.actor, canChat);
  if (!canChat) return [];
  const { value: actor, state } = performer.actor;
  if (actor === null) return state === 'failed' ? announced(channel) : [];
  const guest = chatGuestOf(stores.guest, coins?.balance.value ?? null, actor);
  const times = { freeUntil: undefined, nextTextChat: undefined };
  return chatOffersOf(performerOffersOf(actor, times, undefined), guest, progressOf(chat, actor.id));
};
