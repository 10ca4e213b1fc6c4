import type { InputOf } from '@lounge/protocol';
import { conversionChatTerms, type conversionChat } from '@lounge/protocol/foundation/conversion';
import { guestOf } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { isFirstOfAddress } from '../vouchers/index.ts';
import { conversionChatOf, setConversionChatEnds, setConversionChatOff } from './statements.ts';

const offerEnd = ({ clock }: Pick<World, 'clock'>): string =>
  new Date(clock.now() + conversionChatTerms.offerMs).toISOString();

/** A new guest could have the conversion chat: by verifying the address within a day. Inside the change that signs up. */
export const nameCandidate = (guestId: number, world: World): Promise<unknown> =>
  setConversionChatEnds.all(world.tx, {
    id: guestId,
    conversionChatEnd: null,
    conversionChatCandidateEnd: offerEnd(world),
  });

/**
 * Offers the conversion chat for a day to a candidate who has verified the address, once for an address. A candidate whose day is over
 * gets none.
 */
export const offerConversionChat = async (guestId: number, world: World): Promise<void> => {
  const ends = await conversionChatOf.first(world.tx, { guestId });
  const candidateEnd = ends?.conversionChatCandidateEnd ?? null;
  if (candidateEnd === null) return;
  const isOffered = candidateEnd > nowIso(world) && (await isFirstOfAddress(guestId, 'CONVERSION CHAT', world));
  await setConversionChatEnds.all(world.tx, {
    id: guestId,
    conversionChatEnd: isOffered ? offerEnd(world) : null,
    conversionChatCandidateEnd: null,
  });
};

/** Whether a guest can have a conversion chat now: offered, not over, and not switched off. @spec state:conversion-chat */
export const isConversionChatOpen = async (guestId: number, world: Pick<World, 'tx' | 'clock'>): Promise<boolean> => {
  const row = await conversionChatOf.first(world.tx, { guestId });
  const end = row?.conversionChatEnd ?? null;
  return end !== null && end > nowIso(world) && row?.isConversionChatOff !== 1;
};

/** Ends the offer of a guest whose free minutes are used up. Inside a change. */
export const endConversionOffer = (guestId: number, world: Pick<World, 'tx' | 'clock'>): Promise<unknown> =>
  setConversionChatEnds.all(world.tx, {
    id: guestId,
    conversionChatEnd: nowIso(world),
    conversionChatCandidateEnd: null,
  });

/** Switches the offer off or on again; its end stays. */
export const switchConversionChat = async (
  { action }: InputOf<typeof conversionChat>,
  caller: Caller,
  world: World,
): Promise<{ isEnabled: boolean }> => {
  const isEnabled = action === 'enable';
  await setConversionChatOff.all(world.tx, { id: guestOf(caller), isConversionChatOff: isEnabled ? 0 : 1 });
  return { isEnabled };
};
