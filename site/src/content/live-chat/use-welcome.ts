import type { ChatGuest } from '@lounge/kit/chat-button-group';
import { formatDuration } from '@lounge/locale';
import { conversionChatTerms } from '@lounge/protocol/foundation/conversion';
import type { ActorData } from '@lounge/stores/content/actors';
import { useConversion } from '../../foundation/conversion/conversion-stores.ts';
import { useApp } from '../../shared/app-context.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useSecondsSince } from './running/use-clock.ts';

const hourMs = 3_600_000;

/**
 * Returns the guest's welcome chat with a performer; null where it is not offered. In its last hour it says how long that lasts. Call it in an
 * observer.
 * @spec feature:chat.conversion, state:conversion-chat
 */
export const useWelcome = (
  actor: Pick<ActorData, 'isActorAvailableForConversionChat' | 'prices'>,
): ChatGuest['welcome'] => {
  const { conversionChat } = useConversion();
  const { clock } = useApp().stores.context;
  const isHydrated = useIsHydrated();
  const now = clock.now();
  const offer = actor.isActorAvailableForConversionChat ? conversionChat.offerAt(now) : null;
  // Renders again each second, so that the offer leaves the page at its end.
  useSecondsSince(offer !== null);
  if (offer === null) return null;
  const leftMs = Date.parse(offer.end) - now;
  const timeLeft = isHydrated && offer.state === 'eligible' && leftMs <= hourMs ? formatDuration(leftMs / 1000) : null;
  return {
    state: offer.state,
    minutes: conversionChatTerms.freeMs / 60_000,
    ...(timeLeft === null ? {} : { timeLeft }),
  };
};
